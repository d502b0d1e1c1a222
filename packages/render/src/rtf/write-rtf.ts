import type { ImageDescription } from '@tastwerk/editor-core';
import { text } from '../texts.js';
import { rtfText } from './rtf-text.js';

/** The words of a graphic, to be printed or worked on in a word processor. */
export interface RtfContent extends ImageDescription {
  readonly language: 'de' | 'en';
  readonly graphicTitle: string;
  readonly variantTitle: string;
  readonly content: string;
}

/** Language numbers of Windows: German (Germany), English (United Kingdom). */
const LANGUAGE_IDS = { de: 1031, en: 2057 } as const;

/** Sizes in half points, spaces in twentieths of a point, as RTF counts. Bold headings with outline levels for navigation. */
const STYLES = {
  title: '\\pard\\plain\\outlinelevel0\\keepn\\sa120\\f0\\fs36\\b ',
  subtitle: '\\pard\\plain\\sa240\\f0\\fs28 ',
  heading: '\\pard\\plain\\outlinelevel1\\keepn\\sb240\\sa60\\f0\\fs28\\b ',
  text: '\\pard\\plain\\sa120\\f0\\fs24 ',
} as const;

function paragraph(style: keyof typeof STYLES, words: string): string {
  return `${STYLES[style]}${rtfText(words)}\\par\n`;
}

/** Titles, then type, summary, details and content under their headings, as an RTF file in ASCII; what is empty is left out. */
export function writeRtf(words: RtfContent): string {
  const { language, graphicTitle, variantTitle } = words;
  const titles = [
    ['title', graphicTitle.trim()],
    ['subtitle', variantTitle.trim()],
  ] as const;
  const sections = (['type', 'summary', 'details', 'content'] as const).flatMap((field) => {
    const body = words[field].replace(/\r\n?/g, '\n').trim();
    if (body === '') return [];
    const lines = body.split('\n').map((line) => paragraph('text', line.trim()));
    return [paragraph('heading', text(language, 'rtf', field)), ...lines];
  });
  return [
    `{\\rtf1\\ansi\\ansicpg1252\\uc1\\deff0\\deflang${LANGUAGE_IDS[language]}\n`,
    '{\\fonttbl{\\f0\\fswiss Atkinson Hyperlegible Next;}}\n',
    `{\\info{\\title ${rtfText(graphicTitle.trim())}}}\n`,
    ...titles.flatMap(([style, title]) => (title === '' ? [] : [paragraph(style, title)])),
    ...sections,
    '}\n',
  ].join('');
}
