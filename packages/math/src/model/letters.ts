/** Greek letters by the name of their LaTeX command. Capitals that look like Latin letters have no command in LaTeX. */
const GREEK = {
  alpha: 'α',
  beta: 'β',
  gamma: 'γ',
  delta: 'δ',
  epsilon: 'ε',
  zeta: 'ζ',
  eta: 'η',
  theta: 'θ',
  iota: 'ι',
  kappa: 'κ',
  lambda: 'λ',
  mu: 'μ',
  nu: 'ν',
  xi: 'ξ',
  pi: 'π',
  rho: 'ρ',
  sigma: 'σ',
  tau: 'τ',
  upsilon: 'υ',
  phi: 'φ',
  chi: 'χ',
  psi: 'ψ',
  omega: 'ω',
  Gamma: 'Γ',
  Delta: 'Δ',
  Theta: 'Θ',
  Lambda: 'Λ',
  Xi: 'Ξ',
  Pi: 'Π',
  Sigma: 'Σ',
  Phi: 'Φ',
  Psi: 'Ψ',
  Omega: 'Ω',
} as const;

/** Variants of a letter, which are read as the letter. */
const GREEK_VARIANTS = { varepsilon: 'ε', vartheta: 'θ', varphi: 'φ', varrho: 'ρ', varsigma: 'σ' } as const;

export const GREEK_BY_NAME: ReadonlyMap<string, string> = new Map([
  ...Object.entries(GREEK),
  ...Object.entries(GREEK_VARIANTS),
]);

export const GREEK_NAMES: ReadonlyMap<string, string> = new Map(
  Object.entries(GREEK).map(([name, letter]) => [letter, name]),
);

/** Characters that are typed for a letter of {@link GREEK_NAMES}. */
export const SAME_LETTER: ReadonlyMap<string, string> = new Map([
  ['ϑ', 'θ'],
  ['ϕ', 'φ'],
  ['ϵ', 'ε'],
  ['ς', 'σ'],
  ['µ', 'μ'],
  ['Ω', 'Ω'],
  ['∆', 'Δ'],
]);

/** Sets of numbers, which LaTeX writes with `\mathbb`, by the character of their letter. */
export const DOUBLE_STRUCK: ReadonlyMap<string, string> = new Map([
  ['ℂ', 'C'],
  ['ℕ', 'N'],
  ['ℙ', 'P'],
  ['ℚ', 'Q'],
  ['ℝ', 'R'],
  ['ℤ', 'Z'],
]);

/** Whether a character may be a letter of a formula. */
export function isLetter(character: string): boolean {
  return /^[A-Za-zÄÖÜäöüß]$/u.test(character) || GREEK_NAMES.has(character);
}

export function isCapital(letter: string): boolean {
  return letter !== letter.toLowerCase();
}
