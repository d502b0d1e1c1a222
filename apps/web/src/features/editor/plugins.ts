import type { PluginChoice } from '@tastwerk/editor-react';

/** The plugins of the editor of this application: it has all of the editor's own. The list of drafts offers the templates of the same ones. */
export const plugins: PluginChoice = {
  proofWorker: () =>
    new Worker(new URL('./proof.worker.js', import.meta.url), { type: 'module', name: 'proof' }),
};
