import type { FormulaPrint } from '@tastwerk/editor-core/formulas';
import { readPathNotation } from '@tastwerk/editor-core/import';
import type { MathNode, MathResult } from '@tastwerk/math';
import { printMath, type PrintMathOptions } from '@tastwerk/math/print';

/** Steps of the outlines of a formula: its 2,000 characters have some forty each. */
const MOST_STEPS = 100_000;

/** Sets a formula in type, as the core draws outlines. */
export async function printTree(
  tree: MathNode,
  options: PrintMathOptions,
): Promise<MathResult<FormulaPrint>> {
  const printed = await printMath(tree, options);
  if (!printed.ok) return printed;
  const { pathData, ...sizes } = printed.value;
  return { ok: true, value: { ...sizes, path: readPathNotation(pathData, MOST_STEPS) } };
}
