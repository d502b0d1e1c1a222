import { createContext, type ReactNode, useContext } from 'react';
import { createPortal } from 'react-dom';

/** The foot of the import dialog, which stays while its steps change. */
export const FooterSlot = createContext<HTMLElement | null>(null);

/** Puts the buttons of a step into the dialog's foot. */
export function StepFooter({ children }: { readonly children: ReactNode }) {
  const slot = useContext(FooterSlot);
  return slot ? createPortal(children, slot) : null;
}
