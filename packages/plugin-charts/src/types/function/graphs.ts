import type { Immutable } from '@tastwerk/editor-core';
import { analyse, type CurveAnalysis } from '../../formula/analyse.js';
import { intersections } from '../../formula/calculus.js';
import { parseFormula } from '../../formula/parse-formula.js';
import { printFormula } from '../../formula/print.js';
import type { DataPoint, Formula, FormulaProblem, PlotWindow } from '../../formula/syntax.js';
import type { ChartLanguage } from '../../sheet/sheet.js';
import { perSpec } from './per-spec.js';
import { MOST_GRAPHS, type FunctionSpec } from './spec.js';

/** A graph whose formula was read. */
export interface Graph {
  /** Its place in the spec. */
  readonly index: number;
  readonly formula: Formula;
  /** Its name, or the formula as it is printed. */
  readonly name: string;
  /** Its analysis in the range of the x-axis; undefined for a vertical line. */
  readonly analysis: CurveAnalysis | undefined;
}

/** A formula that cannot be read, with what is wrong. */
interface Unread {
  readonly formula: string;
  readonly problem: FormulaProblem;
}

/** The part of a spec from which its graphs follow. */
type GraphsOf = Immutable<Pick<FunctionSpec, 'graphs' | 'parameters' | 'isInDegrees' | 'language' | 'x'>>;

/** The graphs of a spec, and the formulas that cannot be read. */
interface ReadGraphs {
  readonly graphs: readonly Graph[];
  readonly unread: readonly Unread[];
}

/** The graphs of a spec. */
export const readGraphs = perSpec((spec: GraphsOf): ReadGraphs => {
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
    } else unread.push({ formula: text, problem: formula.error });
  }
  return { graphs, unread };
});

/** The graphs that are drawn: the first ones. */
export function drawnGraphs(spec: GraphsOf): readonly Graph[] {
  return readGraphs(spec).graphs.slice(0, MOST_GRAPHS);
}

/** Where two graphs meet in the range of the x-axis. */
interface Meeting {
  readonly one: Graph;
  readonly other: Graph;
  readonly points: readonly DataPoint[];
}

/** Where the graphs of a spec meet, for each two of them. */
export const meetingsOf = perSpec((spec: GraphsOf): readonly Meeting[] => {
  const { graphs } = readGraphs(spec);
  return graphs.flatMap((one, index) =>
    graphs.slice(index + 1).map((other) => ({
      one,
      other,
      points: intersections(one.formula, other.formula, wholeHeight(spec.x)),
    })),
  );
});

/** A window that no graph leaves upwards or downwards. */
function wholeHeight({ from, to }: { readonly from: number; readonly to: number }): PlotWindow {
  return { xMin: from, xMax: to, yMin: -1e12, yMax: 1e12 };
}

/** A printed formula, cut to the longest text of a label. */
function shownFormula(formula: Formula, language: ChartLanguage): string {
  return printFormula(formula, language).slice(0, 200);
}
