import { definePlugin } from '@tastwerk/editor-core';
import { chartKind } from './kind/chart-kind.js';
import type { ChartObject } from './kind/chart-object.js';

declare module '@tastwerk/editor-core' {
  interface ObjectKinds {
    readonly chart: ChartObject;
  }
}

/** Charts, function graphs and geometry from data: the half for documents. */
export const charts = definePlugin({
  id: '@tastwerk/plugin-charts',
  version: '0.1.0',
  requires: ['shapes', 'paths', 'labels', 'legend'],
  kinds: { chart: chartKind },
  sceneLines: async () => (await import('./scene-text/scene-lines.js')).sceneLines,
  rules: async () => (await import('./rules/rules.js')).rules,
});
