/** Ends of lines that JSON leaves as they are. */
const LINE_ENDS = /[\u0085\u2028\u2029]/gu;

/** `json` on one line. */
const onOneLine = (json: string): string =>
  json.replaceAll(LINE_ENDS, (end) => `\\u${end.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** `text` in quotes, on one line. */
export const quoted = (text: string): string => onOneLine(JSON.stringify(text));

/** `value` as JSON on one line. */
export const jsonText = (value: unknown): string => onOneLine(JSON.stringify(value));

/** A number as the shortest decimal that is read as the same one, with a point in both languages. */
export const numberText = (value: number): string => String(value === 0 ? 0 : value);

/** Several numbers with commas between them. */
export const listText = (...values: readonly number[]): string => values.map(numberText).join(', ');
