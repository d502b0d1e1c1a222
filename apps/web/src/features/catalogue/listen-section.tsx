import { LINK_KEY_PARAMETER, type Variant } from '@tastwerk/contracts';
import { ButtonLink } from '@tastwerk/ui';
import { Ear } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { PartHeading } from '../../page/part-heading.js';
import { useRenderings } from './use-renderings.js';
import styles from './variant-screen.module.css';

interface ListenSectionProps {
  readonly variant: Variant;
  /** Key of the link by which the page was opened. */
  readonly linkKey: string | null;
}

/** The way to the touch page, which says what a finger is on; nothing as long as the version has none. */
export function ListenSection({ variant, linkKey }: ListenSectionProps) {
  const { t } = useTranslation('catalogue');
  const renderings = useRenderings(variant.id, variant.current_version.id)?.renderings ?? [];
  if (!renderings.some(({ format, size_bytes }) => format === 'html' && size_bytes !== null)) return null;
  const key = linkKey === null ? '' : `?${LINK_KEY_PARAMETER}=${linkKey}`;
  return (
    <section aria-labelledby="variant-listen">
      <PartHeading id="variant-listen">{t('listen.title')}</PartHeading>
      <p>{t('listen.text')}</p>
      <div className={styles.row}>
        {/* A document of its own: it opens beside this page. */}
        <ButtonLink
          icon={<Ear />}
          href={`/files/touch/html_${variant.current_file_name}.html${key}`}
          target="_blank"
        >
          {t('listen.open')}
        </ButtonLink>
      </div>
    </section>
  );
}
