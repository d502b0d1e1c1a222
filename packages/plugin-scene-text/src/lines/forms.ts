import type { Engine, SceneWords } from '@tastwerk/editor-core';
import type { Language } from '../language.js';
import { type Lexicon, lexiconOf } from '../words/lexicon.js';
import type { Clause, Fields } from './clause.js';
import { CURVE_FORMS } from './curve-forms.js';
import { LABEL_FORMS } from './label-forms.js';
import type { LineForm } from './line-form.js';
import { OTHER_FORMS } from './other-forms.js';
import { PATH_FORMS } from './path-forms.js';
import { contributedLines } from './load-scene-lines.js';
import { GENERIC_WORDS, genericForm, pluginForms } from './plugin-forms.js';
import { SHAPE_FORMS } from './shape-forms.js';

const STANDARD_FORMS: readonly LineForm[] = [
  ...SHAPE_FORMS,
  ...CURVE_FORMS,
  ...PATH_FORMS,
  ...LABEL_FORMS,
  ...OTHER_FORMS,
];

/** What begins the line of an object: one with words of its own, or that of any kind, whose name follows. */
export type LineStart = LineForm | 'generic';

/** The lines of the objects of an engine. */
export interface Forms {
  /** How lines of objects begin. */
  readonly starts: readonly (readonly [SceneWords, LineStart])[];
  /** The line that an object of `kind` with these properties has. */
  formOf(kind: string, fields: Fields): LineForm;
  /** The line of a kind without one of its own. */
  generic(kind: string): LineForm;
}

function make(engine: Engine): Forms {
  const contributed = engine.plugins.flatMap((plugin) =>
    Object.entries(contributedLines(plugin)).flatMap(([kind, line]) => pluginForms(kind, line)),
  );
  const known = [...STANDARD_FORMS, ...contributed].filter(({ kind }) =>
    engine.kinds.isKnown({ type: kind, uuid: '' }),
  );
  const byKind = new Map<string, readonly LineForm[]>();
  for (const form of known) byKind.set(form.kind, [...(byKind.get(form.kind) ?? []), form]);
  const generics = new Map<string, LineForm>();
  const forms: Forms = {
    starts: [...known.map((form) => [form.words, form] as const), [GENERIC_WORDS, 'generic']],
    formOf: (kind, fields) =>
      byKind.get(kind)?.find(({ fits }) => fits?.(fields) ?? true) ?? forms.generic(kind),
    generic(kind) {
      const form = generics.get(kind) ?? genericForm(kind);
      generics.set(kind, form);
      return form;
    },
  };
  return forms;
}

const made = new WeakMap<Engine, Forms>();

/** The lines of the objects of `engine`; made once for each engine. */
export function formsOf(engine: Engine): Forms {
  const forms = made.get(engine) ?? make(engine);
  made.set(engine, forms);
  return forms;
}

const lexicons = new WeakMap<LineForm, Map<Language, Lexicon<Clause>>>();

/** The words that may follow on a line. */
export function clausesOf(form: LineForm, language: Language): Lexicon<Clause> {
  const known = lexicons.get(form) ?? new Map<Language, Lexicon<Clause>>();
  lexicons.set(form, known);
  const lexicon =
    known.get(language) ??
    lexiconOf(
      form.clauses.map((clause) => [clause.words, clause]),
      language,
    );
  known.set(language, lexicon);
  return lexicon;
}

const failures = new WeakMap<LineForm, Map<Language, Lexicon<unknown>>>();

/** The words among which what may be meant is looked for where none of {@link clausesOf} is next. */
export function nearOf(form: LineForm, language: Language): Lexicon<unknown> {
  if (!form.follow) return clausesOf(form, language);
  const known = failures.get(form) ?? new Map<Language, Lexicon<unknown>>();
  failures.set(form, known);
  const words = [...form.clauses.map((clause) => clause.words), ...form.follow];
  const near = known.get(language) ?? withoutMeaning(words, language);
  known.set(language, near);
  return near;
}

/** Phrases that mean nothing. */
const withoutMeaning = (words: readonly SceneWords[], language: Language): Lexicon<unknown> => ({
  ...lexiconOf(
    words.map((one) => [one, undefined]),
    language,
  ),
  find: () => undefined,
});
