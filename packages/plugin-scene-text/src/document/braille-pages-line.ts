import type { Document } from '@tastwerk/editor-core';
import { type KnownBraillePaper, knownPaper, type NumberPlace } from '@tastwerk/editor-core/braille';
import { createDraft } from '../draft/draft.js';
import type { Clause } from '../lines/clause.js';
import { choiceClause, flagClause, numberClause, textClause } from '../lines/plain-clauses.js';
import { listText } from '../text/written.js';
import { choiceLexicon, choiceText } from '../words/choice-lexicon.js';
import type { Choices } from '../words/choices.js';
import { lexiconOf, written } from '../words/lexicon.js';
import { w } from '../words/words.js';
import type { DocumentLine } from './document-line.js';

const NUMBER_PLACE_WORDS: Choices<NumberPlace> = {
  'bottom-right': w('unten rechts', 'bottom right'),
  'bottom-left': w('unten links', 'bottom left'),
  'top-right': w('oben rechts', 'top right'),
  'top-left': w('oben links', 'top left'),
};

const PAPER_WORDS: Choices<KnownBraillePaper> = {
  a4: w('A4', 'A4'),
  'everest-a4': w('Index Everest A4', 'Index Everest A4'),
  'everest-a3': w('Index Everest A3', 'Index Everest A3'),
  'basic-210': w('Index Basic 210', 'Index Basic 210'),
  'basic-240': w('Index Basic 240', 'Index Basic 240'),
  'basic-280': w('Index Basic 280', 'Index Basic 280'),
  'index-us': w('Index US', 'Index US'),
  'braillo-fa44': w('Braillo FA44', 'Braillo FA44'),
  'viewplus-a4': w('ViewPlus A4', 'ViewPlus A4'),
  'viewplus-us': w('ViewPlus US', 'ViewPlus US'),
  'us-braille': w('US Braille', 'US braille'),
  'us-letter': w('US Letter', 'US letter'),
};

const isPaper = (name: string | undefined): name is KnownBraillePaper =>
  name !== undefined && Object.hasOwn(PAPER_WORDS, name);

/** What both ways to say the paper say. */
const OF_PAPER = ['paper', 'width', 'height'] as const;

/** A paper by its name, which brings its size. */
const PAPER: Clause = {
  words: w('Papier', 'paper'),
  value: PAPER_WORDS,
  covers: OF_PAPER,
  write: ({ paper }, { defaults, language }) =>
    paper === defaults['paper'] ? undefined : choiceText(PAPER_WORDS, paper, language),
  read(cursor, { values }) {
    const name = cursor.oneOf(choiceLexicon(PAPER_WORDS, cursor.language), 'VALUE_UNKNOWN');
    if (!isPaper(name)) return false;
    for (const [property, value] of Object.entries(knownPaper(name))) values.set(property, value);
    return true;
  },
};

/** A paper of any size by its width and height in mm. */
const PAPER_SIZE: Clause = {
  words: w('Papiergröße', 'paper size'),
  value: 'numbers',
  covers: OF_PAPER,
  write: ({ paper, width, height }) =>
    paper === 'custom' ? listText(Number(width), Number(height)) : undefined,
  read(cursor, { values }) {
    const [width, height] = cursor.fixedNumbers(2) ?? [];
    values.set('paper', 'custom').set('width', width).set('height', height);
    return height !== undefined;
  },
};

/** What the line of the braille pages says of their layout. */
const LAYOUT: readonly Clause[] = [
  PAPER,
  PAPER_SIZE,
  numberClause('cellsPerRow', w('Zellen je Zeile', 'cells per row')),
  numberClause('rowsPerPage', w('Zeilen je Seite', 'rows per page')),
  numberClause('marginLeft', w('Rand links', 'left margin')),
  numberClause('marginTop', w('Rand oben', 'top margin')),
  flagClause('pageNumbers', w('Seitenzahlen', 'page numbers')),
  flagClause('holePunch', w('Platz für Lochung', 'room for hole punch')),
  flagClause('hyphenation', w('ohne Silbentrennung', 'no hyphenation'), false),
  choiceClause('numberPlace', w('Seitenzahl', 'page number'), NUMBER_PLACE_WORDS),
  textClause('runningHead', w('Kopfzeile', 'running head')),
  numberClause('gutter', w('Bundsteg', 'gutter')),
  flagClause('duplex', w('beidseitig', 'double-sided')),
  numberClause('volumePages', w('Seiten je Band', 'pages per volume')),
  flagClause('frontPages', w('Titelseiten', 'title pages')),
];

/** The layout of the braille pages. */
export const BRAILLE_PAGES: DocumentLine = {
  words: w('Brailleseiten', 'Braille pages'),
  write({ braillePages }: Document, { blank, language }) {
    const context = { language, defaults: { ...blank.braillePages }, refer: () => '' };
    const texts = LAYOUT.flatMap((clause) => {
      const text = clause.write({ ...braillePages }, context);
      if (text === undefined || text === false) return [];
      return [[written(clause.words, language), text].filter((part) => part !== '').join(' ')];
    });
    return texts.length === 0 ? [] : [texts.join(' ')];
  },
  read(cursor, { braillePages }) {
    const lexicon = lexiconOf(
      LAYOUT.map((clause) => [clause.words, clause]),
      cursor.language,
    );
    for (;;) {
      const draft = createDraft();
      const found = cursor.phrase(lexicon);
      if (!found) return cursor.peek() === undefined || cursor.oneOf(lexicon, 'WORD_UNKNOWN') !== undefined;
      if (!found.value.read(cursor, draft)) return false;
      for (const [name, value] of draft.values) braillePages.set(name, value);
    }
  },
};
