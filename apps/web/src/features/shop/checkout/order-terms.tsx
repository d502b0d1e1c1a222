import { LEGAL_PAGES, WITHDRAWAL_DAYS } from '@tastwerk/contracts';
import { Link } from '@tastwerk/ui';
import { Trans, useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/use-language.js';

/** What holds for an order, with the pages that say it; one for trying out cannot be withdrawn from. */
export function OrderTerms({ isTrial }: { readonly isTrial: boolean }) {
  const { t } = useTranslation('shop');
  const language = useLanguage();
  const page = (name: number) => <Link href={`/info/${language}/${name}`} target="_blank" children="" />;
  return (
    <Trans
      t={t}
      i18nKey={isTrial ? 'checkout.overview.legalTrial' : 'checkout.overview.legal'}
      values={{ days: WITHDRAWAL_DAYS }}
      components={{
        terms: page(LEGAL_PAGES.terms),
        privacy: page(LEGAL_PAGES.privacy),
        withdrawal: <Link href="/widerruf" target="_blank" children="" />,
      }}
    />
  );
}
