import type { Immutable } from '@tastwerk/editor-core';
import { analyse, type CurveAnalysis } from '../../formula/analyse.js';
import { parseFormula } from '../../formula/parse-formula.js';
import { printFormula } from '../../formula/print.js';
import { formulaProblemText } from '../../formula/problem-texts.js';
import type { Formula, PlotWindow } from '../../formula/syntax.js';
import type { ChartLanguage } from '../../sheet/sheet.js';
import type { FunctionSpec } from './spec.js';

/** A graph whose formula was read. */
export interface Graph {
  /** Its place in the spec. */
  readonly index: number;
  readonly formula: Formula;
  /** Its name, or the formula as it is printed. */
  readonly name: string;
  /** What it does in the range of the x-axis; a vertical line does nothing. */
  readonly analysis: CurveAnalysis | undefined;
}

/** A formula that cannot be read, with what is wrong. */
interface Unread {
  readonly formula: string;
  readonly problem: string;
}

/** What is said of graphs, and how their formulas are read. */
type GraphsOf = Immutable<Pick<FunctionSpec, 'graphs' | 'parameters' | 'isInDegrees' | 'language' | 'x'>>;

/** The graphs of a spec, and the formulas that cannot be read. */
interface ReadGraphs {
  readonly graphs: readonly Graph[];
  readonly unread: readonly Unread[];
}

/** Specs never change: a sheet is laid out several times and described, and its formulas are analysed once. */
const known = new WeakMap<GraphsOf, ReadGraphs>();

/** The graphs of `spec`. */
export function readGraphs(spec: GraphsOf): ReadGraphs {
  const read = known.get(spec) ?? analysed(spec);
  known.set(spec, read);
  return read;
}

function analysed(spec: GraphsOf): ReadGraphs {
  const { language, parameters, isInDegrees: degrees } = spec;
  const graphs: Graph[] = [];
  const unread: Unread[] = [];
  for (const [index, { formula: text, name }] of spec.graphs.entries()) {
    const formula = parseFormula(text, { parameters, degrees });
    if (formula.ok) {
      const { value } = formula;
      graphs.push({
        index,
        formula: value,
        name: name || shownFormula(value, language),
        analysis: value.kind === 'function' ? analyse(value, wholeHeight(spec.x)) : undefined,
      });
    } else unread.push({ formula: text, problem: formulaProblemText(formula.error, language) });
  }
  return { graphs, unread };
}

/** A window that no graph leaves upwards or downwards. */
export function wholeHeight({ from, to }: { readonly from: number; readonly to: number }): PlotWindow {
  return { xMin: from, xMax: to, yMin: -1e12, yMax: 1e12 };
}

/** A formula as a label writes it; labels hold no longer texts. */
function shownFormula(formula: Formula, language: ChartLanguage): string {
  return printFormula(formula, language).slice(0, 200);
}
