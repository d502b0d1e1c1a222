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

/**
 * The line of a kind in a scene text. Name, place (`x`, `y`), size (`width`, `height`) and turn (`angle`) have words of their own;
 * what has none stands in braces.
 */
export interface SceneLine {
  /** What the line begins with, such as "Diagramm" and "Chart". */
  readonly words: SceneWords;
  readonly properties?: readonly SceneProperty[];
}

/** Lines by the kinds of their objects. */
export type SceneLineTable = { readonly [K in ObjectKind]?: SceneLine };
