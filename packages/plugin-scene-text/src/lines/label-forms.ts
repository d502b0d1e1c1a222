import { DEFAULT_LABEL_SIZE_MM } from '@tastwerk/editor-core/objects';
import { listText, quoted } from '../text/written.js';
import { ALIGN_WORDS, PLACING_WORDS } from '../words/choices.js';
import { lexiconOf, written } from '../words/lexicon.js';
import { w } from '../words/words.js';
import type { Clause, Fields } from './clause.js';
import { MIDDLE, NAME, PLACE, SIZE, STATES, TURN } from './common-clauses.js';
import type { LineForm } from './line-form.js';
import { choiceClause, flagClause, numberClause, textClause } from './plain-clauses.js';
import { readSystem, systemText } from './system-words.js';
import { RELATIONS } from './relation-clauses.js';

const isRecord = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** Whether a label takes its size from its text and has not got it yet: its line then says no size. */
const awaitsSize = ({ autoSize, width, height }: Fields): boolean =>
  autoSize === true && width === DEFAULT_LABEL_SIZE_MM.width && height === DEFAULT_LABEL_SIZE_MM.height;

const LABEL_SIZE: readonly Clause[] = SIZE.map((side) => ({
  ...side,
  write: (fields, context) => (awaitsSize(fields) ? undefined : side.write(fields, context)),
}));

const AUTO_SIZE: Clause = {
  ...flagClause('autoSize', w('Größe folgt dem Text', 'size follows the text')),
  write: (fields) =>
    typeof fields['autoSize'] !== 'boolean'
      ? false
      : fields['autoSize'] && !awaitsSize(fields)
        ? ''
        : undefined,
};

const SPOT = w('Stelle', 'spot');
const MIDDLE_OF_OBJECT = 0.5;

/** What a label names: an object, and a spot in shares of its sides, or a spot of the page. */
const NAMES: Clause = {
  words: w('benennt', 'names'),
  value: 'reference',
  covers: ['anchor'],
  write({ anchor }, { language, refer }) {
    if (anchor === null) return undefined;
    if (!isRecord(anchor) || !isRecord(anchor['at'])) return false;
    const { x, y } = anchor['at'];
    if (typeof x !== 'number' || typeof y !== 'number') return false;
    const spot = `${written(SPOT, language)} ${listText(x, y)}`;
    if (anchor['object'] === null) return spot;
    if (typeof anchor['object'] !== 'string') return false;
    const isMiddle = x === MIDDLE_OF_OBJECT && y === MIDDLE_OF_OBJECT;
    return isMiddle ? refer(anchor['object']) : `${refer(anchor['object'])} ${spot}`;
  },
  read(cursor, { values, awaiting }) {
    const spots = lexiconOf([[SPOT, true]], cursor.language);
    if (cursor.phrase(spots)) {
      const [x, y] = cursor.fixedNumbers(2) ?? [];
      values.set('anchor', { object: null, at: { x, y } });
      return y !== undefined;
    }
    const reference = cursor.reference();
    if (!reference) return false;
    const isSaid = cursor.phrase(spots) !== undefined;
    const [x, y] = (isSaid ? cursor.fixedNumbers(2) : [MIDDLE_OF_OBJECT, MIDDLE_OF_OBJECT]) ?? [];
    awaiting.set('anchor', { reference, value: (object) => ({ object, at: { x, y } }) });
    return y !== undefined;
  },
};

const FOR = w('für', 'for');

/** A transcriber's own braille, the text and the system that it was written for. */
const OWN_BRAILLE: Clause = {
  words: w('eigene Brailleschrift', 'custom braille'),
  value: 'text',
  covers: ['brailleOverride'],
  write({ brailleOverride }, { language }) {
    if (brailleOverride === null) return undefined;
    if (!isRecord(brailleOverride)) return false;
    const { braille, text, system } = brailleOverride;
    const writtenSystem = systemText(system, language);
    if (typeof braille !== 'string' || typeof text !== 'string' || writtenSystem === undefined) return false;
    return `${quoted(braille)} ${written(FOR, language)} ${quoted(text)} ${writtenSystem}`;
  },
  read(cursor, { values }) {
    const braille = cursor.text();
    if (braille === undefined) return false;
    if (cursor.oneOf(lexiconOf([[FOR, true]], cursor.language), 'WORD_UNKNOWN') === undefined) return false;
    const text = cursor.text();
    if (text === undefined) return false;
    const system = readSystem(cursor);
    values.set('brailleOverride', { braille, text, system });
    return system !== undefined;
  },
};

const CLAUSES: readonly Clause[] = [
  NAME,
  PLACE,
  MIDDLE,
  ...LABEL_SIZE,
  AUTO_SIZE,
  TURN,
  NAMES,
  choiceClause('placing', w('Platz', 'place'), PLACING_WORDS),
  textClause('keyVal', w('Abkürzung', 'abbreviation')),
  flagClause('isKey', w('in der Legende', 'in the key')),
  choiceClause('align', w('Ausrichtung', 'alignment'), ALIGN_WORDS),
  flagClause('displayDots', w('ohne Brailleschrift', 'no braille'), false),
  flagClause('displayLetters', w('ohne Schwarzschrift', 'no black print'), false),
  flagClause('fullCharPrefix', w('Vollzeichen', 'full cell')),
  flagClause('border', w('Rahmen', 'frame')),
  numberClause('clearance', w('Freiraum', 'clearance')),
  OWN_BRAILLE,
  ...STATES,
  ...RELATIONS,
];

/** A text that is written has been edited. A label without a size takes it from its text. */
function implied(fields: Fields): Fields {
  const text = fields['text'];
  const isSized = fields['width'] !== undefined || fields['height'] !== undefined;
  return {
    pristine: typeof text !== 'string' || text.trim() === '',
    ...(isSized ? {} : { autoSize: true }),
  };
}

/** The lines of labels and titles. */
export const LABEL_FORMS: readonly LineForm[] = [
  {
    kind: 'label',
    words: w('Titel', 'Title'),
    quotes: 'text',
    isQuoted: true,
    fixed: { isTitle: true },
    clauses: CLAUSES,
    fits: ({ isTitle }) => isTitle === true,
    implied,
  },
  {
    kind: 'label',
    words: w('Beschriftung', 'Label'),
    quotes: 'text',
    isQuoted: true,
    clauses: CLAUSES,
    implied,
  },
];
