import type { PluginChoice } from '@tastwerk/editor-react';
import chartsEditor from '@tastwerk/plugin-charts/editor';

/** The plugins of the editor of this application: all of the editor's own, and charts. */
export const plugins: PluginChoice = {
  with: [chartsEditor],
  proofWorker: () =>
    new Worker(new URL('./proof.worker.js', import.meta.url), { type: 'module', name: 'proof' }),
};
