import { beforeAll, describe, expect, it } from '@jest/globals';
import type { BrailleSystem } from '@tastwerk/editor-core/braille';
import { type Notation, NOTATIONS } from '../line-request.js';
import { createTableEngine } from './table-engine.js';

const engine = createTableEngine();
const GERMAN = ['DE:BASIS', 'DE:VOLL', 'DE:KURZ'] as const;
const ENGLISH = ['EN:UEB1', 'EN:UEB2'] as const;

function unicode(text: string, system: BrailleSystem, notation: Notation = 'plain'): string {
  const result = engine.translateLine({ text, system, notation });
  return result.ok
    ? String.fromCodePoint(...result.value.cells.map((cell) => 0x2800 + cell))
    : `${result.error.code} ${result.error.character ?? ''}`;
}

/** The characters that the braille of a text lacks. */
function lacking(text: string, system: BrailleSystem, notation: Notation = 'plain'): string | undefined {
  const result = engine.translateLine({ text, system, notation });
  return result.ok ? result.value.unwritten?.map(({ character }) => character).join('') : result.error.code;
}

function sources(text: string, system: BrailleSystem): readonly number[] | undefined {
  const result = engine.translateLine({ text, system });
  return result.ok ? result.value.sourceIndex : undefined;
}

beforeAll(async () => {
  await Promise.all(
    [...GERMAN, ...ENGLISH].flatMap((system) =>
      NOTATIONS.map((notation) => engine.prepare({ system, notation })),
    ),
  );
});

