import { TextArea, TextField } from '@tastwerk/ui';
import { useBufferedText } from '../state/use-typing.js';

interface BufferedFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onCommit: (text: string) => void;
  readonly maxLength: number;
  readonly description?: string;
  readonly placeholder?: string;
  readonly errorMessage?: string;
  readonly isRequired?: boolean;
  /** More than one row of text; absent for a single line. */
  readonly rows?: number;
  /** BCP 47 tag of the text, where it is not in the language of the interface. */
  readonly textLanguage?: string;
}

/** A text of the document, written to it when typing rests. */
export function BufferedField({ value, onCommit, rows, ...rest }: BufferedFieldProps) {
  const text = useBufferedText(value, onCommit);
  return rows === undefined ? (
    <TextField {...rest} {...text} />
  ) : (
    <TextArea {...rest} {...text} rows={rows} />
  );
}
