import type { PluginChoice } from '@tastwerk/editor-react';
import chartsEditor from '@tastwerk/plugin-charts/editor';

/** The plugins of the editor of this application: all of the editor's own, and charts. The list of drafts offers the templates of the same ones. */
export const plugins: PluginChoice = {
  with: [chartsEditor],
  proofWorker: () =>
    new Worker(new URL('./proof.worker.js', import.meta.url), { type: 'module', name: 'proof' }),
};
