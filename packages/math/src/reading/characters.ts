/** Raised and lowered characters with the plain ones that they stand for. */
const RAISED = pairs('⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁽⁾ⁿⁱˣᵃᵇᵏᵐ', '0123456789+−()nixabkm');
const LOWERED = pairs('₀₁₂₃₄₅₆₇₈₉₊₋₍₎ₙₐₑₕᵢⱼₖₗₘₒₚᵣₛₜᵤᵥₓ', '0123456789+−()naehijklmoprstuvx');

/** Fractions that are one character, with numerator and denominator. */
export const VULGAR_FRACTIONS: ReadonlyMap<string, readonly [string, string]> = new Map([
  ['½', ['1', '2']],
  ['⅓', ['1', '3']],
  ['⅔', ['2', '3']],
  ['¼', ['1', '4']],
  ['¾', ['3', '4']],
  ['⅕', ['1', '5']],
  ['⅙', ['1', '6']],
  ['⅛', ['1', '8']],
]);

function pairs(typed: string, plain: string): ReadonlyMap<string, string> {
  const plainCharacters = [...plain];
  return new Map([...typed].map((character, index) => [character, plainCharacters[index] ?? '']));
}

/** A run of raised or of lowered characters from `at`, as plain characters; each is one UTF-16 unit. */
export function shiftedRun(
  source: string,
  at: number,
): { readonly place: 'upper' | 'lower'; readonly plain: string } | undefined {
  for (const [place, characters] of [
    ['upper', RAISED],
    ['lower', LOWERED],
  ] as const) {
    let plain = '';
    for (let next = at; characters.has(source.charAt(next)); next += 1)
      plain += characters.get(source.charAt(next)) ?? '';
    if (plain !== '') return { place, plain };
  }
  return undefined;
}
