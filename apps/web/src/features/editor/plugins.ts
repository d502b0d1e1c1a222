import type { PluginChoice } from '@tastwerk/editor-react';
import chartsEditor from '@tastwerk/plugin-charts/editor';
import placementEditor from '@tastwerk/plugin-placement/editor';

/** The plugins of the editor of this application: all of the editor's own, charts, and the placing of labels. */
export const plugins: PluginChoice = {
  with: [chartsEditor, placementEditor],
  proofWorker: () =>
    new Worker(new URL('./proof.worker.js', import.meta.url), { type: 'module', name: 'proof' }),
};
