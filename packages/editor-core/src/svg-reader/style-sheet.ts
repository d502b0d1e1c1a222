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

/**
 * How far the rules of a sheet are met by the elements that are open, so that each element is looked at once: a bit for each compound of a
 * rule that is met together with those before it.
 */
export interface StyleScope {
  /** By any of the elements. */
  readonly around: Uint8Array;
  /** By the nearest of them. */
  readonly parent: Uint8Array;
}

/** What a style sheet in a drawing says, as far as it is read. */
export interface StyleSheet {
  /** Where no element is open. */
  readonly outside: StyleScope;
  /** Where `element`, which lies in `scope`, is open too. */
  within(element: StyledElement, scope: StyleScope): StyleScope;
  /**
   * The declarations that hold for `element` in `scope`, in the order in which they count: those that go before the element's own come last,
   * in `important`.
   */
  declarationsFor(
    element: StyledElement,
    scope: StyleScope,
  ): { readonly usual: string; readonly important: string };
  /** Whether it has rules that are not read: those with an at sign, and selectors of states, attributes and siblings. */
  readonly hasOthers: boolean;
}

const COMMENT = /\/\*[\s\S]*?\*\//gu;
const RULE = /([^{}]*)\{([^{}]*)\}/gu;
/** An element by its kind, classes and an id. */
const COMPOUND = /^(?:([a-z][a-z0-9]*)|\*)?((?:[.#][\w-]+)*)$/iu;
const PART = /[.#][\w-]+/gu;
/** Rules of one sheet that are looked at, and elements that a selector names, a bit of a byte each; programs write far fewer. */
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

/** What compounds are compared with. */
interface Traits {
  readonly name: string;
  readonly id: string | undefined;
  readonly classes: ReadonlySet<string>;
}

const traitsOf = ({ name, attributes }: StyledElement): Traits => ({
  name,
  id: attributes['id'],
  classes: new Set(attributes['class']?.split(/\s+/u)),
});

const isMet = ({ tag, classes, id }: Compound, element: Traits): boolean =>
  (tag === undefined || tag === element.name) &&
  (id === undefined || id === element.id) &&
  classes.every((name) => element.classes.has(name));

/** The compounds of a rule that an element meets, each with all those before it met by elements around it. */
function metBy({ compounds, isDirect }: Rule, element: Traits, around: number, parent: number): number {
  let met = 0;
  compounds.forEach((compound, at) => {
    const before = isDirect[at - 1] ? parent : around;
    const isReached = at === 0 || (before & (1 << (at - 1))) !== 0;
    if (isReached && isMet(compound, element)) met |= 1 << at;
  });
  return met;
}

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
  /** For each rule what `element` meets of it. */
  const metOf = (element: StyledElement, { around, parent }: StyleScope): Uint8Array => {
    const traits = traitsOf(element);
    return Uint8Array.from(byWeight, (rule, at) => metBy(rule, traits, around[at] ?? 0, parent[at] ?? 0));
  };
  const nothing = new Uint8Array(byWeight.length);
  return {
    hasOthers,
    outside: { around: nothing, parent: nothing },
    within(element, scope) {
      const parent = metOf(element, scope);
      return { around: parent.map((met, at) => met | (scope.around[at] ?? 0)), parent };
    },
    declarationsFor(element, scope) {
      if (byWeight.length === 0) return NOTHING;
      const met = metOf(element, scope);
      const own = byWeight.filter(
        ({ compounds }, at) => ((met[at] ?? 0) & (1 << (compounds.length - 1))) !== 0,
      );
      return own.length === 0 ? NOTHING : sorted(own.map(({ declarations }) => declarations));
    },
  };
}
