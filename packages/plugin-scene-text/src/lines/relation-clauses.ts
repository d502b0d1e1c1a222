import type { Cursor } from '../draft/cursor.js';
import type { Side } from '@tastwerk/editor-core/description';
import type { KeptPlacing } from '@tastwerk/editor-core/objects';
import type { Along, Relation } from '@tastwerk/editor-core/placing';
import type { Draft } from '../draft/draft.js';
import type { Reference } from '../draft/reference.js';
import type { SceneSpot } from '../problems/problem.js';
import type { SceneWords } from '@tastwerk/editor-core';
import { numberText } from '../text/written.js';
import { lexiconOf, written } from '../words/lexicon.js';
import { w } from '../words/words.js';
import { type Clause, readOnly } from './clause.js';

const OF = w('von', 'of');
const AND = w('und', 'and');
const POSITION = w('Lage', 'position');
const SIDE_NAMES = ['right', 'left', 'above', 'below'] as const;
const SIDES: Readonly<Record<Side, SceneWords>> = {
  right: w('rechts von', 'right of'),
  left: w('links von', 'left of'),
  above: w('oberhalb von|über', 'above'),
  below: w('unterhalb von|unter', 'below'),
};
const INSIDE = w('in', 'inside');
const NUMBERED = { corner: w('an Ecke', 'at corner'), edge: w('an Kante', 'at edge') } as const;
const BETWEEN = w('zwischen', 'between');
const GAP = w('Abstand', 'gap');
const ALONG: Readonly<Record<Along, SceneWords>> = {
  middle: w('mittig', 'centred|centered'),
  start: w('oben bündig|links bündig', 'aligned top|aligned left'),
  end: w('unten bündig|rechts bündig', 'aligned bottom|aligned right'),
};
const SAME_SIZE = w('so groß wie', 'as large as');
/** Where a line that stays there begins and ends; the words for its ends say its points. */
const ENDS = { from: w('ab', 'beginning at'), to: w('bis', 'ending at') } as const;

/** Whether the line says no other relation yet. */
function isFirst(cursor: Cursor, { placing }: Draft): boolean {
  if (!placing.relation) return true;
  cursor.fail('SAID_TWICE', { what: written(POSITION, cursor.language) });
  return false;
}

function say(draft: Draft, { line, column, length }: SceneSpot, relation: Relation<Reference>): void {
  draft.placing.relation = relation;
  draft.relationSpot = { line, column, length };
}

/** "rechts von …", or "in …": a relation to one object. */
const toOne = (words: SceneWords, relationTo: (of: Reference) => Relation<Reference>): Clause =>
  readOnly(words, 'reference', (cursor, draft) => {
    if (!isFirst(cursor, draft)) return false;
    const of = cursor.reference();
    if (of) say(draft, of, relationTo(of));
    return of !== undefined;
  });

/** "an Ecke 1 von …": the number of a corner or of the edge that begins there. */
const numbered = (kind: 'corner' | 'edge'): Clause =>
  readOnly(NUMBERED[kind], 'number', (cursor, draft) => {
    if (!isFirst(cursor, draft)) return false;
    const at = cursor.spot();
    const number = cursor.number();
    if (number === undefined) return false;
    if (cursor.oneOf(lexiconOf([[OF, true]], cursor.language), 'WORD_UNKNOWN') === undefined) return false;
    const of = cursor.reference();
    if (of) say(draft, at, { kind, number, of });
    return of !== undefined;
  });

const along = (value: Along): Clause =>
  readOnly(ALONG[value], 'none', (_cursor, { placing }) => {
    placing.along = value;
    return true;
  });

/** An object that a line is placed by besides its relation. */
const other = (name: 'sameSize' | 'from' | 'to', words: SceneWords): Clause =>
  readOnly(words, 'reference', (cursor, { placing }) => {
    const of = cursor.reference();
    if (of) placing[name] = of;
    return of !== undefined;
  });

type Words = (words: SceneWords) => string;

function relationText(relation: Relation<string>, say: Words, refer: (uuid: string) => string): string {
  const of = refer(relation.of);
  switch (relation.kind) {
    case 'beside':
      return `${say(SIDES[relation.side])} ${of}`;
    case 'inside':
      return `${say(INSIDE)} ${of}`;
    case 'between':
      return `${say(BETWEEN)} ${of} ${say(AND)} ${refer(relation.and)}`;
    case 'corner':
    case 'edge':
      return `${say(NUMBERED[relation.kind])} ${numberText(relation.number)} ${say(OF)} ${of}`;
  }
}

const isKept = (value: unknown): value is KeptPlacing => typeof value === 'object' && value !== null;

/** Says that an object stays where the relations of its line place it. Where the line says its place as well, it is there. */
const KEPT: Clause = {
  words: w('bleibt', 'stays'),
  value: 'none',
  covers: ['kept'],
  write({ kept }, { language, refer }) {
    if (!isKept(kept)) return false;
    const say: Words = (words) => written(words, language);
    const { relation, gapMm, along: how, sameSize, from, to } = kept;
    return [
      ...(relation ? [relationText(relation, say, refer)] : []),
      ...(from === undefined ? [] : [`${say(ENDS.from)} ${refer(from)}`]),
      ...(to === undefined ? [] : [`${say(ENDS.to)} ${refer(to)}`]),
      ...(gapMm === undefined ? [] : [`${say(GAP)} ${numberText(gapMm)}`]),
      ...(how ? [say(ALONG[how])] : []),
      ...(sameSize === undefined ? [] : [`${say(SAME_SIZE)} ${refer(sameSize)}`]),
    ].join(' ');
  },
  read(_cursor, draft) {
    draft.isKept = true;
    return true;
  },
};

/** How an object lies to others: the document holds the place that follows, and the relation where it is kept. */
export const RELATIONS: readonly Clause[] = [
  KEPT,
  ...SIDE_NAMES.map((side) => toOne(SIDES[side], (of) => ({ kind: 'beside', side, of }))),
  toOne(INSIDE, (of) => ({ kind: 'inside', of })),
  numbered('corner'),
  numbered('edge'),
  readOnly(BETWEEN, 'reference', (cursor, draft) => {
    if (!isFirst(cursor, draft)) return false;
    const of = cursor.reference();
    if (!of || cursor.oneOf(lexiconOf([[AND, true]], cursor.language), 'WORD_UNKNOWN') === undefined)
      return false;
    const and = cursor.reference();
    if (and) say(draft, of, { kind: 'between', of, and });
    return and !== undefined;
  }),
  readOnly(GAP, 'number', (cursor, { placing }) => {
    const gapMm = cursor.number();
    if (gapMm !== undefined) placing.gapMm = gapMm;
    return gapMm !== undefined;
  }),
  readOnly(w('berührend', 'touching'), 'none', (_cursor, { placing }) => {
    placing.gapMm = 0;
    return true;
  }),
  along('middle'),
  along('start'),
  along('end'),
  other('sameSize', SAME_SIZE),
];

/** Where a straight line is kept between objects. */
export const KEPT_ENDS: readonly Clause[] = [other('from', ENDS.from), other('to', ENDS.to)];
