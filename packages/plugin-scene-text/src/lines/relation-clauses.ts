import type { Cursor } from '../draft/cursor.js';
import type { Side } from '@tastwerk/editor-core/description';
import type { Along, Relation } from '@tastwerk/editor-core/placing';
import type { Draft } from '../draft/draft.js';
import type { Reference } from '../draft/reference.js';
import type { SceneSpot } from '../problems/problem.js';
import type { SceneWords } from '@tastwerk/editor-core';
import { lexiconOf, written } from '../words/lexicon.js';
import { w } from '../words/words.js';
import { type Clause, readOnly } from './clause.js';

const OF = w('von', 'of');
const AND = w('und', 'and');
const POSITION = w('Lage', 'position');

/** Whether the line says no other relation yet. */
function isFirst(cursor: Cursor, { placing }: Draft): boolean {
  if (!placing.relation) return true;
  cursor.fail('SAID_TWICE', { what: written(POSITION, cursor.language) });
  return false;
}

function say({ placing }: Draft, { line, column, length }: SceneSpot, relation: Relation<Reference>): void {
  placing.relation = relation;
  placing.relationSpot = { line, column, length };
}

const beside = (side: Side, words: SceneWords): Clause =>
  readOnly(words, 'reference', (cursor, draft) => {
    if (!isFirst(cursor, draft)) return false;
    const of = cursor.reference();
    if (of) say(draft, of, { kind: 'beside', side, of });
    return of !== undefined;
  });

/** "an Ecke 1 von …": the number of a corner or of the edge that begins there. */
const numbered = (kind: 'corner' | 'edge', words: SceneWords): Clause =>
  readOnly(words, 'number', (cursor, draft) => {
    if (!isFirst(cursor, draft)) return false;
    const at = cursor.spot();
    const number = cursor.number();
    if (number === undefined) return false;
    if (cursor.oneOf(lexiconOf([[OF, true]], cursor.language), 'WORD_UNKNOWN') === undefined) return false;
    const of = cursor.reference();
    if (of) say(draft, at, { kind, number, of });
    return of !== undefined;
  });

const along = (value: Along, words: SceneWords): Clause =>
  readOnly(words, 'none', (_cursor, { placing }) => {
    placing.along = value;
    return true;
  });

/** How an object lies to others. It is read only: a document holds the place that follows. */
export const RELATIONS: readonly Clause[] = [
  beside('right', w('rechts von', 'right of')),
  beside('left', w('links von', 'left of')),
  beside('above', w('oberhalb von|über', 'above')),
  beside('below', w('unterhalb von|unter', 'below')),
  readOnly(w('in', 'inside'), 'reference', (cursor, draft) => {
    if (!isFirst(cursor, draft)) return false;
    const of = cursor.reference();
    if (of) say(draft, of, { kind: 'inside', of });
    return of !== undefined;
  }),
  numbered('corner', w('an Ecke', 'at corner')),
  numbered('edge', w('an Kante', 'at edge')),
  readOnly(w('zwischen', 'between'), 'reference', (cursor, draft) => {
    if (!isFirst(cursor, draft)) return false;
    const of = cursor.reference();
    if (!of || cursor.oneOf(lexiconOf([[AND, true]], cursor.language), 'WORD_UNKNOWN') === undefined)
      return false;
    const and = cursor.reference();
    if (and) say(draft, of, { kind: 'between', of, and });
    return and !== undefined;
  }),
  readOnly(w('Abstand', 'gap'), 'number', (cursor, { placing }) => {
    const gapMm = cursor.number();
    if (gapMm !== undefined) placing.gapMm = gapMm;
    return gapMm !== undefined;
  }),
  readOnly(w('berührend', 'touching'), 'none', (_cursor, { placing }) => {
    placing.gapMm = 0;
    return true;
  }),
  along('middle', w('mittig', 'centred|centered')),
  along('start', w('oben bündig|links bündig', 'aligned top|aligned left')),
  along('end', w('unten bündig|rechts bündig', 'aligned bottom|aligned right')),
  readOnly(w('so groß wie', 'as large as'), 'reference', (cursor, { placing }) => {
    const of = cursor.reference();
    if (of) placing.sameSize = of;
    return of !== undefined;
  }),
];
