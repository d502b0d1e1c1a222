import type { SceneWords } from '@tastwerk/editor-core';
import type { Point } from '@tastwerk/editor-core/geometry';
import { type Cursor, OFFSET_WORDS } from '../draft/cursor.js';
import type { Draft } from '../draft/draft.js';
import { listText } from '../text/written.js';
import { written } from '../words/lexicon.js';
import { w } from '../words/words.js';
import type { Clause, Fields } from './clause.js';
import { ARROWS, LINE_STYLE, STATES, TURN } from './common-clauses.js';
import type { LineForm } from './line-form.js';
import { KEPT_ENDS, RELATIONS } from './relation-clauses.js';

const numberIn = (fields: Fields, name: string): number => {
  const value = fields[name];
  return typeof value === 'number' ? value : 0;
};

const startOf = (fields: Fields): Point => ({ x: numberIn(fields, 'x'), y: numberIn(fields, 'y') });

function isPoint(value: unknown): value is Point {
  return typeof value === 'object' && value !== null && 'x' in value && 'y' in value;
}

/** Where `offset` leads from `start`; undefined where the way back from there is not exactly the same. */
function pointFrom(start: Point, offset: Point): Point | undefined {
  const point = { x: start.x + offset.x, y: start.y + offset.y };
  const isExact = point.x - start.x === offset.x && point.y - start.y === offset.y;
  return isExact ? point : undefined;
}

/** A point of a curve: as a place on the page where that is exact, else as an offset. */
function pointText(fields: Fields, offset: Point, language: 'de' | 'en'): string {
  const point = pointFrom(startOf(fields), offset);
  return point
    ? listText(point.x, point.y)
    : `${written(OFFSET_WORDS, language)} ${listText(offset.x, offset.y)}`;
}

const FROM: Clause = {
  words: w('von', 'from'),
  value: 'point',
  covers: ['x', 'y'],
  write: (fields) => listText(numberIn(fields, 'x'), numberIn(fields, 'y')),
  read(cursor, { values, placing }) {
    const token = cursor.peek();
    if (token?.type === 'string' || token?.type === 'handle') {
      const from = cursor.reference();
      if (from) placing.from = from;
      return from !== undefined;
    }
    const [x, y] = cursor.fixedNumbers(2) ?? [];
    if (x === undefined || y === undefined) return false;
    values.set('x', x).set('y', y);
    return true;
  },
};

/** Sets the property `name`, or `dx` and `dy`, to the way to a point. */
function setWay({ values }: Draft, name: string, x: number, y: number): void {
  if (name === 'dx') values.set('dx', x).set('dy', y);
  else values.set(name, { x, y });
}

/** Reads a point of a curve. Where it is a place on the page, the way to it follows when the beginning is known. */
function readEnd(cursor: Cursor, draft: Draft, name: string): boolean {
  const point = cursor.point();
  if (!point) return false;
  if (point.isOffset) setWay(draft, name, point.x, point.y);
  else draft.measures.set(name, [point.x, point.y]);
  return true;
}

/** Sets the ways to the points that are places on the page. */
function finishCurve(draft: Draft): boolean {
  const start = startOf(Object.fromEntries(draft.values));
  for (const [name, [x = 0, y = 0]] of draft.measures) setWay(draft, name, x - start.x, y - start.y);
  return true;
}

/** The end of a straight line, or an object at which it ends. */
const TO: Clause = {
  words: w('nach', 'to'),
  value: 'point',
  covers: ['dx', 'dy'],
  write: (fields, { language }) =>
    pointText(fields, { x: numberIn(fields, 'dx'), y: numberIn(fields, 'dy') }, language),
  read(cursor, draft) {
    const token = cursor.peek();
    if (token?.type === 'string' || token?.type === 'handle') {
      const to = cursor.reference();
      if (to) draft.placing.to = to;
      return to !== undefined;
    }
    return readEnd(cursor, draft, 'dx');
  },
};

/** A point that the property `name` holds as an offset from the beginning. */
const offsetClause = (name: string, words: SceneWords): Clause => ({
  words,
  value: 'point',
  covers: [name],
  write(fields, { language }) {
    const offset = fields[name];
    return isPoint(offset) ? pointText(fields, offset, language) : false;
  },
  read: (cursor, draft) => readEnd(cursor, draft, name),
});

const LEADS_FROM: Clause = {
  words: w('führt von', 'leads from'),
  value: 'reference',
  covers: ['leadsFrom'],
  write: ({ leadsFrom }, { refer }) =>
    typeof leadsFrom === 'string' ? refer(leadsFrom) : leadsFrom === null ? undefined : false,
  read(cursor, { awaiting }) {
    const reference = cursor.reference();
    if (reference) awaiting.set('leadsFrom', { reference, value: (uuid) => uuid });
    return reference !== undefined;
  },
};

const END: readonly Clause[] = [TURN, ...ARROWS, ...LINE_STYLE, ...STATES, ...RELATIONS];
const STRAIGHT: readonly Clause[] = [FROM, TO, LEADS_FROM, ...END, ...KEPT_ENDS];

/** The lines of straight lines and of curves. */
export const CURVE_FORMS: readonly LineForm[] = [
  {
    kind: 'line',
    words: w('Pfeil', 'Arrow'),
    quotes: 'moniker',
    fixed: { startArrow: false, endArrow: true },
    clauses: STRAIGHT,
    finish: finishCurve,
    fits: ({ startArrow, endArrow }) => endArrow === true && startArrow === false,
  },
  { kind: 'line', words: w('Linie', 'Line'), quotes: 'moniker', clauses: STRAIGHT, finish: finishCurve },
  {
    kind: 'quadratic',
    words: w('Quadratische Kurve', 'Quadratic curve'),
    quotes: 'moniker',
    clauses: [
      FROM,
      offsetClause('end', w('nach', 'to')),
      offsetClause('control', w('Kontrollpunkt', 'control point')),
      ...END,
    ],
    finish: finishCurve,
  },
  {
    kind: 'cubic',
    words: w('Kubische Kurve', 'Cubic curve'),
    quotes: 'moniker',
    clauses: [
      FROM,
      offsetClause('end', w('nach', 'to')),
      offsetClause('control1', w('Kontrollpunkt eins', 'control point one')),
      offsetClause('control2', w('Kontrollpunkt zwei', 'control point two')),
      ...END,
    ],
    finish: finishCurve,
  },
];
