import type { DocumentRule, ProofingSource, RuleTable } from '@tastwerk/editor-core/proofing';
import type { Document } from '@tastwerk/editor-core';
import { walkObjects } from '@tastwerk/editor-core/objects';
import { SERIES_LINES, SERIES_TEXTURES } from '../sheet/styles.js';
import { type ChartObject, layOutChart, measuresOf } from '../kind/chart-object.js';
import { areOutdated, measureTexts } from '../measuring/text-measures.js';
import { textsOf } from '../types/texts-of.js';

declare module '@tastwerk/editor-core/proofing' {
  interface ProofingRules {
    readonly 'chart-braille': DocumentRule;
    readonly 'chart-series': DocumentRule;
    readonly 'chart-axis': DocumentRule;
  }
  interface ProofingSources {
    readonly 'vega-tactile': ProofingSource;
  }
}

type Finding = ReturnType<DocumentRule['check']>[number];

/** What `check` finds on each chart of `document`. */
function onCharts(
  document: Document,
  check: (chart: ChartObject) => readonly Omit<Finding, 'objects' | 'place' | 'pageIndex'>[],
): readonly Finding[] {
  return document.pages.flatMap(({ objects }, pageIndex) => {
    const found: Finding[] = [];
    walkObjects(objects, (object) => {
      if (object.type !== 'chart' || object.hidden) return;
      const { uuid, x, y, width, height } = object;
      for (const one of check(object)) {
        found.push({ ...one, objects: [uuid], place: { x, y, width, height }, pageIndex });
      }
    });
    return found;
  });
}

/** A chart is laid out for the braille that its texts have: after a change of the braille system others are longer. */
const chartBraille: DocumentRule = {
  scope: 'document',
  check: (document, { braille }) =>
    onCharts(document, (chart) => {
      const { uuid, spec, cells, printed } = chart;
      const now = measureTexts(textsOf(spec), braille, document.system);
      if (!areOutdated(measuresOf(chart), now)) return [];
      const set = {
        cells: { ...cells, ...now.cells },
        ...(now.printed ? { printed: { ...printed, ...now.printed } } : {}),
      };
      return [
        {
          severity: 'warning',
          source: 'tastwerk',
          fix: { type: 'update-objects', changes: [{ uuid, set }] },
        },
      ];
    }),
};

/** How many series a finger tells apart: as many as there are styles for them, of lines or of textures. */
const MOST_SERIES = Math.min(SERIES_LINES.length, SERIES_TEXTURES.length);

/** A chart has no more series than a reader keeps apart, or than have room in plots of their own. */
const chartSeries: DocumentRule = {
  scope: 'document',
  check: (document, { kinds }) =>
    onCharts(document, (chart) => {
      const { uuid, spec, x, y, width, height } = chart;
      const measured = 'series' in spec ? spec.series.length : 0;
      if (measured <= MOST_SERIES) return [];
      const { notes } = layOutChart(kinds, spec, {
        uuid,
        area: { x, y, width, height },
        ...measuresOf(chart),
      });
      if (!notes.some(({ code }) => code === 'tooManySeries' || code === 'cramped')) return [];
      return [{ severity: 'error', measured, wanted: MOST_SERIES, source: 'guides-wiki' }];
    }),
};

/** Numbers of an axis mean something only with its name. */
const chartAxis: DocumentRule = {
  scope: 'document',
  check: (document) =>
    onCharts(document, ({ spec }) => {
      const isNameless = 'valuesName' in spec && spec.valuesName.trim() === '';
      return isNameless ? [{ severity: 'warning', source: 'vega-tactile' }] : [];
    }),
};

/** What a proof asks of charts besides what it asks of all that they draw. */
export const rules: RuleTable = {
  'chart-braille': chartBraille,
  'chart-series': chartSeries,
  'chart-axis': chartAxis,
};
