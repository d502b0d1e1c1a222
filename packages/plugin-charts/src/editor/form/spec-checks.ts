import type { z } from 'zod';
import { parseFormula } from '../../formula/parse-formula.js';
import { type ChartSpec, CHART_TYPES, type ChartTypeName } from '../../types/index.js';
import { type SpecValues, valueAt } from './spec-values.js';

/** Something against the values of a spec, at a path. */
export type SpecIssue = z.core.$ZodIssue;

/** What the graphs of `values` share: the values of their parameters, and how angles are measured. */
export function formulaOptions(values: SpecValues): {
  readonly parameters: Readonly<Record<string, number>>;
  readonly degrees: boolean;
} {
  const given = Object.entries(values['parameters'] ?? {});
  return {
    parameters: Object.fromEntries(
      given.flatMap(([name, value]) => (typeof value === 'number' ? [[name, value] as const] : [])),
    ),
    degrees: values['isInDegrees'] === true,
  };
}

/** What is wrong with the formulas of a chart: its schema takes any text. */
function formulaIssues(values: SpecValues): readonly SpecIssue[] {
  const graphs = values['graphs'];
  if (!Array.isArray(graphs)) return [];
  return graphs.flatMap((graph: unknown, index): readonly SpecIssue[] => {
    const text = valueAt(graph, ['formula']);
    const read = typeof text === 'string' ? parseFormula(text, formulaOptions(values)) : undefined;
    if (!read || read.ok) return [];
    const { code, params, index: at } = read.error;
    const path = ['graphs', index, 'formula'];
    return [{ code: 'custom', path, message: code, params: { ...params, at: at + 1 }, input: text }];
  });
}

/** `values` as a chart of `type`: all that speaks against them, and the chart where nothing does. */
export function readSpec(
  type: ChartTypeName,
  values: SpecValues,
): { readonly issues: readonly SpecIssue[]; readonly spec: ChartSpec | undefined } {
  const parsed = CHART_TYPES[type].schema.safeParse(values);
  const issues = [...(parsed.success ? [] : parsed.error.issues), ...formulaIssues(values)];
  return { issues, spec: issues.length === 0 ? parsed.data : undefined };
}
