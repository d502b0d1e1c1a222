import { fail, ok, type Result } from '@tastwerk/editor-core';
import { checkedSpec } from '../making/spec-of-table.js';
import type { ChartLanguage } from '../sheet/sheet.js';
import type { ChartSpec } from '../types/index.js';
import { channelsOf } from './channels.js';
import { areaOf, arcOf, barOf, boxPlotOf, lineOf, type MarkInput, pointOf } from './marks.js';
import { recordsOf } from './records.js';
import {
  isJson,
  type Json,
  noteOthers,
  type SpecIssue,
  textOf,
  type VegaIssue,
  VegaReport,
} from './report.js';

/** A chart that was made of a Vega-Lite spec, with what it does not show. */
export interface VegaChart {
  readonly spec: ChartSpec;
  readonly notes: readonly VegaIssue[];
}

/** How a Vega-Lite spec is read. */
export interface VegaOptions {
  /** Of the sheet. */
  readonly language: ChartLanguage;
  /** In place of the title of the spec. */
  readonly title?: string;
}

type Make = (input: MarkInput) => Readonly<Record<string, unknown>> | undefined;

const MARKS: Readonly<Record<string, Make>> = {
  bar: barOf,
  line: lineOf,
  area: areaOf,
  point: pointOf,
  circle: pointOf,
  square: pointOf,
  arc: arcOf,
  boxplot: boxPlotOf,
};

/** Several charts in one. */
const COMPOSED = ['layer', 'hconcat', 'vconcat', 'concat', 'repeat', 'facet', 'spec'] as const;

/** Without effect on what is shown: names and remarks of the author. */
const SILENT = ['$schema', 'name', 'usermeta'];

const TOP = ['data', 'datasets', 'mark', 'encoding', 'title', 'transform', ...COMPOSED, ...SILENT];

/** Whether `json` is meant as a Vega-Lite spec, to tell it from data. */
export function isVegaSpec(json: unknown): json is Json {
  if (!isJson(json)) return false;
  const schema = json['$schema'];
  if (typeof schema === 'string') return /vega/iu.test(schema);
  const isComposed = COMPOSED.some((key) => json[key] !== undefined) && json['data'] !== undefined;
  return (
    isComposed ||
    (json['mark'] !== undefined && (json['encoding'] !== undefined || json['data'] !== undefined))
  );
}

function titleOf(report: VegaReport, title: unknown): string {
  if (!isJson(title)) return textOf(report, title, 'title') ?? '';
  noteOthers(report, title, 'title', ['text']);
  return textOf(report, title['text'], 'title.text') ?? '';
}

/** The transforms of a spec, each of which would change the data. */
function refuseTransforms(report: VegaReport, transform: unknown): void {
  if (!Array.isArray(transform)) return;
  transform.forEach((one: unknown, index) => {
    const [name = ''] = isJson(one) ? Object.keys(one) : [];
    report.refuse('VEGA_TRANSFORM', `transform[${index}]`, { name });
  });
}

/** What makes the chart of a mark. */
function makerOf(
  report: VegaReport,
  mark: unknown,
): { readonly make: Make; readonly mark: Json } | undefined {
  const properties: Json = isJson(mark) ? mark : {};
  const type = isJson(mark) ? mark['type'] : mark;
  const path = isJson(mark) ? 'mark.type' : 'mark';
  const make = typeof type === 'string' && Object.hasOwn(MARKS, type) ? MARKS[type] : undefined;
  if (!make) {
    report.refuse('VEGA_MARK', path, { mark: String(type).slice(0, 40) });
    return undefined;
  }
  noteOthers(report, properties, 'mark', type === 'line' || type === 'area' ? ['type', 'point'] : ['type']);
  return { make, mark: properties };
}

/** A Vega-Lite spec as a chart of ours. What it cannot show is refused, what it leaves out is named, each with its JSON path. */
export function readVega(json: unknown, options: VegaOptions): Result<VegaChart, readonly SpecIssue[]> {
  const report = new VegaReport();
  const schema = isJson(json) ? json['$schema'] : undefined;
  const isOfVega = typeof schema === 'string' && /\/vega\/v/u.test(schema);
  if (!isVegaSpec(json) || isOfVega) {
    report.refuse('VEGA_NOT_A_SPEC', '$schema');
    return fail(report.refusals);
  }
  const composed = COMPOSED.filter((key) => json[key] !== undefined);
  for (const key of composed) report.refuse('VEGA_COMPOSED', key);
  refuseTransforms(report, json['transform']);
  noteOthers(report, json, '', TOP);
  const title = options.title ?? titleOf(report, json['title']);
  const { language } = options;
  if (composed.length > 0) return fail(report.refusals);
  const maker = makerOf(report, json['mark']);
  const records = recordsOf(report, json);
  if (!maker || !records) return fail(report.refusals);
  const { channels, details } = channelsOf(report, json['encoding'], records);
  if (report.refusals.length > 0) return fail(report.refusals);
  const draft = maker.make({ report, records, channels, details, mark: maker.mark, language });
  if (!draft || report.refusals.length > 0) return fail(report.refusals);
  const spec = checkedSpec({ ...draft, title, language });
  return spec.ok ? ok({ spec: spec.value, notes: report.notes }) : fail([spec.error]);
}
