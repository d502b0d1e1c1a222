import type { MathLanguage } from '../model/language.js';
import { isWithinLimits, MATH_LIMITS } from '../model/limits.js';
import type { MathNode } from '../model/nodes.js';
import { failAt, resultOf, type MathResult } from '../model/problems.js';
import { writeMathml } from '../writing/mathml.js';
import { numbersIn, outlinesOf } from './svg-paths.js';

export interface PrintMathOptions {
  readonly language: MathLanguage;
  /** Height of the type in mm: 14 pt are 4.94 mm. */
  readonly fontSizeMm: number;
  /** A formula in a line of its own: limits stand over and under sums, fractions are larger. */
  readonly isBlock?: boolean;
}

/** A formula as outlines. */
export interface PrintedMath {
  readonly widthMm: number;
  readonly heightMm: number;
  /** From the top to the line on which letters stand. */
  readonly baselineMm: number;
  /** SVG path data in mm, filled by the nonzero rule; the origin is the top left, y goes down. */
  readonly pathData: string;
}

/** Units of MathJax' pictures for one height of type. */
const UNITS_PER_EM = 1000;

/**
 * Sets a formula in type. MathJax is loaded when the first formula is set, 440 KB compressed; parts of its font later, where a formula has umlauts or
 * double-struck letters. A character that the font does not have is a problem.
 */
export async function printMath(
  node: MathNode,
  { language, fontSizeMm, isBlock = false }: PrintMathOptions,
): Promise<MathResult<PrintedMath>> {
  if (!isWithinLimits(node))
    return resultOf(() => failAt(node.at, 'MATH_TOO_LARGE', { most: MATH_LIMITS.nodes }));
  const { typeset } = await import('./typeset.js');
  const svg = await typeset(writeMathml(node, { language, isBlock }), isBlock);
  return resultOf(() => {
    const viewBox = svg?.attributes['viewBox'];
    if (!svg || typeof viewBox !== 'string') return failAt(node.at, 'MATH_NO_GLYPH', { character: '' });
    const [left = 0, top = 0, width = 0, height = 0] = numbersIn(viewBox);
    const scale = fontSizeMm / UNITS_PER_EM;
    const placed = { ...svg, attributes: {}, children: [{ ...group(-left, -top), children: svg.children }] };
    return {
      widthMm: width * scale,
      heightMm: height * scale,
      baselineMm: -top * scale,
      pathData: outlinesOf(placed, scale).join(''),
    };
  });
}

function group(x: number, y: number) {
  return { kind: 'g', attributes: { transform: `translate(${x},${y})` }, text: '' };
}
