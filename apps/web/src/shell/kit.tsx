import { KitProvider } from '@tastwerk/ui';
import { type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { localeOf } from '../i18n/language.js';

/** Gives the component kit the interface's language and the router's way to go somewhere. */
export function Kit({ children }: { readonly children: ReactNode }) {
  const { i18n } = useTranslation();
  const navigate = useNavigate();
  return (
    <KitProvider locale={localeOf(i18n.language)} navigate={(path) => void navigate(path)}>
      {children}
    </KitProvider>
  );
}
