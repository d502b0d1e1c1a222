import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { bundledFontMetrics, printRuns, textWidthMm } from './font-metrics.js';

const LOWERED = [...'₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎ₐₑₕᵢⱼₖₗₘₙₒₚᵣₛₜᵤᵥₓ'];
const RAISED = [...'⁰⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁱⁿ'];
const OWN = [...'¹²³'];

/** A soft hyphen, a zero width joiner, a mark of direction, a word joiner and a variation selector. */
const INVISIBLE = ['\u00ad', '\u200d', '\u200e', '\u202c', '\u2060', '\ufe0f'];

/** Blanks of other widths than the usual one; that of a narrow no-break space stands between a number and its unit. */
const BLANKS = [...'\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u200a\u202f\u205f\u3000'];

/** The width of a character that no font of black print has, in em. */
const MISSING = bundledFontMetrics.advance('漢');

/** Runs as short as they read: `_` before lowered text, `^` before raised text. */
function shown(line: string): readonly string[] {
  const mark = (raisedEm: number) => (raisedEm < 0 ? '_' : '^');
  return printRuns(line).map(({ text, raisedEm }) => (raisedEm === 0 ? text : mark(raisedEm) + text));
}

describe('runs of a line of print', () => {
  it('FONT-2 lower subscript characters and raise superscript characters, at 0.62 of the size', () => {
    expect(printRuns('H₂O')).toEqual([
      { text: 'H', scale: 1, raisedEm: 0 },
      { text: '2', scale: 0.62, raisedEm: -0.12 },
      { text: 'O', scale: 1, raisedEm: 0 },
    ]);
    expect(printRuns('⁻ⁿ')).toEqual([{ text: '−n', scale: 0.62, raisedEm: 0.36 }]);
    expect(shown('C₆H₁₂O₆ + SO₄²⁻')).toEqual(['C', '_6', 'H', '_12', 'O', '_6', ' + SO', '_4', '^2−']);
    expect(shown('vₘₐₓ = aₙ₊₁')).toEqual(['v', '_max', ' = a', '_n+1']);
  });

  it('FONT-2 show each character as the ordinary one that Unicode names for it, which the font has', () => {
    for (const character of [...LOWERED, ...RAISED]) {
      expect(bundledFontMetrics.advance(character)).toBe(MISSING);
      expect(printRuns(character)).toMatchObject([{ text: character.normalize('NFKC'), scale: 0.62 }]);
    }
  });

  it('FONT-2 leave ¹ ² ³ as the font has them, except beside superscripts that it lacks', () => {
    for (const line of ['m²', '¹', 'x²³ + 1³ = ²', '²x']) expect(shown(line)).toEqual([line]);
    expect(shown('10⁻³ m²')).toEqual(['10', '^−3', ' m²']);
    expect(shown('x¹⁰')).toEqual(['x', '^10']);
    expect(shown('x₁²')).toEqual(['x', '_1', '²']);
  });

  it('FONT-2 are one where a line has no such character, and none where it is blank', () => {
    const set = [...LOWERED, ...RAISED, ...INVISIBLE, ...BLANKS, ...'\u2011\u2012\u2015\u00b5\u2126'];
    const plain = fc
      .string({ unit: 'grapheme', minLength: 1 })
      .filter((line) => !set.some((one) => line.includes(one)));
    fc.assert(
      fc.property(plain, (line) => {
        expect(printRuns(line)).toEqual([{ text: line, scale: 1, raisedEm: 0 }]);
      }),
    );
    expect(printRuns('')).toEqual([]);
  });

  it('FONT-2 leave out characters that only say how others are shown', () => {
    for (const character of INVISIBLE) {
      expect(printRuns(`a${character}b`)).toEqual([{ text: 'ab', scale: 1, raisedEm: 0 }]);
    }
  });

  it('FONT-3 show blanks of other widths and hyphens that do not break as the usual ones', () => {
    for (const blank of BLANKS) expect(shown(`5${blank}km`)).toEqual(['5 km']);
    expect(shown('S\u2011Bahn 3\u20124 \u2015 x')).toEqual(['S-Bahn 3\u20134 \u2014 x']);
  });

  it('FONT-2 show a whole line, each beside runs that are set otherwise', () => {
    const characters = fc.constantFrom(...LOWERED, ...RAISED, ...OWN, 'x', ' ', 'α');
    fc.assert(
      fc.property(fc.array(characters, { maxLength: 20 }), (line) => {
        const runs = printRuns(line.join(''));
        const ordinary = runs.map(({ text }) => text.normalize('NFKC')).join('');
        expect(ordinary).toBe(line.join('').normalize('NFKC'));
        runs.forEach(({ raisedEm }, index) => expect(runs[index + 1]?.raisedEm).not.toBe(raisedEm));
      }),
    );
  });
});

describe('widths of print', () => {
  const widthOf = (line: string) => textWidthMm(line, 10, bundledFontMetrics);

  it('FONT-2 count sub- and superscript characters as they are drawn', () => {
    expect(widthOf('H₂O')).toBeCloseTo(widthOf('HO') + 0.62 * widthOf('2'), 9);
    expect(widthOf('10⁻³')).toBeCloseTo(widthOf('10') + 0.62 * widthOf('−3'), 9);
    expect(widthOf('m²')).toBeCloseTo(widthOf('m') + bundledFontMetrics.advance('²') * 10, 9);
  });

  it('FONT-3 has letters of Europe and signs from Noto Sans, and says what no font has', () => {
    const had = 'äőŵǎảЖћұἀΩաბ⇒↦↯∀∈≈⊥∥∠△□○★♀♪✓ℕ′″⌀⌊⟨⟶';
    const lacking = '漢अאعไⴀ☑🙂';
    expect([...had].filter((character) => !bundledFontMetrics.has(character))).toEqual([]);
    expect([...lacking].filter((character) => bundledFontMetrics.has(character))).toEqual([]);
    expect(widthOf('⇒')).toBeCloseTo(10.12, 6);
  });

  it('FONT-3 are those of Noto Sans for Greek letters, and for the micro and ohm signs', () => {
    expect(widthOf('α')).toBeCloseTo(6.23, 6);
    expect(widthOf('Ω')).toBeCloseTo(7.17, 6);
    for (const letter of 'ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩαβγδεζηθικλμνξοπρστυφχψωςάέήίόύώϊ') {
      expect(bundledFontMetrics.advance(letter)).not.toBe(MISSING);
    }
    expect(widthOf('5 \u00b5m')).toBe(widthOf('5 \u03bcm'));
    expect(widthOf('\u2126')).toBe(widthOf('\u03a9'));
    expect(printRuns('\u00b5\u2126₀')).toMatchObject([{ text: '\u03bc\u03a9', scale: 1 }, { text: '0' }]);
  });
});
