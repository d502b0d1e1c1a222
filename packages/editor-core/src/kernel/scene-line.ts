import type { ObjectKind } from '../objects/schema.js';

/** Words in both languages of a scene text. Words after a `|` are read as well, and never written. */
export type SceneWords = Readonly<Record<'de' | 'en', string>>;

/** How a property of an object is said on its line in a scene text. */
export interface SceneProperty {
  /** Its name in the object. */
  readonly property: string;
  /** The words before its value; of a `flag`, those that say `true`. */
  readonly words: SceneWords;
  /**
   * `number` and `text` stand behind the words, a `flag` has no value. The `fields` of an object stand below the line, each on a line of
   * its own. A record gives the words of each value that there is.
   */
  readonly value: 'number' | 'text' | 'flag' | 'fields' | Readonly<Record<string, SceneWords>>;
}

/** How the value of a field stands behind its words. */
export type SceneFieldValue =
  /** `place` counts from 1 in the text and from 0 in the object; `language` is that of the text where it is not said. */
  | 'number'
  | 'place'
  | 'text'
  | 'language'
  /** A flag has no value: its words say `true`; of `not`, they say `false`. */
  | 'flag'
  | 'not'
  /** An object with `x` and `y`. */
  | 'point'
  /** Lists, with commas between their items; `values` are numbers and texts, `points` pairs of numbers with semicolons between them. */
  | 'numbers'
  | 'places'
  | 'texts'
  | 'values'
  | 'points'
  /** A text of several lines: each stands in quotes below. */
  | 'lines'
  /** Lists of texts, and numbers by their names: one line for each. */
  | 'rows'
  | 'record'
  | { readonly choices: Readonly<Record<string, SceneWords>> }
  /** Two numbers: that of the field itself, and that of another. */
  | { readonly with: string }
  /** An object, whose fields follow on the same line. */
  | { readonly fields: readonly SceneField[] }
  /** A list of objects, one line for each; the text `quotes` of an object stands in quotes before its other fields. */
  | { readonly each: readonly SceneField[]; readonly quotes?: string };

/** How a field of an object is said in a scene text. Two fields of one name say different values of it. */
export interface SceneField {
  readonly name: string;
  readonly words: SceneWords;
  readonly value: SceneFieldValue;
  /** What it is where the text does not say it, as JSON; without it the text has to say it. */
  readonly usual?: unknown;
  /** Whether it may be absent. */
  readonly isOptional?: boolean;
}

/** Lines of their own for objects of one kind whose property `property` has different fields, told apart by its field `by`. */
export interface SceneSorts {
  readonly property: string;
  readonly by: string;
  /** By the value of `by`; the words are those at the beginning of the line, such as "Diagramm Balken". Fields stand below it. */
  readonly lines: Readonly<
    Record<string, { readonly words: SceneWords; readonly fields: readonly SceneField[] }>
  >;
}

/**
 * The line of a kind in a scene text. Name, place (`x`, `y`), size (`width`, `height`) and turn (`angle`) have words of their own;
 * what has none stands in braces.
 */
export interface SceneLine {
  /** What the line begins with, such as "Diagramm" and "Chart". */
  readonly words: SceneWords;
  readonly properties?: readonly SceneProperty[];
  readonly sorts?: SceneSorts;
}

/** Lines by the kinds of their objects. */
export type SceneLineTable = { readonly [K in ObjectKind]?: SceneLine };
