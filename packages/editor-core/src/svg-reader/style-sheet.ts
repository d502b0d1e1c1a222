import type { Attributes } from './presentation.js';

/** One element as a selector describes it: its kind, classes and id; what is absent does not matter. */
interface Compound {
  readonly tag: string | undefined;
  readonly classes: readonly string[];
  readonly id: string | undefined;
}

interface Rule {
  /** From the outermost element to the one that the rule is for. */
  readonly compounds: readonly Compound[];
  /** For each compound but the first, whether it lies directly in the one before. */
  readonly isDirect: readonly boolean[];
  readonly weight: number;
  readonly declarations: string;
}

/** What rules need to know of an element. */
export interface StyledElement {
  /** In small letters. */
  readonly name: string;
  readonly attributes: Attributes;
}

/** What a style sheet in a drawing says, as far as it is read. */
export interface StyleSheet {
  /**
   * The declarations that hold for `element` in `around`, the outermost first, in the order in which they count: those that go before the
   * element's own come last, in `important`.
   */
  declarationsFor(
    element: StyledElement,
    around: readonly StyledElement[],
  ): { readonly usual: string; readonly important: string };
  /** Whether it has rules that are not read: those with an at sign, and selectors of states, attributes and siblings. */
  readonly hasOthers: boolean;
}

const COMMENT = /\/\*[\s\S]*?\*\//gu;
const RULE = /([^{}]*)\{([^{}]*)\}/gu;
/** An element by its kind, classes and an id. */
const COMPOUND = /^(?:([a-z][a-z0-9]*)|\*)?((?:[.#][\w-]+)*)$/iu;
const PART = /[.#][\w-]+/gu;
/** Rules of one sheet that are looked at, and elements that a selector names; programs write far fewer. */
const MOST_RULES = 500;
const MOST_COMPOUNDS = 6;

const NOTHING = { usual: '', important: '' } as const;

function compoundOf(text: string): Compound | undefined {
  const match = COMPOUND.exec(text);
  if (!match || text === '') return undefined;
  const parts: readonly string[] = match[2]?.match(PART) ?? [];
  const named = (sign: string) => parts.flatMap((part) => (part.startsWith(sign) ? [part.slice(1)] : []));
  return { tag: match[1]?.toLowerCase(), classes: named('.'), id: named('#').at(-1) };
}

function selectorOf(text: string): Pick<Rule, 'compounds' | 'isDirect'> | undefined {
  const words = text
    .trim()
    .replaceAll(/\s*>\s*/gu, ' > ')
    .split(/\s+/u);
  const compounds: Compound[] = [];
  const isDirect: boolean[] = [];
  let direct = false;
  for (const word of words) {
    if (word === '>') {
      direct = true;
      continue;
    }
    const compound = compoundOf(word);
    if (!compound) return undefined;
    if (compounds.length > 0) isDirect.push(direct);
    compounds.push(compound);
    direct = false;
  }
  return direct || compounds.length === 0 || compounds.length > MOST_COMPOUNDS
    ? undefined
    : { compounds, isDirect };
}

const weightOf = (compounds: readonly Compound[]): number =>
  compounds.reduce(
    (sum, { tag, classes, id }) => sum + (id ? 10_000 : 0) + 100 * classes.length + (tag ? 1 : 0),
    0,
  );

const classesOf = ({ attributes }: StyledElement): readonly string[] =>
  attributes['class']?.split(/\s+/u) ?? [];

function isMet({ tag, classes, id }: Compound, element: StyledElement): boolean {
  if (tag !== undefined && tag !== element.name) return false;
  if (id !== undefined && id !== element.attributes['id']) return false;
  if (classes.length === 0) return true;
  const own = classesOf(element);
  return classes.every((name) => own.includes(name));
}

/** Whether the compounds up to `last` are met by elements in `around` up to `depth`. */
function isMetAround(rule: Rule, around: readonly StyledElement[], last: number, depth: number): boolean {
  const compound = rule.compounds[last];
  if (!compound) return true;
  // How the compound lies to the one that it holds.
  const isDirect = rule.isDirect[last] ?? false;
  for (let at = depth; at >= 0; at -= 1) {
    const element = around[at];
    if (element && isMet(compound, element) && isMetAround(rule, around, last - 1, at - 1)) return true;
    if (isDirect) return false;
  }
  return false;
}

const isFor = (rule: Rule, element: StyledElement, around: readonly StyledElement[]): boolean => {
  const own = rule.compounds.at(-1);
  return (
    own !== undefined &&
    isMet(own, element) &&
    isMetAround(rule, around, rule.compounds.length - 2, around.length - 1)
  );
};

/** Declarations by whether they go before those of the element itself. */
function sorted(declarations: readonly string[]): { readonly usual: string; readonly important: string } {
  const all = declarations.flatMap((text) => text.split(';'));
  const isImportant = (text: string) => /!\s*important/iu.test(text);
  return {
    usual: all.filter((text) => !isImportant(text)).join(';'),
    important: all.filter(isImportant).join(';'),
  };
}

/** Reads the rules of `css` that name elements by kind, class or id, alone or within others, as drawing programs write them. */
export function readStyleSheet(css: string): StyleSheet {
  const rules: Rule[] = [];
  let hasOthers = /@/u.test(css);
  for (const [, selectors = '', declarations = ''] of css.replace(COMMENT, '').matchAll(RULE)) {
    for (const text of selectors.split(',')) {
      const selector = selectorOf(text);
      if (!selector || rules.length >= MOST_RULES) {
        hasOthers = true;
        continue;
      }
      rules.push({ ...selector, weight: weightOf(selector.compounds), declarations });
    }
  }
  const byWeight = rules.toSorted((one, other) => one.weight - other.weight);
  return {
    hasOthers,
    declarationsFor(element, around) {
      const own = byWeight.filter((rule) => isFor(rule, element, around));
      return own.length === 0 ? NOTHING : sorted(own.map(({ declarations }) => declarations));
    },
  };
}
