import { variantAddress } from '@tastwerk/contracts';
import { CopyButton, Link, SentenceWith } from '@tastwerk/ui';
import { Trans, useTranslation } from 'react-i18next';
import { deedUrl, type GraphicLicence, LICENCES } from '@tastwerk/editor-core/document';
import styles from './variant-licence.module.css';
import { PartHeading } from '../../page/part-heading.js';

interface VariantLicenceProps {
  readonly graphicId: number;
  readonly variantId: number;
  readonly title: string;
  /** BCP 47 tag of the title. */
  readonly titleLanguage: string;
  readonly licence: GraphicLicence;
  /** Key of the link by which the page was opened. */
  readonly linkKey: string | null;
  /** Who is to be named; empty where nobody is known by a name. */
  readonly authors: string;
}

/** Under which licence a graphic may be used, the words that name its authors, and its link to hand on. */
export function VariantLicence({
  graphicId,
  variantId,
  title,
  titleLanguage,
  licence,
  linkKey,
  authors,
}: VariantLicenceProps) {
  const { t, i18n } = useTranslation('catalogue');
  // Without the filters of whoever hands it on.
  const address = `${window.location.origin}${variantAddress(graphicId, variantId, linkKey)}`;
  if (licence === 'own') {
    return (
      <section aria-labelledby="variant-licence" className={styles.licence}>
        <PartHeading id="variant-licence">{t('licence.title')}</PartHeading>
        <p>{t('licence.own')}</p>
      </section>
    );
  }
  const { short } = LICENCES[licence];
  const attribution = (titled: string) =>
    t(authors === '' ? 'licence.attributionUnnamed' : 'licence.attribution', {
      title: titled,
      authors,
      licence: short,
      address,
    });
  const labels = { doneLabel: t('licence.copied'), failedLabel: t('licence.notCopied') };
  return (
    <section aria-labelledby="variant-licence" className={styles.licence}>
      <PartHeading id="variant-licence">{t('licence.title')}</PartHeading>
      <p>
        <Trans
          t={t}
          i18nKey={`licence.text.${licence}`}
          values={{ licence: short }}
          components={{
            licence: (
              <Link href={deedUrl(licence, i18n.language)} rel="license">
                {short}
              </Link>
            ),
          }}
        />
      </p>
      <p className={styles.attribution}>
        <SentenceWith text={title} language={titleLanguage} write={attribution} />
      </p>
      <div className={styles.row}>
        <CopyButton label={t('licence.copyAttribution')} text={attribution(title)} {...labels} />
        <CopyButton label={t('licence.copyLink')} text={address} {...labels} />
      </div>
    </section>
  );
}
