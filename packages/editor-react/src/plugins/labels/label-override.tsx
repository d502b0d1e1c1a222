import { type BrailleOverride, type LabelObject, runCommand } from '@tastwerk/editor-core';
import {
  BLANK_CELL,
  type BrailleSystem,
  brailleTagOf,
  type Cell,
  CELL_CODES,
  cellsFromUnicode,
  cellsToUnicode,
  languageOfSystem,
} from '@tastwerk/editor-core/braille';
import { overwrittenCells } from '@tastwerk/editor-core/objects';
import { Alert, Button, SentenceWith, TextArea, VisuallyHidden } from '@tastwerk/ui';
import { type KeyboardEvent, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cellWords } from '../../sentences/cell-words.js';
import { createSixKeyEntry } from '../../parts/six-key-entry.js';
import { useReadings } from '../../state/use-readings.js';
import { useTranslatedLines } from '../../state/use-translated-lines.js';
import { useBufferedText } from '../../state/use-typing.js';
import { useEditorStore } from '../../state/use-editor-state.js';
import styles from '../../parts/fields.module.css';

/** All that is no braille pattern of six dots and no line break. */
const NO_BRAILLE = /[^\u2800-\u283f\n]/gu;

const BLANK = cellsToUnicode([BLANK_CELL]);

/**
 * `text` as cells. The keys of a braille display arrive as the characters of its computer braille, which a screen reader types: they become the
 * cells that were pressed.
 */
function brailleOf(text: string, system: BrailleSystem): string {
  const codes = CELL_CODES[system.startsWith('DE') ? 'eurobraille' : 'na-lower'];
  return text.toLowerCase().replace(NO_BRAILLE, (character) => {
    const cell = codes.indexOf(character);
    return cell === -1 ? '' : cellsToUnicode([cell]);
  });
}

/** Lets the keys F D S J K L write cells into a text area at its caret, as on a brailler. */
function useSixKeys(onInsert: (text: string) => void) {
  const entry = useMemo(() => createSixKeyEntry(), []);
  const area = useRef<HTMLTextAreaElement>(null);
  const [written, setWritten] = useState<{ readonly cell: Cell; readonly turn: number }>();
  const insert = (text: string) => {
    const element = area.current;
    if (!element) return;
    element.setRangeText(text, element.selectionStart, element.selectionEnd, 'end');
    onInsert(element.value);
  };
  const field = {
    inputRef: area,
    onBlur: entry.reset,
    onKeyDown(event: KeyboardEvent) {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (entry.keyDown(event.code)) event.preventDefault();
    },
    onKeyUp(event: KeyboardEvent) {
      const cell = entry.keyUp(event.code);
      if (cell === null) return;
      insert(cellsToUnicode([cell]));
      setWritten((before) => ({ cell, turn: (before?.turn ?? 0) + 1 }));
    },
  };
  return { field, written };
}

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
  const { t } = useTranslation(['editor', 'braille']);
  const store = useEditorStore();
  const set = (braille: string | null) =>
    void store.dispatch(runCommand({ type: 'set-braille-override', uuid: label.uuid, braille }));
  const text = useBufferedText(override.braille, set);
  const sixKeys = useSixKeys(text.onChange);
  const { written } = sixKeys;
  const overwritten = useOverwritten(label, override);

  return (
    <>
      <TextArea
        label={t('label.own')}
        description={t('label.ownHelp')}
        rows={2}
        textLanguage={brailleTagOf(override.system)}
        {...text}
        {...sixKeys.field}
        onChange={(value) => text.onChange(brailleOf(value, override.system))}
        onBlur={() => {
          sixKeys.field.onBlur();
          text.onBlur();
        }}
      />
      <VisuallyHidden>
        {/* A key that writes through a script is not echoed by a screen reader. */}
        <span role="status">
          {written ? <span key={written.turn}>{cellWords(written.cell, t)}</span> : null}
        </span>
      </VisuallyHidden>
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
