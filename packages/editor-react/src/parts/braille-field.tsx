import {
  type BrailleSystem,
  brailleTagOf,
  type Cell,
  CELL_CODES,
  cellsToUnicode,
} from '@tastwerk/editor-core/braille';
import { TextArea, VisuallyHidden } from '@tastwerk/ui';
import { type KeyboardEvent, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cellWords } from '../sentences/cell-words.js';
import { createSixKeyEntry } from './six-key-entry.js';

/** All that is no braille pattern of six dots and no line break. */
const NO_BRAILLE = /[^\u2800-\u283f\n]/gu;

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

interface BrailleFieldProps {
  readonly label: string;
  readonly description?: string;
  /** Unicode patterns of six dots; rows begin at line breaks. */
  readonly value: string;
  readonly system: BrailleSystem;
  readonly rows: number;
  readonly onChange: (braille: string) => void;
  readonly onBlur?: () => void;
  readonly errorMessage?: string | undefined;
}

/** A field for cells: written with six keys, pasted as Unicode patterns, or typed on a braille display. */
export function BrailleField({ value, system, onChange, onBlur, errorMessage, ...rest }: BrailleFieldProps) {
  const { t } = useTranslation(['editor', 'braille']);
  const sixKeys = useSixKeys(onChange);
  const { written } = sixKeys;
  return (
    <>
      <TextArea
        {...rest}
        {...(errorMessage === undefined ? {} : { errorMessage })}
        value={value}
        textLanguage={brailleTagOf(system)}
        {...sixKeys.field}
        onChange={(text) => onChange(brailleOf(text, system))}
        onBlur={() => {
          sixKeys.field.onBlur();
          onBlur?.();
        }}
      />
      <VisuallyHidden>
        {/* A key that writes through a script is not echoed by a screen reader. */}
        <span role="status">
          {written ? <span key={written.turn}>{cellWords(written.cell, t)}</span> : null}
        </span>
      </VisuallyHidden>
    </>
  );
}
