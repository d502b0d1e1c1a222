import type { DataIssue } from '../data/index.js';

/** The codes of what is wrong with a Vega-Lite spec, or left out of it. */
export type VegaIssueCode =
  // Refusals: the chart would say something else.
  | 'VEGA_NOT_A_SPEC'
  | 'VEGA_COMPOSED'
  | 'VEGA_MARK'
  | 'VEGA_DATA_MISSING'
  | 'VEGA_DATA_URL'
  | 'VEGA_DATA_GENERATED'
  | 'VEGA_TOO_MANY_ROWS'
  | 'VEGA_TRANSFORM'
  | 'VEGA_EXPRESSION'
  | 'VEGA_CHANNEL'
  | 'VEGA_CHANNEL_NEEDED'
  | 'VEGA_FIELD_UNKNOWN'
  | 'VEGA_FIELD_NESTED'
  | 'VEGA_NOT_NUMBERS'
  | 'VEGA_TYPE'
  | 'VEGA_AXES'
  | 'VEGA_AGGREGATE'
  | 'VEGA_TIME_UNIT'
  | 'VEGA_BIN'
  | 'VEGA_STACK'
  | 'VEGA_GROUPS'
  // Notes.
  | 'VEGA_AREA_AS_LINE'
  | 'VEGA_LEFT_OUT'
  | 'VEGA_SCALE_LINEAR'
  | 'VEGA_SUMMED'
  | 'VEGA_AVERAGED'
  | 'VEGA_NAMED_AXIS';

/** Something in a Vega-Lite spec, with its JSON path in `params.path`. */
export interface VegaIssue {
  readonly code: VegaIssueCode;
  readonly params: Readonly<Record<string, string | number>> & { readonly path: string };
}

/** What is wrong with a spec: of Vega-Lite or of its data. */
export type SpecIssue = VegaIssue | DataIssue;

/** More issues than these are not listed. */
const MOST_ISSUES = 50;

/** Collects what is refused and what is left out, in the order in which it is met; a path is named once for each code. */
export class VegaReport {
  readonly #refusals = new Map<string, SpecIssue>();
  readonly #notes = new Map<string, VegaIssue>();

  /** The chart would say something else: it is not made. */
  refuse(code: VegaIssueCode, path: string, params: Readonly<Record<string, string | number>> = {}): void {
    this.refuseData({ code, params: { ...params, path } });
  }

  refuseData(issue: SpecIssue): void {
    if (this.#refusals.size < MOST_ISSUES)
      this.#refusals.set(`${issue.code} ${JSON.stringify(issue.params)}`, issue);
  }

  /** The chart is made without it, or otherwise. */
  note(code: VegaIssueCode, path: string, params: Readonly<Record<string, string | number>> = {}): void {
    if (this.#notes.size < MOST_ISSUES)
      this.#notes.set(`${code} ${path}`, { code, params: { ...params, path } });
  }

  get refusals(): readonly SpecIssue[] {
    return [...this.#refusals.values()];
  }

  get notes(): readonly VegaIssue[] {
    return [...this.#notes.values()];
  }
}

/** A JSON object. */
export type Json = Readonly<Record<string, unknown>>;

export const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Names each key of `json` that is not in `known` as left out. */
export function noteOthers(report: VegaReport, json: Json, path: string, known: readonly string[]): void {
  for (const key of Object.keys(json)) {
    if (!known.includes(key)) report.note('VEGA_LEFT_OUT', path === '' ? key : `${path}.${key}`);
  }
}

/** A text that is written as one, as a list of lines, or not at all; expressions are refused. */
export function textOf(report: VegaReport, value: unknown, path: string): string | null | undefined {
  if (value === undefined || value === null) return value;
  if (typeof value === 'string') return value.trim();
  if (Array.isArray(value) && value.every((line) => typeof line === 'string')) return value.join(' ').trim();
  report.refuse('VEGA_EXPRESSION', path);
  return undefined;
}
