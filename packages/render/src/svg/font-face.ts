import { FONT_FAMILY } from '../font-family.js';

/** A part of the fonts of black print to put into a drawing, so that it looks the same where they are not installed. */
export interface EmbeddedFont {
  /** The font file (WOFF) as base64. */
  readonly base64: string;
  /** Characters it covers, as a CSS `unicode-range` without wildcards. */
  readonly unicodeRange: string;
}

const HEXADECIMAL = 16;

/** Whether a CSS `unicode-range` names one of the code points. */
function coversOne(unicodeRange: string, codePoints: ReadonlySet<number>): boolean {
  const ranges = unicodeRange.split(',').map((range) => {
    const [first = 0, last = first] = range
      .trim()
      .slice('U+'.length)
      .split('-')
      .map((bound) => Number.parseInt(bound, HEXADECIMAL));
    return { first, last };
  });
  return [...codePoints].some((codePoint) =>
    ranges.some(({ first, last }) => first <= codePoint && codePoint <= last),
  );
}

/**
 * The style of black print: the bundled font without kerning and ligatures, because the core places text by the font's
 * plain advance widths. Of `fonts` those are embedded that have characters of `text`, all as parts of one family.
 */
export function textStyle(fonts: readonly EmbeddedFont[], text: string): string {
  const codePoints = new Set(Array.from(text, (character) => character.codePointAt(0) ?? 0));
  const faces = fonts
    .filter(({ unicodeRange }) => coversOne(unicodeRange, codePoints))
    .map(
      ({ base64, unicodeRange }) =>
        `@font-face{font-family:"${FONT_FAMILY}";src:url(data:font/woff;base64,${base64}) format("woff");` +
        `unicode-range:${unicodeRange}}`,
    );
  return [
    ...faces,
    `text{font-family:"${FONT_FAMILY}",sans-serif;font-kerning:none;font-variant-ligatures:none;white-space:pre}`,
  ].join('\n');
}
