import { Link } from '@tastwerk/ui';
import { type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** Leads to the deed of the licence of the product and its texts in the interface's language. */
export function LicenceLink({ children }: { readonly children?: ReactNode }) {
  const { i18n } = useTranslation();
  return (
    <Link href={`https://creativecommons.org/licenses/by-sa/4.0/deed.${i18n.language}`} rel="license">
      {children}
    </Link>
  );
}
