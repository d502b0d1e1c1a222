import type { Kinds, PageObject } from '@tastwerk/editor-core';
import type { Box } from '@tastwerk/editor-core/geometry';
import { type KeptPlacing, uuidFrom } from '@tastwerk/editor-core/objects';
import { swellProfile } from '@tastwerk/editor-core/proofing';
import { cellsIn, printedIn, type TextMeasures } from '../measuring/text-measures.js';
import type { LaidOut, Sheet } from '../sheet/sheet.js';
import { type ChartSpec, withChartType } from '../types/index.js';

/** A chart on a page: what it says, and the plain objects that draw it. */
export interface ChartObject extends TextMeasures {
  readonly type: 'chart';
  readonly uuid: string;
  readonly moniker: string;
  readonly hidden: boolean;
  readonly locked: boolean;
  readonly kept?: KeptPlacing;
  /** The part of the page that it fills, in page mm. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly spec: ChartSpec;
  /** What draws it, from the back to the front: laid out from all of this, and stored, so that every program shows, prints and proofs it. */
  readonly objects: readonly PageObject[];
}

/** What `spec` draws in `area`, with texts as large as `measures` say. */
export function layOutChart(
  kinds: Kinds,
  spec: ChartSpec,
  { uuid, area, ...measures }: TextMeasures & { readonly uuid: string; readonly area: Box },
): LaidOut {
  const sheet: Sheet = {
    kinds,
    area,
    profile: swellProfile,
    language: spec.language,
    cellsOf: (text) => cellsIn(measures, text),
    printOf: (text) => printedIn(measures, text),
    id: (role) => uuidFrom(`${uuid}/${role}`),
  };
  return withChartType(spec, (type, own) => type.layOut(own, sheet));
}

/** What `chart` knows of its texts. */
export const measuresOf = ({ cells, printed }: ChartObject): TextMeasures => ({
  cells,
  ...(printed ? { printed } : {}),
});

/** What `chart` is set to so that it knows `measures` and no others. */
export const replacing = ({ printed }: ChartObject, measures: TextMeasures): TextMeasures =>
  printed && !measures.printed ? { ...measures, printed: {} } : measures;

/** `chart` with what its spec, place, size and texts draw now. */
export function laidOutChart(kinds: Kinds, chart: ChartObject): ChartObject {
  const { uuid, spec, x, y, width, height } = chart;
  const place = { uuid, area: { x, y, width, height }, ...measuresOf(chart) };
  const { objects } = layOutChart(kinds, spec, place);
  return { ...chart, objects };
}
