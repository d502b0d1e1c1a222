import type { SceneLine, SceneProperty } from '@tastwerk/editor-core';
import { w } from '../words/words.js';
import type { Clause } from './clause.js';
import { MIDDLE, PLACE, SIZE, STATES, TURN } from './common-clauses.js';
import type { FieldsBlock, LineForm } from './line-form.js';
import { choiceClause, flagClause, numberClause, textClause } from './plain-clauses.js';
import { RELATIONS } from './relation-clauses.js';

/** Clauses that hold for objects of every kind, where they have such properties. */
const EVERY: readonly Clause[] = [PLACE, MIDDLE, ...SIZE, TURN];

function clauseOf({ property, words, value }: SceneProperty): readonly Clause[] {
  if (value === 'fields') return [];
  if (value === 'number') return [numberClause(property, words)];
  if (value === 'text') return [textClause(property, words)];
  return [value === 'flag' ? flagClause(property, words) : choiceClause(property, words, value)];
}

const blockOf = ({ property, words, value }: SceneProperty): readonly FieldsBlock[] =>
  value === 'fields' ? [{ property, words }] : [];

/** The line that a plugin contributes for its kind. Its words for a property stand in place of those that every kind has. */
export function pluginForm(kind: string, { words, properties = [] }: SceneLine): LineForm {
  const own = new Set(properties.map(({ property }) => property));
  const usual = [...EVERY, ...STATES].filter(({ covers }) => !covers.some((name) => own.has(name)));
  return {
    kind,
    words,
    quotes: own.has('moniker') ? '' : 'moniker',
    clauses: [...properties.flatMap(clauseOf), ...usual, ...RELATIONS],
    blocks: properties.flatMap(blockOf),
  };
}

/** The words of an object whose kind has no line: the name of the kind follows. */
export const GENERIC_WORDS = w('Objekt', 'Object');

/** The line of a kind that has none of its own: what has no words stands in braces. */
export const genericForm = (kind: string): LineForm => ({
  kind,
  words: GENERIC_WORDS,
  quotes: 'moniker',
  clauses: [...EVERY, ...STATES, ...RELATIONS],
});
