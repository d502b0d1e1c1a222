import { describe, expect, it } from '@jest/globals';
import { readMath } from '../reading/read-math.js';
import { speakMath } from './speak-math.js';

function spoken(text: string): readonly string[] {
  const tree = readMath(text, { language: 'de' });
  return tree.ok ? [speakMath(tree.value, 'de'), speakMath(tree.value, 'en')] : [tree.error.code];
}

describe('speech', () => {
  it.each([
    ['x^2/4', 'x hoch 2 durch 4', 'x squared over 4'],
    [
      '\\frac{-b\\pm\\sqrt{b^2-4ac}}{2a}',
      'Bruch mit Zähler minus b plus minus Wurzel aus b hoch 2 minus 4 a c Ende Wurzel und Nenner 2 a Ende Bruch',
      'fraction with numerator minus b plus or minus square root of b squared minus 4 a c end of root and denominator 2 a end of fraction',
    ],
    ['1/2', 'ein halb', 'one half'],
    ['3/4', '3 Viertel', '3 quarters'],
    ['2 1/2', '2 und ein halb', '2 and one half'],
    ['7/12', '7 durch 12', '7 over 12'],
    ['2,5', '2,5', '2.5'],
    ['5 km/h', '5 Kilometer pro Stunde', '5 kilometres per hour'],
    ['1 h', '1 Stunde', '1 hour'],
    ['3 h', '3 Stunden', '3 hours'],
    ['9,81 m/s^2', '9,81 Meter pro Sekunde hoch 2', '9.81 metres per second squared'],
    ['20 m^2', '20 Quadratmeter', '20 square metres'],
    ['30°', '30 Grad', '30 degrees'],
    ['f(x) = 2x + 1', 'f von x gleich 2 x plus 1', 'f of x equals 2 x plus 1'],
    ["f'(x)", 'f Strich von x', 'f prime of x'],
    ["x^2'", 'x hoch 2 Strich Ende hoch', 'x to the power of 2 prime end of power'],
    ['\\sum_{k=1}^n k^2', 'Summe für k gleich 1 bis n über k hoch 2', 'sum for k equals 1 to n of k squared'],
    ['\\lim_{x\\to0} f(x)', 'Limes für x gegen 0 von f von x', 'limit as x approaches 0 of f of x'],
    ['\\log_2 8', 'Logarithmus zur Basis 2 von 8', 'logarithm to base 2 of 8'],
    ['x_1', 'x Index 1', 'x sub 1'],
    ['x^(n+1)', 'x hoch n plus 1 Ende hoch', 'x to the power of n plus 1 end of power'],
    ['10^-3', '10 hoch minus 3', '10 to the power of minus 3'],
    ['root(3; 8)', 'dritte Wurzel aus 8', 'cube root of 8'],
    ['|x - 1|', 'Betrag von x minus 1 Ende Betrag', 'absolute value of x minus 1 end of absolute value'],
    ['vec(AB)', 'Vektor A B', 'vector A B'],
    ['quer(AB)', 'Strecke A B', 'segment A B'],
    ['A = a^2', 'groß A gleich a hoch 2', 'capital A equals a squared'],
    ['H2O', 'H 2 O', 'H 2 O'],
    ['2 H2 + O2 -> 2 H2O', '2 H 2 plus O 2 reagiert zu 2 H 2 O', '2 H 2 plus O 2 reacts to form 2 H 2 O'],
    ['\\binom nk', 'n über k', 'n choose k'],
    ['\\begin{pmatrix}1\\\\2\\end{pmatrix}', 'Spaltenvektor: 1, 2', 'column vector: 1, 2'],
    [
      '\\begin{pmatrix}1&2\\\\3&4\\end{pmatrix}',
      'Matrix mit 2 Zeilen und 2 Spalten: Zeile 1: 1, 2; Zeile 2: 3, 4; Ende Matrix',
      'matrix of 2 rows and 2 columns: row 1: 1, 2; row 2: 3, 4; end of matrix',
    ],
  ])('%s', (text, german, english) => {
    expect(spoken(text)).toEqual([german, english]);
  });
});
