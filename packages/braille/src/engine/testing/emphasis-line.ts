import { EMPHASES, type EmphasisSpan, type WritingOptions } from '../../line-request.js';

/** A line of text as corpus files and the oracle write it: the text, a tab, and the emphasis of each character as a hexadecimal digit. */
export function emphasisLineOf(line: string): { readonly text: string } & Pick<WritingOptions, 'emphasis'> {
  const [text = '', digits = ''] = line.split('\t');
  const emphasis = Array.from(digits).flatMap((digit, start): EmphasisSpan[] =>
    EMPHASES.filter((_, kind) => ((Number.parseInt(digit, 16) >> kind) & 1) === 1).map((kind) => ({
      kind,
      start,
      end: start + 1,
    })),
  );
  return emphasis.length === 0 ? { text } : { text, emphasis };
}
