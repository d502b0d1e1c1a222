import { CopyButton } from '@tastwerk/ui';
import { Trans, useTranslation } from 'react-i18next';
import { LicenceLink } from '../../shell/licence-link.js';
import styles from './variant-licence.module.css';

interface VariantLicenceProps {
  readonly graphicId: number;
  readonly variantId: number;
  readonly title: string;
  /** Who is to be named; empty where nobody is known by a name. */
  readonly authors: string;
}

/** Under which licence a graphic may be used, the words that name its authors, and its link to hand on. */
export function VariantLicence({ graphicId, variantId, title, authors }: VariantLicenceProps) {
  const { t } = useTranslation('catalogue');
  // Without the filters of whoever hands it on.
  const address = `${window.location.origin}/catalogue/${graphicId}/variant/${variantId}`;
  const attribution = t(authors === '' ? 'licence.attributionUnnamed' : 'licence.attribution', {
    title,
    authors,
    address,
  });
  const labels = { doneLabel: t('licence.copied'), failedLabel: t('licence.notCopied') };
  return (
    <section aria-labelledby="variant-licence" className={styles.licence}>
      <h3 id="variant-licence">{t('licence.title')}</h3>
      <p>
        <Trans t={t} i18nKey="licence.text" components={{ licence: <LicenceLink /> }} />
      </p>
      <p className={styles.attribution}>{attribution}</p>
      <div className={styles.row}>
        <CopyButton label={t('licence.copyAttribution')} text={attribution} {...labels} />
        <CopyButton label={t('licence.copyLink')} text={address} {...labels} />
      </div>
    </section>
  );
}
