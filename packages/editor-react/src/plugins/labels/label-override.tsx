import { type BrailleOverride, type LabelObject, runCommand } from '@tastwerk/editor-core';
import {
  BLANK_CELL,
  cellsFromUnicode,
  cellsToUnicode,
  languageOfSystem,
} from '@tastwerk/editor-core/braille';
import { overwrittenCells } from '@tastwerk/editor-core/objects';
import { Alert, Button, SentenceWith } from '@tastwerk/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { BrailleField } from '../../parts/braille-field.js';
import { useReadings } from '../../state/use-readings.js';
import { useTranslatedLines } from '../../state/use-translated-lines.js';
import { useBufferedText } from '../../state/use-typing.js';
import { useEditorStore } from '../../state/use-editor-state.js';
import styles from '../../parts/fields.module.css';

const BLANK = cellsToUnicode([BLANK_CELL]);

/** How many cells of the own braille the translation has not at their place; null while that is not known. */
function useOverwritten(label: LabelObject, override: BrailleOverride): number | null {
  const translated = useTranslatedLines(label.text);
  return useMemo(() => {
    if (!translated) return null;
    const own = cellsFromUnicode(override.braille.replaceAll('\n', BLANK));
    const marks = overwrittenCells(own, cellsFromUnicode(translated.map(cellsToUnicode).join(BLANK)));
    return marks.filter(Boolean).length;
  }, [override.braille, translated]);
}

/** What the own braille says in print, and the way to make that the text of the label, so that a label can be typed in braille. */
function OverrideReading({ label, override }: Pick<OverrideProps, 'label' | 'override'>) {
  const { t } = useTranslation('editor');
  const store = useEditorStore();
  const readings = useReadings(override.braille, override.system);
  const text = readings?.every((line) => line !== null) ? readings.join('\n').trim() : '';
  if (text === '') return null;
  const take = () => {
    const changes = [{ uuid: label.uuid, set: { text } }];
    store.dispatch(
      runCommand({
        type: 'transaction',
        commands: [
          { type: 'update-objects', changes },
          { type: 'set-braille-override', uuid: label.uuid, braille: null },
        ],
      }),
    );
  };
  return (
    <>
      <p className={styles.note}>
        <SentenceWith
          text={text}
          language={languageOfSystem(override.system)}
          write={(read) => t('label.ownReads', { text: read })}
        />
      </p>
      {text === label.text ? null : (
        <Button variant="secondary" onPress={take}>
          {t('label.ownTake')}
        </Button>
      )}
    </>
  );
}

interface OverrideProps {
  readonly label: LabelObject;
  readonly override: BrailleOverride;
  readonly isOutdated: boolean;
}

/** The field in which a transcriber writes a label's braille cell by cell. */
export function LabelOverride({ label, override, isOutdated }: OverrideProps) {
  const { t } = useTranslation('editor');
  const store = useEditorStore();
  const set = (braille: string | null) =>
    void store.dispatch(runCommand({ type: 'set-braille-override', uuid: label.uuid, braille }));
  const text = useBufferedText(override.braille, set);
  const overwritten = useOverwritten(label, override);

  return (
    <>
      <BrailleField
        label={t('label.own')}
        description={t('label.ownHelp')}
        rows={2}
        system={override.system}
        {...text}
      />
      {overwritten === null ? null : (
        <p className={styles.note}>{t('label.ownDiffers', { count: overwritten })}</p>
      )}
      <OverrideReading label={label} override={override} />
      {isOutdated ? (
        <Alert
          kind="warning"
          actions={
            <Button variant="secondary" onPress={() => set(override.braille)}>
              {t('label.ownKeep')}
            </Button>
          }
        >
          <SentenceWith
            text={override.text}
            language={languageOfSystem(override.system)}
            write={(text) => t('label.ownOutdated', { text })}
          />
        </Alert>
      ) : null}
      <Button variant="secondary" onPress={() => set(null)}>
        {t('label.ownGiveUp')}
      </Button>
    </>
  );
}
