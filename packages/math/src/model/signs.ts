/** What a sign does between its neighbours, which decides about spaces in print and braille. */
export type SignRole =
  'operation' | 'relation' | 'arrow' | 'separator' | 'postfix' | 'prefix' | 'bracket' | 'plain';

interface SignFacts {
  readonly role: SignRole;
  /** How LaTeX writes it: a command without its backslash, or the character itself where it is plain. */
  readonly latex: string;
}

const sign = (role: SignRole, latex: string): SignFacts => ({ role, latex });

/** Every sign that formulas may have, by its character. */
const FACTS: Readonly<Record<string, SignFacts>> = {
  '+': sign('operation', '+'),
  '−': sign('operation', '-'),
  '·': sign('operation', '\\cdot'),
  '×': sign('operation', '\\times'),
  '÷': sign('operation', '\\div'),
  '∗': sign('operation', '*'),
  '/': sign('operation', '/'),
  '±': sign('operation', '\\pm'),
  '∓': sign('operation', '\\mp'),
  '∘': sign('operation', '\\circ'),
  '∪': sign('operation', '\\cup'),
  '∩': sign('operation', '\\cap'),
  '∖': sign('operation', '\\setminus'),
  '∧': sign('operation', '\\land'),
  '∨': sign('operation', '\\lor'),
  ':': sign('operation', ':'),
  '=': sign('relation', '='),
  '≠': sign('relation', '\\ne'),
  '<': sign('relation', '<'),
  '>': sign('relation', '>'),
  '≤': sign('relation', '\\le'),
  '≥': sign('relation', '\\ge'),
  '≪': sign('relation', '\\ll'),
  '≫': sign('relation', '\\gg'),
  '≈': sign('relation', '\\approx'),
  '≡': sign('relation', '\\equiv'),
  '∼': sign('relation', '\\sim'),
  '≅': sign('relation', '\\cong'),
  '≙': sign('relation', '\\hat='),
  '∝': sign('relation', '\\propto'),
  '∈': sign('relation', '\\in'),
  '∉': sign('relation', '\\notin'),
  '∋': sign('relation', '\\ni'),
  '⊂': sign('relation', '\\subset'),
  '⊆': sign('relation', '\\subseteq'),
  '⊄': sign('relation', '\\not\\subset'),
  '⊃': sign('relation', '\\supset'),
  '⊇': sign('relation', '\\supseteq'),
  '∥': sign('relation', '\\parallel'),
  '⊥': sign('relation', '\\perp'),
  '∣': sign('relation', '\\mid'),
  '→': sign('arrow', '\\to'),
  '←': sign('arrow', '\\gets'),
  '↔': sign('arrow', '\\leftrightarrow'),
  '⇒': sign('arrow', '\\Rightarrow'),
  '⇐': sign('arrow', '\\Leftarrow'),
  '⇔': sign('arrow', '\\Leftrightarrow'),
  '↦': sign('arrow', '\\mapsto'),
  '⇌': sign('arrow', '\\rightleftharpoons'),
  '↑': sign('arrow', '\\uparrow'),
  '↓': sign('arrow', '\\downarrow'),
  ',': sign('separator', ','),
  ';': sign('separator', ';'),
  '.': sign('separator', '.'),
  '?': sign('separator', '?'),
  '!': sign('postfix', '!'),
  '′': sign('postfix', '\\prime'),
  '¬': sign('prefix', '\\neg'),
  '∀': sign('prefix', '\\forall'),
  '∃': sign('prefix', '\\exists'),
  '∂': sign('prefix', '\\partial'),
  '∇': sign('prefix', '\\nabla'),
  '∠': sign('prefix', '\\angle'),
  '△': sign('prefix', '\\triangle'),
  '∞': sign('plain', '\\infty'),
  '∅': sign('plain', '\\emptyset'),
  '…': sign('plain', '\\dots'),
  '□': sign('plain', '\\square'),
  '€': sign('plain', '€'),
  $: sign('plain', '\\$'),
  '(': sign('bracket', '('),
  ')': sign('bracket', ')'),
  '[': sign('bracket', '['),
  ']': sign('bracket', ']'),
  '{': sign('bracket', '\\{'),
  '}': sign('bracket', '\\}'),
  '|': sign('bracket', '|'),
  '‖': sign('bracket', '\\|'),
  '⟨': sign('bracket', '\\langle'),
  '⟩': sign('bracket', '\\rangle'),
  '⌊': sign('bracket', '\\lfloor'),
  '⌋': sign('bracket', '\\rfloor'),
  '⌈': sign('bracket', '\\lceil'),
  '⌉': sign('bracket', '\\rceil'),
};

/** All signs. */
export const SIGNS: readonly string[] = Object.keys(FACTS);

/** Whether a character is a sign of formulas. */
export function isSign(character: string): boolean {
  return Object.hasOwn(FACTS, character);
}

/** What a sign does between its neighbours. */
export function roleOf(character: string): SignRole {
  return FACTS[character]?.role ?? 'plain';
}

/** How LaTeX writes a sign. */
export function latexOfSign(character: string): string {
  return FACTS[character]?.latex ?? character;
}

/** Other characters that are typed for a sign. */
export const SAME_SIGN: ReadonlyMap<string, string> = new Map([
  ...[...'-–—‒'].map((character) => [character, '−'] as const),
  ...[...'⋅∙•'].map((character) => [character, '·'] as const),
  ['*', '∗'],
  ['∕', '/'],
  ['⁄', '/'],
  ['⩽', '≤'],
  ['≦', '≤'],
  ['⩾', '≥'],
  ['≧', '≥'],
  ['⊊', '⊂'],
  ['⟶', '→'],
  ['⟹', '⇒'],
  ['⟺', '⇔'],
  ['⇄', '⇌'],
  ['∶', ':'],
  ['⋯', '…'],
  ["'", '′'],
  ['’', '′'],
  ['\\', '∖'],
]);

/** Signs of {@link import('./nodes.js').MathLarge} with the LaTeX command that writes them. */
export const LARGE_SIGNS: ReadonlyMap<string, string> = new Map([
  ['∑', '\\sum'],
  ['∏', '\\prod'],
  ['∫', '\\int'],
  ['∬', '\\iint'],
  ['∮', '\\oint'],
  ['lim', '\\lim'],
  ['max', '\\max'],
  ['min', '\\min'],
  ['sup', '\\sup'],
  ['inf', '\\inf'],
]);

/** Names of functions that LaTeX has a command for. */
export const FUNCTION_NAMES: ReadonlySet<string> = new Set(
  'sin cos tan cot sec csc arcsin arccos arctan sinh cosh tanh coth log ln lg exp det dim ker gcd deg arg'.split(
    ' ',
  ),
);