describe('our supplement of the German tables', () => {
  it.each([
    ['₀ ₁ ₂ ₃ ₄ ₅ ₆ ₇ ₈ ₉', '⠡⠴⠀⠡⠂⠀⠡⠆⠀⠡⠒⠀⠡⠲⠀⠡⠢⠀⠡⠖⠀⠡⠶⠀⠡⠦⠀⠡⠔'],
    ['₊ ₋', '⠡⠖⠀⠡⠤'],
    ['ₐ ₑ ₕ ᵢ ⱼ ₖ ₗ ₘ ₙ', '⠡⠁⠀⠡⠑⠀⠡⠓⠀⠡⠊⠀⠡⠚⠀⠡⠅⠀⠡⠇⠀⠡⠍⠀⠡⠝'],
    ['ₒ ₚ ᵣ ₛ ₜ ᵤ ᵥ ₓ', '⠡⠕⠀⠡⠏⠀⠡⠗⠀⠡⠎⠀⠡⠞⠀⠡⠥⠀⠡⠧⠀⠡⠭'],
    ['⁰ ¹ ² ³ ⁴ ⁵ ⁶ ⁷ ⁸ ⁹', '⠌⠴⠀⠌⠂⠀⠌⠆⠀⠌⠒⠀⠌⠲⠀⠌⠢⠀⠌⠖⠀⠌⠶⠀⠌⠦⠀⠌⠔'],
    ['⁺ ⁻ ⁿ ⁱ', '⠌⠖⠀⠌⠤⠀⠌⠝⠀⠌⠊'],
    ['α β γ δ ε ζ η θ', '⠰⠁⠀⠰⠃⠀⠰⠛⠀⠰⠙⠀⠰⠑⠀⠰⠵⠀⠰⠚⠀⠰⠓'],
    ['ι κ λ μ ν ξ ο π', '⠰⠊⠀⠰⠅⠀⠰⠇⠀⠰⠍⠀⠰⠝⠀⠰⠭⠀⠰⠕⠀⠰⠏'],
    ['ρ σ ς τ υ φ χ ψ ω', '⠰⠗⠀⠰⠎⠀⠰⠎⠀⠰⠞⠀⠰⠥⠀⠰⠋⠀⠰⠉⠀⠰⠽⠀⠰⠺'],
    ['ϑ ϕ', '⠰⠓⠀⠰⠋'],
    ['Α Β Γ Δ Ε Ζ Η Θ', '⠰⠘⠁⠀⠰⠘⠃⠀⠰⠘⠛⠀⠰⠘⠙⠀⠰⠘⠑⠀⠰⠘⠵⠀⠰⠘⠚⠀⠰⠘⠓'],
    ['Ι Κ Λ Μ Ν Ξ Ο Π', '⠰⠘⠊⠀⠰⠘⠅⠀⠰⠘⠇⠀⠰⠘⠍⠀⠰⠘⠝⠀⠰⠘⠭⠀⠰⠘⠕⠀⠰⠘⠏'],
    ['Ρ Σ Τ Υ Φ Χ Ψ Ω', '⠰⠘⠗⠀⠰⠘⠎⠀⠰⠘⠞⠀⠰⠘⠥⠀⠰⠘⠋⠀⠰⠘⠉⠀⠰⠘⠽⠀⠰⠘⠺'],
  ])('writes %s in each system, with and without capitals', (text, braille) => {
    for (const system of GERMAN)
      for (const notation of ['plain', 'capitals'] as const)
        expect(unicode(text, system, notation)).toBe(braille);
  });

  it.each([
    ['₁₀', '⠡⠂⠴'],
    ['₁₂₃', '⠡⠂⠆⠒'],
    ['ᵢⱼ', '⠡⠊⠚'],
    ['ₙ₊₁', '⠡⠝⠖⠂'],
    ['10⁻³', '⠼⠁⠚⠌⠤⠒'],
    ['10¹²', '⠼⠁⠚⠌⠂⠆'],
    ['10²³', '⠼⠁⠚⠌⠆⠒'],
    ['10²³⁴', '⠼⠁⠚⠌⠆⠒⠲'],
    ['10¹¹', '⠼⠁⠚⠌⠂⠂'],
    ['ⁿ⁺¹', '⠌⠝⠖⠂'],
    ['₄²⁻', '⠡⠲⠌⠆⠤'],
    ['⁴₂', '⠌⠲⠡⠆'],
  ])('writes the sign of a run once: %s', (text, braille) => {
    for (const system of GERMAN)
      for (const notation of ['plain', 'capitals'] as const)
        expect(unicode(text, system, notation)).toBe(braille);
  });

  it('writes the sign of a run once after capitals, where other rules rest', () => {
    for (const system of GERMAN) expect(unicode('AB₁₂ AB¹', system, 'capitals')).toBe('⠘⠁⠃⠡⠂⠆⠀⠘⠁⠃⠌⠂');
  });

  it.each([
    ['a₁,', '⠁⠡⠂⠠⠂'],
    ['a₁;', '⠁⠡⠂⠠⠆'],
    ['a₁:', '⠁⠡⠂⠠⠒'],
    ['a₁?', '⠁⠡⠂⠠⠢'],
    ['a₁!', '⠁⠡⠂⠠⠖'],
    ['a₁.', '⠁⠡⠂⠄'],
    ['(a₁)', '⠶⠁⠡⠂⠠⠶'],
    ['»a₁«', '⠦⠁⠡⠂⠠⠴'],
    ['"a₁"', '⠦⠁⠡⠂⠠⠴'],
    ['„a₁“', '⠦⠁⠡⠂⠠⠴'],
    ['a¹,', '⠁⠌⠂⠠⠂'],
    ['a¹)', '⠁⠌⠂⠠⠶'],
    ['a¹“', '⠁⠌⠂⠠⠴'],
    ['a¹²,', '⠁⠌⠂⠆⠠⠂'],
    ['aₙ,', '⠁⠡⠝⠠⠂'],
  ])('keeps punctuation after an index apart from its digits: %s', (text, braille) => {
    expect(unicode(text, 'DE:VOLL')).toBe(braille);
  });

  it.each([
    ['aₙb', '⠁⠡⠝⠱⠃'],
    ['aₙ5', '⠁⠡⠝⠱⠼⠑'],
    ['aₙ=5', '⠁⠡⠝⠱⠈⠶⠼⠑'],
    ['aₙ-b', '⠁⠡⠝⠱⠤⠃'],
    ['aₙα', '⠁⠡⠝⠱⠰⠁'],
    ['Na⁺Cl⁻', '⠝⠁⠌⠖⠱⠉⠇⠌⠤'],
    ['aₙ²b', '⠁⠡⠝⠌⠆⠃'],
    ['aₙ b', '⠁⠡⠝⠀⠃'],
    ['a₁b', '⠁⠡⠂⠃'],
    ['a₁-b', '⠁⠡⠂⠤⠃'],
  ])('ends an index that no digit ends: %s', (text, braille) => {
    expect(unicode(text, 'DE:VOLL')).toBe(braille);
  });

  it.each([
    ['plain', 'Δt', '⠰⠘⠙⠠⠞'],
    ['plain', 'ΔT', '⠰⠘⠙⠠⠞'],
    ['plain', '2πr', '⠼⠃⠰⠏⠠⠗'],
    ['plain', 'αβ', '⠰⠁⠰⠃'],
    ['plain', 'α₁', '⠰⠁⠡⠂'],
    ['plain', "α' α- α,", '⠰⠁⠠⠀⠰⠁⠤⠀⠰⠁⠂'],
    ['plain', 'μm', '⠰⠍⠍'],
    ['plain', 'µm', '⠰⠍⠍'],
    ['capitals', 'Δt', '⠰⠘⠙⠠⠞'],
    ['capitals', 'ΔT', '⠰⠘⠙⠘⠞'],
  ] as const)('parts Greek from Latin letters (%s): %s', (notation, text, braille) => {
    expect(unicode(text, 'DE:VOLL', notation)).toBe(braille);
  });

  it.each([
    ['DE:VOLL', 'H₂O', '⠓⠡⠆⠕'],
    ['DE:KURZ', 'H₂O', '⠠⠓⠡⠆⠠⠕'],
    ['DE:VOLL', 'CO₂-Ausstoß', '⠉⠕⠡⠆⠤⠡⠎⠾⠕⠮'],
    ['DE:KURZ', 'CO₂-Ausstoß', '⠠⠉⠕⠡⠆⠤⠡⠎⠾⠕⠠⠮'],
    ['DE:VOLL', 'H₂SO₄', '⠓⠡⠆⠎⠕⠡⠲'],
    ['DE:KURZ', 'H₂SO₄', '⠠⠓⠡⠆⠎⠕⠡⠲'],
    ['DE:KURZ', 'm²', '⠠⠍⠌⠆'],
    ['DE:KURZ', '10³', '⠼⠁⠚⠌⠒'],
    ['DE:KURZ', 'α-Strahlung', '⠰⠁⠤⠾⠗⠁⠓⠇⠥'],
    ['DE:KURZ', 'α- und β-Strahlung', '⠰⠁⠤⠀⠥⠀⠰⠃⠤⠾⠗⠁⠓⠇⠥'],
    ['DE:KURZ', 'α = 30°', '⠰⠁⠀⠈⠶⠼⠉⠚⠈⠴'],
    ['DE:KURZ', 'Δt', '⠰⠘⠙⠠⠞'],
    ['DE:KURZ', '5 kΩ', '⠼⠑⠀⠠⠅⠰⠘⠺'],
    ['DE:KURZ', 'x₁₂', '⠠⠭⠡⠂⠆'],
    ['DE:KURZ', 'x⁻¹', '⠠⠭⠌⠤⠂'],
    ['DE:KURZ', 'NaCl', '⠝⠁⠠⠉⠇'],
  ] as const)('writes words beside as before, %s: %s', (system, text, braille) => {
    expect(unicode(text, system)).toBe(braille);
  });

  it.each([
    ['CH₄', '⠉⠓⠡⠲'],
    ['CH₃CHO', '⠉⠓⠡⠒⠉⠓⠕'],
    ['Au₂O₃', '⠁⠥⠡⠆⠠⠕⠡⠒'],
    ['AlCl₃', '⠁⠇⠠⠉⠇⠡⠒'],
    ['Al(OH)₃', '⠁⠇⠠⠶⠕⠓⠶⠡⠒'],
    ['Er³⁺', '⠑⠗⠌⠒⠖'],
    ['Ge⁴⁺', '⠛⠑⠌⠲⠖'],
    ['LiNbO₃', '⠇⠊⠝⠃⠕⠡⠒'],
    ['Strahler¹', '⠾⠗⠁⠓⠇⠻⠌⠂'],
    ['Gesteine₂', '⠯⠾⠫⠑⠡⠆'],
  ])('does not contract formulas in DE:KURZ, but words: %s', (text, braille) => {
    expect(unicode(text, 'DE:KURZ')).toBe(braille);
  });

  it.each([
    ['DE:BASIS', '⠘⠓⠡⠆⠘⠎⠕⠡⠲'],
    ['DE:VOLL', '⠘⠓⠡⠆⠘⠎⠕⠡⠲'],
    ['DE:KURZ', '⠘⠓⠡⠆⠘⠎⠕⠡⠲'],
  ] as const)('marks capitals beside an index in %s', (system, braille) => {
    expect(unicode('H₂SO₄', system, 'capitals')).toBe(braille);
    expect(unicode('ab H₂SO₄', system, 'capitals').endsWith(braille)).toBe(true);
  });

  it.each([
    ['DE:VOLL', 'H₂O', [0, 1, 1, 2]],
    ['DE:VOLL', 'x₁₂', [0, 1, 1, 2]],
    ['DE:VOLL', 'x₁, y', [0, 1, 1, 2, 2, 3, 4]],
    ['DE:VOLL', 'x₁“ y', [0, 1, 1, 2, 2, 3, 4]],
    ['DE:VOLL', 'x¹“ y', [0, 1, 1, 2, 2, 3, 4]],
    ['DE:VOLL', '10⁻³', [0, 0, 1, 2, 2, 3]],
    ['DE:VOLL', '10²³', [0, 0, 1, 2, 2, 3]],
    ['DE:VOLL', 'xₙy', [0, 1, 1, 2, 2]],
    ['DE:VOLL', 'α = 30°', [0, 0, 1, 2, 2, 4, 4, 5, 6, 6]],
    ['DE:VOLL', 'Δt', [0, 0, 0, 0, 1]],
    ['DE:KURZ', 'CO₂-Ausstoß', [0, 0, 1, 2, 2, 3, 4, 6, 7, 9, 10, 10]],
    ['DE:KURZ', 'H₂SO₄', [0, 0, 1, 1, 2, 3, 4, 4]],
    ['EN:UEB2', 'H₂O', [0, 0, 1, 1, 1, 1, 2, 2]],
    ['EN:UEB2', 'x₁₂', [0, 1, 1, 1, 1, 2]],
    ['EN:UEB2', 'x₁a', [0, 1, 1, 1, 1, 2, 2]],
  ] as const)('says in %s where the cells of %s come from', (system, text, places) => {
    expect(sources(text, system)).toEqual(places);
  });

  it.each([
    ['a ≈ b', '⠁⠀⠈⠢⠢⠀⠃'],
    ['5 ≈ 6', '⠼⠑⠀⠈⠢⠢⠼⠋'],
    ['∞', '⠈⠼⠿'],
    ['g ⊥ h ∥ k', '⠛⠀⠈⠼⠄⠀⠓⠀⠈⠈⠿⠀⠅'],
    ['∠ ∡ ∟', '⠈⠻⠕⠀⠈⠻⠕⠀⠈⠻⠦'],
    ['△ ○ □ ▭ ▱', '⠈⠻⠲⠀⠈⠻⠴⠀⠈⠻⠶⠀⠈⠻⠿⠀⠈⠻⠖'],
    ['△ABC', '⠈⠻⠲⠠⠁⠃⠉'],
    ['∠α', '⠈⠻⠕⠰⠁'],
    ['→ ← ↔', '⠒⠒⠕⠀⠪⠒⠒⠀⠪⠒⠒⠕'],
    ['⇒ ⇐ ⇔', '⠈⠶⠶⠕⠀⠈⠪⠶⠶⠀⠈⠪⠶⠶⠕'],
    ['↑ ↓ ↕', '⠈⠹⠆⠂⠀⠈⠹⠐⠆⠀⠈⠹⠐⠆⠂'],
    ['↖ ↗ ↘ ↙', '⠈⠹⠐⠢⠀⠈⠹⠔⠂⠀⠈⠹⠢⠂⠀⠈⠹⠐⠔'],
    ['x ↦ y', '⠭⠀⠈⠘⠒⠂⠀⠽'],
  ])('writes signs of mathematics and arrows: %s', (text, braille) => {
    expect(unicode(text, 'DE:VOLL')).toBe(braille);
  });

  it.each([
    ['plain', '∠a', '⠈⠻⠕⠠⠁'],
    ['plain', '△ABC', '⠈⠻⠲⠠⠁⠃⠠⠉'],
    ['capitals', '△ABC', '⠈⠻⠲⠘⠁⠃⠉'],
    ['capitals', '∠a', '⠈⠻⠕⠠⠁'],
  ] as const)('parts a sign of geometry from letters once in DE:KURZ (%s): %s', (notation, text, braille) => {
    expect(unicode(text, 'DE:KURZ', notation)).toBe(braille);
  });

  it('leaves computer braille as liblouis has it', () => {
    expect(lacking('H₂O', 'DE:VOLL', 'computer')).toBe('₂');
  });
});

