import type { PageObject } from '@tastwerk/editor-core';
import { defineEditorPlugin, lazyPart, overlayAction } from '@tastwerk/editor-react';
import { ChartColumn } from 'lucide-react';
import type {} from '../rules/rules.js';
import { chartTemplates } from './templates.js';

/** The dialog in which charts are made and changed. */
const DIALOG = 'chart';

const insertChart = overlayAction(DIALOG, {
  id: 'insertChart',
  labelKey: 'charts:action.insert',
  icon: ChartColumn,
});

/** A chart is told by its title. */
const titleOf = (object: PageObject): string | undefined =>
  object.type === 'chart' && object.spec.title !== '' ? object.spec.title : undefined;

/** Charts, function graphs and geometry from data: the half for the editor. */
export const chartsEditor = defineEditorPlugin({
  id: '@tastwerk/plugin-charts',
  loadEngine: async () => (await import('../plugin.js')).charts,
  texts: {
    de: async () => ({
      ...(await import('./texts/de.js')).de,
      templates: (await import('../templates/texts.js')).de,
    }),
    en: async () => ({
      ...(await import('./texts/en.js')).en,
      templates: (await import('../templates/texts.js')).en,
    }),
  },
  sources: { 'vega-tactile': { work: 'Tactile Vega-Lite (arXiv 2503.00149)', place: 'axes' } },
  kinds: { chart: { icon: ChartColumn, editedIn: DIALOG, spoken: titleOf } },
  actions: [{ group: 'tools', actions: [insertChart] }],
  menus: [{ menu: 'page', section: 'work', actions: [insertChart] }],
  bars: [{ id: 'insert-chart', bar: 'tools', action: insertChart }],
  templates: chartTemplates,
  overlays: [
    {
      id: DIALOG,
      Content: lazyPart(async () => (await import('./dialog/chart-dialog.js')).ChartDialog),
    },
  ],
});
