import type { Attributes } from './presentation.js';

interface Rule {
  /** Kind, class and id that an element must have; those that are absent do not matter. */
  readonly tag: string | undefined;
  readonly className: string | undefined;
  readonly id: string | undefined;
  readonly declarations: string;
}

/** What a style sheet in a drawing says, as far as it is read. */
export interface StyleSheet {
  /** The declarations that hold for an element, in the order in which they count. */
  declarationsFor(name: string, attributes: Attributes): string;
  /** Whether it has rules that are not read: those with an at sign, and selectors of more than one element. */
  readonly hasOthers: boolean;
}

const COMMENT = /\/\*[\s\S]*?\*\//gu;
const RULE = /([^{}]*)\{([^{}]*)\}/gu;
/** An element by its kind, a class or an id. */
const SELECTOR = /^(?:([a-z][a-z0-9]*)|\*)?(?:\.([\w-]+))?(?:#([\w-]+))?$/iu;
/** Rules of one sheet that are looked at; programs write one for each look. */
const MOST_RULES = 500;

function weightOf({ tag, className, id }: Rule): number {
  return (id ? 100 : 0) + (className ? 10 : 0) + (tag ? 1 : 0);
}

/** Reads the rules of `css` that name an element by its kind, class or id, as drawing programs write them. */
export function readStyleSheet(css: string): StyleSheet {
  const rules: Rule[] = [];
  let hasOthers = /@/u.test(css);
  for (const [, selectors = '', declarations = ''] of css.replace(COMMENT, '').matchAll(RULE)) {
    for (const text of selectors.split(',')) {
      const match = SELECTOR.exec(text.trim());
      if (!match || text.trim() === '' || rules.length >= MOST_RULES) {
        hasOthers = true;
        continue;
      }
      const [, tag, className, id] = match;
      rules.push({ tag: tag?.toLowerCase(), className, id, declarations });
    }
  }
  const byWeight = rules.sort((one, other) => weightOf(one) - weightOf(other));
  return {
    hasOthers,
    declarationsFor(name, attributes) {
      if (byWeight.length === 0) return '';
      const classes = new Set((attributes['class'] ?? '').split(/\s+/u));
      return byWeight
        .filter(
          ({ tag, className, id }) =>
            (tag === undefined || tag === name) &&
            (className === undefined || classes.has(className)) &&
            (id === undefined || id === attributes['id']),
        )
        .map(({ declarations }) => declarations)
        .join(';');
    },
  };
}
