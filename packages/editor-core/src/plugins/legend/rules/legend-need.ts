import type { Document } from '../../../document/schema.js';
import { lineId } from '../../../legend/legend-marks.js';
import type { LegendEntry } from '../../../objects/legend-entry.js';
import { keyOf, pageLegend, pageMarks } from '../../../legend/page-legend.js';
import type { Observation } from '../../../proofing/observation.js';
import type { DocumentRule } from '../../../proofing/rule.js';
import type { SceneResources } from '../../../objects/kinds.js';

type Placed = Observation & { readonly pageIndex: number | null };

const KINDS = [
  ['abbreviation', 'abbreviations'],
  ['area', 'textures'],
  ['line', 'lines'],
] as const;

/** Which sentence names the kinds of `entries`, such as `abbreviationsTextures`. */
function contextOf(entries: readonly LegendEntry[]): string {
  const shown = KINDS.filter(([kind]) => entries.some((entry) => entry.kind === kind));
  return shown
    .map(([, word], index) => (index === 0 ? word : `${word.charAt(0).toUpperCase()}${word.slice(1)}`))
    .join('');
}

/** Pages that show what a legend should explain while none is in use. */
function withoutLegend(document: Document, { kinds }: SceneResources): readonly Placed[] {
  return document.pages.flatMap((page, pageIndex): Placed[] => {
    const { isActive, entries } = pageLegend(kinds, document, pageIndex);
    if (isActive || entries.length === 0) return [];
    const objects = entries.flatMap((entry) => (entry.kind === 'abbreviation' ? [entry.uuid] : []));
    const place = { x: 0, y: 0, width: document.width, height: document.height };
    const fix = keyOf(page) ? { fix: { type: 'activate-key', pageUuid: page.uuid } as const } : {};
    const values = { context: contextOf(entries) };
    return [{ severity: 'error', objects, place, pageIndex, values, source: 'tud-le', ...fix }];
  });
}

/** Words of the legend for a texture or a line that no page shows. */
function orphans(document: Document, { kinds }: SceneResources): readonly Placed[] {
  const marks = document.pages.map((page) => pageMarks(kinds, page));
  const textures = new Set<string>(marks.flatMap(({ areas }) => areas.map(({ texture }) => texture)));
  const lines = new Set(marks.flatMap((page) => page.lines.map(({ line }) => lineId(line))));
  const unused = [
    ...document.keyedTextures.filter(({ pattern }) => !textures.has(pattern)),
    ...document.keyedStrokes.filter((stroke) => !lines.has(lineId(stroke))),
  ].filter(({ label }) => label.trim() !== '');
  return unused.map(({ label }) => ({
    severity: 'info',
    objects: [],
    place: null,
    pageIndex: null,
    values: { label: label.trim() },
    source: 'tud-le',
  }));
}

/** Where abbreviations or named textures and lines exist, a legend explains them. */
export const legendNeed: DocumentRule = { scope: 'document', check: withoutLegend };

/** The legend has no words for what no page shows. */
export const legendOrphan: DocumentRule = { scope: 'document', check: orphans };
