/** Where an index stands: below the baseline of its line, or above it. */
export type IndexPosition = 'lowered' | 'raised';

function pairs(characters: string, ordinary: string): readonly (readonly [string, string])[] {
  return Array.from(characters, (character, index) => [character, ordinary.charAt(index)] as const);
}

/** Unicode's sub- and superscript characters, each with the ordinary one that it stands for. */
export const INDEX_CHARACTERS = {
  lowered: pairs('₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎ₐₑₕᵢⱼₖₗₘₙₒₚᵣₛₜᵤᵥₓ', '0123456789+−=()aehijklmnoprstuvx'),
  raised: pairs('⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁱⁿ', '0123456789+−=()in'),
} as const satisfies Record<IndexPosition, unknown>;

/** What is typed for the minus sign. */
const HYPHEN = '-';
const MINUS = '−';

const FORMS: Readonly<Record<IndexPosition, ReadonlyMap<string, string>>> = {
  lowered: new Map(INDEX_CHARACTERS.lowered.map(([index, ordinary]) => [ordinary, index])),
  raised: new Map(INDEX_CHARACTERS.raised.map(([index, ordinary]) => [ordinary, index])),
};

/** The ordinary character for each that is lowered or raised. */
export const ORDINARY_CHARACTERS: ReadonlyMap<string, string> = new Map(
  Object.values(INDEX_CHARACTERS).flat(),
);

/** An ordinary character lowered or raised; one of which Unicode has no such form stays as it is. */
export function asIndex(character: string, position: IndexPosition): string {
  return FORMS[position].get(character === HYPHEN ? MINUS : character) ?? character;
}

/**
 * `text` with its characters lowered or raised, as far as Unicode has such characters; the others stay as they are. Where all that can be
 * set so is set so already, it becomes ordinary again.
 */
export function withIndices(text: string, position: IndexPosition): string {
  const ordinary = Array.from(text, (character) => ORDINARY_CHARACTERS.get(character) ?? character);
  const set = ordinary.map((character) => asIndex(character, position)).join('');
  return set === text ? ordinary.join('') : set;
}
