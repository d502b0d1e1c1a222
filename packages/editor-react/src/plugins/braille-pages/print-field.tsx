import type { PrintRange } from '@tastwerk/editor-core/braille';
import { TextArea, TextField } from '@tastwerk/ui';
import { type SyntheticEvent, useRef } from 'react';
import { TextTools } from '../../parts/text-tools.js';
import { useBufferedText } from '../../state/use-typing.js';

/** An element in which print is written. */
export type PrintElement = HTMLInputElement | HTMLTextAreaElement;

interface PrintFieldProps {
  readonly label: string;
  readonly path: readonly string[];
  readonly value: string;
  readonly maxLength: number;
  readonly placeholder?: string;
  /** More than one row of text; absent for a single line. */
  readonly rows?: number;
  /** BCP 47 tag of the text. */
  readonly textLanguage: string;
  readonly onCommit: (text: string) => void;
  /** Told what is selected, or where the caret stands, while the field has the focus. */
  readonly onSelect: (range: PrintRange) => void;
  readonly elementRef: (element: PrintElement | null) => void;
}

/** A text of the braille pages that says what of it is selected. */
export function PrintField({ path, value, rows, onCommit, onSelect, elementRef, ...rest }: PrintFieldProps) {
  const text = useBufferedText(value, onCommit);
  const select = ({ currentTarget }: SyntheticEvent<PrintElement>) => {
    const { selectionStart, selectionEnd } = currentTarget;
    if (selectionStart === null || selectionEnd === null) return;
    onSelect({ path, start: selectionStart, end: selectionEnd });
  };
  const field = useRef<PrintElement>(null);
  const inputRef = (element: PrintElement | null) => {
    field.current = element;
    elementRef(element);
  };
  return rows === undefined ? (
    <TextField {...rest} {...text} inputRef={inputRef} onSelect={select} />
  ) : (
    <>
      <TextArea {...rest} {...text} rows={rows} inputRef={inputRef} onSelect={select} />
      <TextTools field={field} onChange={text.onChange} />
    </>
  );
}
