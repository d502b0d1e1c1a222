import { type ReactNode } from 'react';
import { I18nProvider, RouterProvider } from 'react-aria-components';

/** What the kit needs from the application around it. */
export interface KitProviderProps {
  /** BCP 47 tag: number formats and the kit's own spoken words follow it. */
  readonly locale: string;
  /** Client-side navigation for the kit's links and menu items; without it they load the page. */
  readonly navigate?: (path: string) => void;
  readonly children: ReactNode;
}

/** Gives every kit component below it a language and a way to navigate. */
export function KitProvider({ locale, navigate, children }: KitProviderProps) {
  const content = navigate ? <RouterProvider navigate={navigate}>{children}</RouterProvider> : children;
  return <I18nProvider locale={locale}>{content}</I18nProvider>;
}
