import { primaryLanguage, wordLanguage } from '@tastwerk/editor-core/braille';
import {
  type BlockStyle,
  descriptionBlocks,
  type DescriptionWords,
} from '../description/description-blocks.js';
import { FONT_FAMILY } from '../font-family.js';
import type { Rights } from '../licence.js';
import { text } from '../texts.js';
import { rtfText } from './rtf-text.js';

/** Language numbers of Windows (MS-LCID) by the first part of a language's tag: that of the country with most speakers in Europe. */
const LANGUAGE_IDS: Readonly<Record<string, number>> = {
  cs: 1029,
  da: 1030,
  de: 1031,
  en: 2057,
  es: 3082,
  fi: 1035,
  fr: 1036,
  it: 1040,
  nl: 1043,
  no: 1044,
  pl: 1045,
  pt: 2070,
  sv: 1053,
  tr: 1055,
};

/** The number for text without a language, which word processors do not proofread. */
const NO_LANGUAGE_ID = 1024;

const languageId = (language: string): number => LANGUAGE_IDS[primaryLanguage(language)] ?? NO_LANGUAGE_ID;

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
    ...(author === undefined ? [] : [text(wordLanguage(words.language), 'pdf', 'author', { author })]),
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
    `{\\rtf1\\ansi\\ansicpg1252\\uc1\\deff0\\deflang${languageId(words.language)}\n`,
    `{\\fonttbl{\\f0\\fswiss ${FONT_FAMILY};}}\n`,
    `{\\info{\\title ${rtfText(words.graphicTitle.trim())}}${writer}${comment}}\n`,
    ...paragraphs,
    '}\n',
  ].join('');
}