describe('our supplement of the English tables', () => {
  it.each([
    ['₀ ₁ ₂ ₃ ₄', '⠰⠢⠼⠚⠀⠰⠢⠼⠁⠀⠰⠢⠼⠃⠀⠰⠢⠼⠉⠀⠰⠢⠼⠙'],
    ['₅ ₆ ₇ ₈ ₉', '⠰⠢⠼⠑⠀⠰⠢⠼⠋⠀⠰⠢⠼⠛⠀⠰⠢⠼⠓⠀⠰⠢⠼⠊'],
    ['⁰ ¹ ² ³ ⁴', '⠰⠔⠼⠚⠀⠰⠔⠼⠁⠀⠰⠔⠼⠃⠀⠰⠔⠼⠉⠀⠰⠔⠼⠙'],
    ['⁵ ⁶ ⁷ ⁸ ⁹', '⠰⠔⠼⠑⠀⠰⠔⠼⠋⠀⠰⠔⠼⠛⠀⠰⠔⠼⠓⠀⠰⠔⠼⠊'],
    ['H₂O', '⠠⠓⠰⠢⠼⠃⠠⠕'],
    ['CO₂', '⠠⠠⠉⠕⠰⠢⠼⠃'],
    ['H₂SO₄', '⠠⠓⠰⠢⠼⠃⠠⠠⠎⠕⠰⠢⠼⠙'],
    ['x₁₂', '⠭⠰⠢⠼⠁⠃'],
    ['10⁴', '⠼⠁⠚⠰⠔⠼⠙'],
    ['10¹²', '⠼⠁⠚⠰⠔⠼⠁⠃'],
    ['10²³', '⠼⠁⠚⠰⠔⠼⠃⠉'],
    ['x₁²', '⠭⠰⠢⠼⠁⠰⠔⠼⠃'],
    ['x₁a', '⠭⠰⠢⠼⠁⠰⠁'],
    ['x₁₂j', '⠭⠰⠢⠼⠁⠃⠰⠚'],
    ['x⁴h', '⠭⠰⠔⠼⠙⠰⠓'],
    ['x¹²b', '⠭⠰⠔⠼⠁⠃⠰⠃'],
    ['x₁k', '⠭⠰⠢⠼⠁⠅'],
    ['x₁A', '⠭⠰⠢⠼⠁⠠⠁'],
    ['x²', '⠭⠰⠔⠼⠃'],
    ['x²a', '⠭⠰⠔⠼⠃⠁'],
  ])('writes %s', (text, braille) => {
    for (const system of ENGLISH) expect(unicode(text, system)).toBe(braille);
  });

  it.each([
    ['a ↔ b', '⠁⠀⠰⠳⠺⠗⠕⠀⠰⠃'],
    ['⇐ ⇔', '⠰⠳⠶⠪⠀⠰⠳⠺⠶⠗⠕'],
    ['⊕ ⊗', '⠰⠫⠿⠪⠐⠖⠀⠰⠫⠿⠪⠐⠦'],
  ])('writes arrows and signs in a circle: %s', (text, braille) => {
    expect(unicode(text, 'EN:UEB2')).toBe(braille);
  });

  it.each([
    ['10⁻³', '⁻³'],
    ['Na⁺', '⁺'],
    ['xₙ', 'ₙ'],
    ['x²ⁿ', '²ⁿ'],
  ])('leaves out the index of %s, which needs grouping or letters', (text, index) => {
    expect(unicode(text, 'EN:UEB2')).toBe(unicode(text.slice(0, -index.length), 'EN:UEB2'));
    expect(lacking(text, 'EN:UEB2')).toBe(index);
  });
});
