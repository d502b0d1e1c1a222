import { Button } from '@tastwerk/ui';
import { createContext, type ReactNode, useContext } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';

/** The foot of the import dialog, which stays while its steps change. */
export const FooterSlot = createContext<HTMLElement | null>(null);

/** Puts the buttons of a step into the dialog's foot. */
export function StepFooter({ children }: { readonly children: ReactNode }) {
  const slot = useContext(FooterSlot);
  return slot ? createPortal(children, slot) : null;
}

/** The foot of a step that can only be left. */
export function CancelFooter({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('import');
  return (
    <StepFooter>
      <Button onPress={onClose}>{t('cancel')}</Button>
    </StepFooter>
  );
}
