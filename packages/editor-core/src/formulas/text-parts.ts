/** A stretch of a text: words, or a formula between dollar signs. */
export interface TextPart {
  readonly kind: 'words' | 'formula';
  /** UTF-16 index in the text, and the one behind its end; dollar signs belong to the formula. */
  readonly start: number;
  readonly end: number;
  /** Words as they are shown, or what stands between the dollar signs. */
  readonly content: string;
}

/**
 * A dollar sign that is written as `\$`, or a formula by the rule of Pandoc: both dollar signs on one line, the first before and the second
 * behind a character that is no blank, and no digit behind the second. `\$` within a formula does not end it.
 */
const FORMULA = /\\\$|\$(?!\s)((?:\\[^\r\n]|[^\\$\r\n])+)(?<!\s)\$(?!\d)/gu;

const ESCAPED = /\\\$/gu;

/** The formulas of `text`. */
export function formulasIn(text: string): readonly TextPart[] {
  if (!text.includes('$')) return [];
  return Array.from(text.matchAll(FORMULA)).flatMap(({ 0: whole, 1: content, index }): TextPart[] =>
    content === undefined ? [] : [{ kind: 'formula', start: index, end: index + whole.length, content }],
  );
}

/** `text` as words and formulas in their order, without gaps; in words `\$` is a dollar sign. */
export function textParts(text: string): readonly TextPart[] {
  const parts: TextPart[] = [];
  let at = 0;
  const putWords = (end: number) => {
    if (end > at)
      parts.push({ kind: 'words', start: at, end, content: text.slice(at, end).replaceAll(ESCAPED, '$') });
  };
  for (const formula of formulasIn(text)) {
    putWords(formula.start);
    parts.push(formula);
    at = formula.end;
  }
  putWords(text.length);
  return parts;
}

/** Whether `text` is not shown as it is typed: it has formulas or dollar signs that are written as `\$`. */
export function hasMarkup(text: string): boolean {
  return text.includes('$') && (text.includes('\\$') || formulasIn(text).length > 0);
}
