import { createWorkerTranslator } from '@tastwerk/braille/worker';
import type { Variant } from '@tastwerk/contracts';
import { languageOfSystem } from '@tastwerk/editor-core/braille';
import { Alert, Loader } from '@tastwerk/ui';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SubHeading } from '../../../page/part-heading.js';
import { useSession } from '../../../session/use-session.js';
import { useVariantDocumentQuery } from '../catalogue-api.js';
import styles from './braille-text.module.css';
import { type BrailleSource, writeBraille, type WrittenBraille } from './written-braille.js';

interface BrailleTextProps {
  readonly variant: Variant;
  readonly title: string;
}

/** The braille of `source`: undefined while it is written, null where that failed. */
function useBraille(source: BrailleSource | undefined): WrittenBraille | null | undefined {
  const [written, setWritten] = useState<WrittenBraille | null>();
  const asked = source && JSON.stringify(source);
  useEffect(() => {
    if (asked === undefined) return;
    const translator = createWorkerTranslator();
    let isCurrent = true;
    const source: BrailleSource = JSON.parse(asked);
    void writeBraille(translator, source).then((braille) => {
      if (isCurrent) setWritten(braille ?? null);
    });
    return () => {
      isCurrent = false;
      translator.dispose();
    };
  }, [asked]);
  return written;
}

/** Labels beside their print, then the image description: what a finger reads on the sheets, for a braille display. */
export function BrailleText({ variant, title }: BrailleTextProps) {
  const { t } = useTranslation('catalogue');
  const { status } = useSession();
  const { data, isError } = useVariantDocumentQuery(variant.id, { skip: status !== 'signed-in' });
  const { description, system } = variant;
  const document = data?.current_version.document ?? null;
  const isKnown = status === 'visitor' || data !== undefined || isError;
  const open = document === null ? { title, description, system } : { document };
  const written = useBraille(isKnown ? open : undefined);
  const language = languageOfSystem(system);
  if (written === undefined) return <Loader message={t('braille.pending')} />;
  if (written === null) return <Alert kind="warning">{t('braille.failed')}</Alert>;
  const { labels, text } = written;
  return (
    <div className={styles.braille}>
      {labels === null ? (
        <p>{t('braille.visitor')}</p>
      ) : labels.length === 0 ? (
        <p>{t('braille.noLabels')}</p>
      ) : (
        <>
          <SubHeading>{t('braille.labels')}</SubHeading>
          <dl className={styles.labels}>
            {labels.map(({ print, braille }) => (
              <div key={print}>
                <dt lang={language}>{print}</dt>
                <dd lang={`${language}-Brai`}>{braille}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
      {text.length > 0 ? (
        <>
          <SubHeading>{t('braille.text')}</SubHeading>
          {text.map(({ print, braille }) => (
            <p key={print} className={styles.cells} lang={`${language}-Brai`}>
              {braille}
            </p>
          ))}
        </>
      ) : null}
    </div>
  );
}
