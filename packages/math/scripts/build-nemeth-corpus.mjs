/**
 * Writes corpus/nemeth.txt: formulas of schools and what Speech Rule Engine writes for them in Nemeth, a line each. The tests compare our writer with it;
 * where we differ on purpose, the line names the reason. Run by `npm run oracle -w @tastwerk/math`.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import engine from 'speech-rule-engine';
import { readMath, writeMathml } from '../dist/index.js';

/** Numbers, terms, indices, fractions, roots, functions, sets, sums and chemistry, as school books have them. */
const FORMULAS = String.raw`
7 | 42 | 3.14 | 0.5 | -1 | 2+3 | 5-2=3 | 3\times4=12 | 12\div4 | 6\cdot7=42 | 2x+1 | 3x-4y | a+b=c | x=-5 | -x+1 | (a+b)(a-b) | (x+1) | 2(x-3)
x^2 | x^2+1 | x^2+y^2=z^2 | a^n | a^{n+1} | a^{n+1}b | x^{-1} | 10^{-3} | 10^{-3}m | e^{-x} | (a+b)^2 | (a+b)^2=a^2+2ab+b^2 | 2^{2n} | x^{2y} | 3x^2y | x^2y^3
x_1 | x_1+x_2 | x_{12} | x_n | x_n+1 | x_{n+1} | x_{n+1}+1 | a_{ij} | x_1^2 | x_n^2 | a_1+a_2=b_3 | A_1 | y_{2k} | x_i+y_j
\frac{1}{2} | \frac{a}{b} | \frac{a+b}{c} | \frac{1}{2}x | \frac{x^2}{4} | \frac{x}{y^2} | \frac{1}{x+1} | 2\frac12 | 5\frac34+1 | \frac{a}{b}+\frac{c}{d} | \frac{\frac12}{3} | \frac{1}{1+\frac1x} | \frac{2x}{3}=4 | x^{\frac12} | 3/4 | a/b
\sqrt2 | \sqrt{x+1} | \sqrt{x}+1 | \sqrt{x^2+y^2} | \sqrt[3]{8} | \sqrt[n]{x} | 2\sqrt3 | \sqrt{\sqrt x} | \sqrt{a}\sqrt{b}=\sqrt{ab} | \frac{-b\pm\sqrt{b^2-4ac}}{2a} | \frac{\sqrt3}{2}
\sin x | \cos 2x | \sin(x) | \sin^2x | \sin\alpha | \log x | \log_2x | \ln y | \sin30 | 2\sin x | \tan x=\frac{\sin x}{\cos x} | \sin^2x+\cos^2x=1 | f(x) | f(x)=2 | f(x)=x^2 | f'(x) | f''(x)=0
x<1 | x>0 | x\le2 | x\ge-3 | a\ne b | a\approx b | x\in A | x\notin B | A\subset B | A\subseteq B | A\cup B | A\cap B | A\setminus B | \{1,2,3\} | (1,2) | [0,1] | (x,y) | |x| | |x-1|=2 | x\to0 | a\Leftarrow b
\alpha | \beta+\gamma | \pi r^2 | 2\pi | \Delta x | \Omega | \lambda=2 | \theta | \overline{AB} | \bar x | \vec a | \vec{AB} | \hat x
\sum_{k=1}^n k | \sum_{k=1}^n k^2 | \lim_{x\to0}f(x) | \int_0^1x | \int x | n! | \infty | x\to\infty | 25\% | \binom nk
\ce{H2O} | \ce{CO2} | \ce{H2SO4} | \ce{Ca(OH)2} | \ce{2H2 + O2 -> 2H2O} | \ce{Na^+} | \ce{SO4^2-} | \ce{Fe^3+}
`;

/**
 * Terms of two parts in each place where a term may stand. Left out is what the engine writes against the code: products (it loses their sign), factorials
 * before an operation, comparisons within brackets, roots, fractions and indices, and two indicators of levels before the base line (a power in a power).
 */
const PARTS = ['x', '2', 'a_1', 'x^2', '\\alpha', '\\frac{a}{b}', '\\sqrt{x}'];
const BETWEEN = ['+', '-', '\\cdot '];
const COMPARISONS = ['=', '<'];
const PLACES = [
  (term) => term,
  (term) => `(${term})`,
  (term) => `\\sqrt{${term}}+1`,
  (term) => `\\frac{${term}}{2}`,
  (term) => `x^{${term}}y`,
  (term) => `y_{${term}}+1`,
];
const termsWith = (signs) =>
  PARTS.flatMap((one) => signs.flatMap((sign) => PARTS.map((other) => one + sign + other)));
const ALL = [
  ...FORMULAS.split(/\n| \| /u),
  ...termsWith(COMPARISONS),
  ...PLACES.flatMap((place) => termsWith(BETWEEN).map((term) => place(term))),
];

await engine.setupEngine({ locale: 'nemeth', modality: 'braille', domain: 'default' });
await engine.engineReady();

const lines = ALL.map((formula) => formula.trim())
  .filter((formula) => formula !== '')
  .map((formula) => {
    const tree = readMath(formula, { language: 'en', notation: 'latex' });
    if (!tree.ok) throw new Error(`${formula}: ${tree.error.code}`);
    return `${formula}\t${engine.toSpeech(writeMathml(tree.value, { language: 'en' })).trim()}`;
  })
  .filter((line) => !/[⠘⠰]⠐/u.test(line));
writeFileSync(join(new URL('.', import.meta.url).pathname, '../corpus/nemeth.txt'), `${lines.join('\n')}\n`);
console.log(`${lines.length} formulas`);
