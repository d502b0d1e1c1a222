import {
  type BlockStyle,
  descriptionBlocks,
  type DescriptionWords,
} from '../description/description-blocks.js';
import { FONT_FAMILY } from '../font-family.js';
import type { Rights } from '../licence.js';
import { text } from '../texts.js';
import { rtfText } from './rtf-text.js';

/** Language numbers of Windows: German (Germany), English (United Kingdom). */
const LANGUAGE_IDS = { de: 1031, en: 2057 } as const;

/** Sizes in half points, spaces in twentieths of a point, as RTF counts. Bold headings with outline levels for navigation. */
const STYLES: Readonly<Record<BlockStyle, string>> = {
  title: '\\pard\\plain\\outlinelevel0\\keepn\\sa120\\f0\\fs36\\b ',
  subtitle: '\\pard\\plain\\sa240\\f0\\fs28 ',
  heading: '\\pard\\plain\\outlinelevel1\\keepn\\sb240\\sa60\\f0\\fs28\\b ',
  subheading: '\\pard\\plain\\outlinelevel2\\keepn\\sb180\\sa60\\f0\\fs24\\b ',
  text: '\\pard\\plain\\sa120\\f0\\fs24 ',
};

/** Titles, then type, summary, details and content under their headings, and whose all that is, as an RTF file in ASCII; what is empty is left out. */
export function writeRtf(words: DescriptionWords, { author, licence }: Rights): string {
  const imprint = [
    ...(author === undefined ? [] : [text(words.language, 'pdf', 'author', { author })]),
    ...(licence === undefined ? [] : [`${licence.name} – ${licence.url}`]),
  ];
  const blocks = [
    ...descriptionBlocks(words),
    ...imprint.map((line) => ({ style: 'text', words: line }) as const),
  ];
  const paragraphs = blocks.map(({ style, words: line }) => `${STYLES[style]}${rtfText(line)}\\par\n`);
  const writer = author === undefined ? '' : `{\\author ${rtfText(author)}}`;
  const comment = licence === undefined ? '' : `{\\doccomm ${rtfText(licence.name)}}`;
  return [
    `{\\rtf1\\ansi\\ansicpg1252\\uc1\\deff0\\deflang${LANGUAGE_IDS[words.language]}\n`,
    `{\\fonttbl{\\f0\\fswiss ${FONT_FAMILY};}}\n`,
    `{\\info{\\title ${rtfText(words.graphicTitle.trim())}}${writer}${comment}}\n`,
    ...paragraphs,
    '}\n',
  ].join('');
}
