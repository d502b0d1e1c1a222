import type { Notation, UnknownCharacters } from '@tastwerk/editor-core/braille';
import { PAPER_FORMATS, paperFormatOf } from '@tastwerk/editor-core/document';
import type { SceneWords } from '@tastwerk/editor-core';
import type { Choices } from '../words/choices.js';
import { choiceLexicon, choiceText } from '../words/choice-lexicon.js';
import { numberText, quoted } from '../text/written.js';
import {
  CATEGORY_WORDS,
  LANGUAGE_WORDS,
  MATH_CODE_WORDS,
  MEDIUM_WORDS,
  PAPER_WORDS,
} from '../words/choices.js';
import { readSystem, systemText } from '../lines/system-words.js';
import { lexiconOf, written } from '../words/lexicon.js';
import { w } from '../words/words.js';
import { BRAILLE_PAGES } from './braille-pages-line.js';
import type { DocumentLine } from './document-line.js';

const MEDIUM: DocumentLine = {
  words: w('Medium', 'Medium'),
  write: ({ medium }, { blank, language }) =>
    medium === blank.medium ? [] : [choiceText(MEDIUM_WORDS, medium, language) ?? ''],
  read(cursor, { values }) {
    const medium = cursor.oneOf(choiceLexicon(MEDIUM_WORDS, cursor.language), 'VALUE_UNKNOWN');
    if (medium !== undefined) values.set('medium', medium);
    return medium !== undefined;
  },
};

const SYSTEM: DocumentLine = {
  words: w('Braillesystem', 'Braille system'),
  write: ({ system }, { blank, language }) =>
    system === blank.system ? [] : [systemText(system, language) ?? ''],
  read(cursor, { values }) {
    const system = readSystem(cursor);
    if (system !== undefined) values.set('system', system);
    return system !== undefined;
  },
};

const NOTATION_WORDS: Choices<Notation> = {
  plain: w('ohne Großschreibzeichen', 'plain'),
  capitals: w('mit Großschreibzeichen', 'capitals'),
  computer: w('Computerbraille', 'computer braille'),
};

const NOTATION: DocumentLine = {
  words: w('Schreibweise', 'Notation'),
  write: ({ notation }, { blank, language }) =>
    notation === blank.notation ? [] : [choiceText(NOTATION_WORDS, notation, language) ?? ''],
  read(cursor, { values }) {
    const notation = cursor.oneOf(choiceLexicon(NOTATION_WORDS, cursor.language), 'VALUE_UNKNOWN');
    if (notation !== undefined) values.set('notation', notation);
    return notation !== undefined;
  },
};

const UNKNOWN_WORDS: Choices<UnknownCharacters> = {
  sign: w('mit Ersatzzeichen', 'with a sign'),
  'leave-out': w('weglassen', 'left out'),
};

const UNKNOWN: DocumentLine = {
  words: w('Unbekannte Zeichen', 'Unknown characters'),
  write: ({ unknownCharacters }, { blank, language }) =>
    unknownCharacters === blank.unknownCharacters
      ? []
      : [choiceText(UNKNOWN_WORDS, unknownCharacters, language) ?? ''],
  read(cursor, { values }) {
    const choice = cursor.oneOf(choiceLexicon(UNKNOWN_WORDS, cursor.language), 'VALUE_UNKNOWN');
    if (choice !== undefined) values.set('unknownCharacters', choice);
    return choice !== undefined;
  },
};

const MATH_CODE: DocumentLine = {
  words: w('Mathematikschrift', 'Mathematics code'),
  write: ({ mathCode }, { language }) =>
    mathCode === null ? [] : [choiceText(MATH_CODE_WORDS, mathCode, language) ?? ''],
  read(cursor, { values }) {
    const mathCode = cursor.oneOf(choiceLexicon(MATH_CODE_WORDS, cursor.language), 'VALUE_UNKNOWN');
    if (mathCode !== undefined) values.set('mathCode', mathCode);
    return mathCode !== undefined;
  },
};

const PAPER: DocumentLine = {
  words: w('Papier', 'Paper'),
  write({ width, height }, { blank, language }) {
    const format = paperFormatOf(width, height);
    if (!format || format === paperFormatOf(blank.width, blank.height)) return [];
    return [choiceText(PAPER_WORDS, format, language) ?? ''];
  },
  read(cursor, { values }) {
    const format = cursor.oneOf(choiceLexicon(PAPER_WORDS, cursor.language), 'VALUE_UNKNOWN');
    const paper = Object.entries(PAPER_FORMATS).find(([name]) => name === format)?.[1];
    if (paper) values.set('width', paper.widthMm).set('height', paper.heightMm);
    return paper !== undefined;
  },
};

