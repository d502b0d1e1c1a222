import { w } from '../words/words.js';
import { type Clause, type Fields, readOnly } from './clause.js';
import { AREA_STYLE, MIDDLE, PLACE, SIZE, STATES, TURN } from './common-clauses.js';
import type { LineForm } from './line-form.js';
import { RELATIONS } from './relation-clauses.js';
import { numberText } from '../text/written.js';

const BOX_END: readonly Clause[] = [PLACE, MIDDLE, TURN, ...AREA_STYLE, ...STATES, ...RELATIONS];

const hasEqualSides = ({ width, height }: Fields): boolean => typeof width === 'number' && width === height;

/** One number from which width and height follow: `factor` times it. */
const equalSides = (words: Clause['words'], factor: number): Clause => ({
  words,
  value: 'number',
  covers: ['width', 'height'],
  write: ({ width }) => (typeof width === 'number' ? numberText(width / factor) : false),
  read(cursor, { values }) {
    const number = cursor.number();
    if (number === undefined) return false;
    values.set('width', number * factor).set('height', number * factor);
    return true;
  },
});

/** Half the side of a circle's box; written as a radius. */
const RADIUS = equalSides(w('Radius', 'radius'), 2);
const DIAMETER = readOnly(w('Durchmesser', 'diameter'), 'number', (cursor, { values }) => {
  const number = cursor.number();
  if (number === undefined) return false;
  values.set('width', number).set('height', number);
  return true;
});

/** The lines of rectangles and ellipses. */
export const SHAPE_FORMS: readonly LineForm[] = [
  {
    kind: 'rect',
    words: w('Quadrat', 'Square'),
    quotes: 'moniker',
    clauses: [equalSides(w('Seite', 'side'), 1), ...BOX_END],
    fits: hasEqualSides,
  },
  { kind: 'rect', words: w('Rechteck', 'Rectangle'), quotes: 'moniker', clauses: [...SIZE, ...BOX_END] },
  {
    kind: 'ellipse',
    words: w('Kreis', 'Circle'),
    quotes: 'moniker',
    clauses: [RADIUS, DIAMETER, ...BOX_END],
    fits: hasEqualSides,
  },
  { kind: 'ellipse', words: w('Ellipse', 'Ellipse'), quotes: 'moniker', clauses: [...SIZE, ...BOX_END] },
];
