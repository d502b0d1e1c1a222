import type { Variant, VersionBraille } from '@tastwerk/contracts';
import { type BrailleSystem, brailleTagOf, languageOfSystem } from '@tastwerk/editor-core/braille';
import { Loader } from '@tastwerk/ui';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../../api/error-text.js';
import { SubHeading } from '../../../page/part-heading.js';
import { RetryAlert } from '../../../page/retry-alert.js';
import { useVersionBrailleQuery } from '../catalogue-api.js';
import styles from './braille-text.module.css';

type Texts = VersionBraille['text'];

interface PrintedBrailleProps {
  readonly heading: string;
  readonly texts: Texts;
  readonly system: BrailleSystem;
}

/** Braille beside its print, under a heading; nothing where there is none. */
function PrintedBraille({ heading, texts, system }: PrintedBrailleProps) {
  if (texts.length === 0) return null;
  return (
    <>
      <SubHeading>{heading}</SubHeading>
      <dl className={styles.labels}>
        {texts.map(({ print, braille }, index) => (
          // The same words may stand on a sheet several times.
          <div key={`${index} ${print}`}>
            <dt lang={languageOfSystem(system)}>{print}</dt>
            <dd lang={brailleTagOf(system)}>{braille}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** Labels and legends beside their print, page by page, then the braille pages: what a finger reads, for a braille display. */
export function BrailleText({ variant }: { readonly variant: Variant }) {
  const { t } = useTranslation('catalogue');
  const { t: all } = useTranslation();
  const asked = { id: variant.id, versionId: variant.current_version.id };
  const { currentData, error, isFetching, refetch } = useVersionBrailleQuery(asked);
  if (error && !isFetching) return <RetryAlert text={errorText(all, error)} onRetry={() => void refetch()} />;
  if (!currentData) return <Loader message={t('braille.pending')} />;
  const { system, pages, text, is_whole: isWhole } = currentData;
  const heading = (part: 'labels' | 'legend', page: number) =>
    pages.length > 1 ? t(`braille.${part}OfPage`, { page }) : t(`braille.${part}`);
  const hasLabels = pages.some(({ labels, legend }) => labels.length + legend.length > 0);
  return (
    <div className={styles.braille}>
      {hasLabels ? null : <p>{t('braille.noLabels')}</p>}
      {pages.flatMap(({ labels, legend }, index) =>
        (['labels', 'legend'] as const).map((part) => (
          <PrintedBraille
            key={`${index} ${part}`}
            heading={heading(part, index + 1)}
            texts={part === 'labels' ? labels : legend}
            system={system}
          />
        )),
      )}
      {text.length > 0 ? (
        <>
          <SubHeading>{t('braille.text')}</SubHeading>
          {text.map(({ print, braille }, index) => (
            <p key={`${index} ${print}`} className={styles.cells} lang={brailleTagOf(system)}>
              {braille}
            </p>
          ))}
        </>
      ) : null}
      {isWhole ? null : <p>{t('braille.tooLong')}</p>}
    </div>
  );
}
