import type { SceneLine, SceneProperty, SceneSorts, SceneWords } from '@tastwerk/editor-core';
import { isRecord } from '../same-json.js';
import { sortLines } from '../fields/write-fields.js';
import { LANGUAGES } from '../language.js';
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

/** What follows on `begin` in `words`, in each language. */
const restOf = (words: SceneWords, begin: SceneWords): SceneWords => {
  const [de, en] = LANGUAGES.map((language) =>
    words[language]
      .split('|')
      .flatMap((phrase) =>
        phrase.startsWith(`${begin[language]} `) ? [phrase.slice(begin[language].length + 1)] : [],
      )
      .join('|'),
  );
  return w(de ?? '', en ?? '');
};

/** The forms of the sorts of a kind, each with its fields below the line. */
const sortForms = (form: LineForm, { property, by, lines }: SceneSorts): readonly LineForm[] =>
  Object.entries(lines).map(([value, { words, fields }]) => ({
    ...form,
    words,
    blocks: (form.blocks ?? []).filter((block) => block.property !== property),
    sort: { property, by, value, fields },
    fits(object) {
      const said = object[property];
      return isRecord(said) && said[by] === value && sortLines(fields, by, said, 'de') !== undefined;
    },
  }));

/** The lines that a plugin contributes for its kind. Its words for a property stand in place of those that every kind has. */
export function pluginForms(kind: string, { words, properties = [], sorts }: SceneLine): readonly LineForm[] {
  const own = new Set(properties.map(({ property }) => property));
  const usual = [...EVERY, ...STATES].filter(({ covers }) => !covers.some((name) => own.has(name)));
  const form: LineForm = {
    kind,
    words,
    quotes: own.has('moniker') ? '' : 'moniker',
    clauses: [...properties.flatMap(clauseOf), ...usual, ...RELATIONS],
    blocks: properties.flatMap(blockOf),
  };
  if (!sorts) return [form];
  const follow = Object.values(sorts.lines).map((line) => restOf(line.words, words));
  return [...sortForms(form, sorts), { ...form, follow }];
}

/** The line below which the objects stand that draw one whose fields have lines. */
export const DRAWING_WORDS = w('Zeichnung', 'Drawing');

/** The words of an object whose kind has no line: the name of the kind follows. */
export const GENERIC_WORDS = w('Objekt', 'Object');

/** The line of a kind that has none of its own: what has no words stands in braces. */
export const genericForm = (kind: string): LineForm => ({
  kind,
  words: GENERIC_WORDS,
  quotes: 'moniker',
  clauses: [...EVERY, ...STATES, ...RELATIONS],
});