const CATEGORY: DocumentLine = {
  words: w('Kategorie', 'Category'),
  write: ({ category }, { language }) =>
    category === null ? [] : [choiceText(CATEGORY_WORDS, category, language) ?? quoted(category)],
  read(cursor, { values }) {
    const isText = cursor.peek()?.type === 'string';
    const category = isText
      ? cursor.text()
      : cursor.oneOf(choiceLexicon(CATEGORY_WORDS, cursor.language), 'VALUE_UNKNOWN');
    if (category !== undefined) values.set('category', category);
    return category !== undefined;
  },
};

const NUMBER = w('Nummer', 'number');

const TAG: DocumentLine = {
  words: w('Schlagwort', 'Tag'),
  isList: true,
  write: ({ tags }, { language }) =>
    tags.map(({ name, tag_id }) =>
      tag_id === null ? quoted(name) : `${quoted(name)} ${written(NUMBER, language)} ${numberText(tag_id)}`,
    ),
  read(cursor, { tags }) {
    const name = cursor.text();
    if (name === undefined) return false;
    const isNumbered = cursor.phrase(lexiconOf([[NUMBER, true]], cursor.language)) !== undefined;
    const tag_id = isNumbered ? cursor.number() : null;
    tags.push({ name, tag_id });
    return tag_id !== undefined;
  },
};

const DESCRIPTION = w('Beschreibung', 'description');

const TRANSLATION: DocumentLine = {
  words: w('Titel auf', 'Title in'),
  isList: true,
  write: ({ translations }, { language }) =>
    translations.map((one) => {
      const begin = `${choiceText(LANGUAGE_WORDS, one.language, language) ?? ''} ${quoted(one.title)}`;
      if (one.description === '') return begin;
      return `${begin} ${written(DESCRIPTION, language)} ${quoted(one.description)}`;
    }),
  read(cursor, { translations }) {
    const language = cursor.oneOf(choiceLexicon(LANGUAGE_WORDS, cursor.language), 'VALUE_UNKNOWN');
    const title = language === undefined ? undefined : cursor.text();
    if (title === undefined) return false;
    const isDescribed = cursor.phrase(lexiconOf([[DESCRIPTION, true]], cursor.language)) !== undefined;
    const description = isDescribed ? cursor.text() : '';
    translations.push({ language, title, description });
    return description !== undefined;
  },
};

type Flag = 'safeArea' | 'bindingSpace';

const flagLine = (name: Flag, words: SceneWords, said: boolean): DocumentLine => ({
  words,
  write: (document, { blank }) => (document[name] !== blank[name] && document[name] === said ? [''] : []),
  read(_cursor, { values }) {
    values.set(name, said);
    return true;
  },
});

const SHOWN = w('gezeigt', 'shown');

const gridLine = (
  words: SceneWords,
  spacing: 'verticalGridSpacing' | 'horizontalGridSpacing',
  shown: 'showVerticalGrid' | 'showHorizontalGrid',
): DocumentLine => ({
  words,
  write(document, { blank, language }) {
    if (document[spacing] === blank[spacing] && document[shown] === blank[shown]) return [];
    const text = numberText(document[spacing]);
    return [document[shown] ? `${text} ${written(SHOWN, language)}` : text];
  },
  read(cursor, { values }) {
    const number = cursor.number();
    if (number === undefined) return false;
    values
      .set(spacing, number)
      .set(shown, cursor.phrase(lexiconOf([[SHOWN, true]], cursor.language)) !== undefined);
    return true;
  },
});

/** What is set for a document. */
export const SETTING_LINES: readonly DocumentLine[] = [
  TRANSLATION,
  CATEGORY,
  TAG,
  MEDIUM,
  SYSTEM,
  NOTATION,
  UNKNOWN,
  MATH_CODE,
  PAPER,
  gridLine(w('Senkrechte Rasterlinien', 'Vertical grid lines'), 'verticalGridSpacing', 'showVerticalGrid'),
  gridLine(
    w('Waagerechte Rasterlinien', 'Horizontal grid lines'),
    'horizontalGridSpacing',
    'showHorizontalGrid',
  ),
  flagLine('safeArea', w('Ohne Sicherheitsrand', 'No safe area'), false),
  flagLine('bindingSpace', w('Heftrand', 'Binding space'), true),
  BRAILLE_PAGES,
];
