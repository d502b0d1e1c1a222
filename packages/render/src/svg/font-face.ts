import { FONT_FAMILY } from '../font-family.js';

/** A part of the bundled font to put into a drawing, so that it looks the same where the font is not installed. */
export interface EmbeddedFont {
  /** The font file (WOFF) as base64. */
  readonly base64: string;
  /** Characters it covers, as a CSS `unicode-range`. */
  readonly unicodeRange: string;
}

/**
 * The style of black print: the bundled font without kerning and ligatures, because the core places text by the font's
 * plain advance widths.
 */
export function textStyle(fonts: readonly EmbeddedFont[]): string {
  const faces = fonts.map(
    ({ base64, unicodeRange }) =>
      `@font-face{font-family:"${FONT_FAMILY}";src:url(data:font/woff;base64,${base64}) format("woff");` +
      `unicode-range:${unicodeRange}}`,
  );
  return [
    ...faces,
    `text{font-family:"${FONT_FAMILY}",sans-serif;font-kerning:none;font-variant-ligatures:none;white-space:pre}`,
  ].join('\n');
}
