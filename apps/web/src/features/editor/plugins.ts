import type { PluginChoice } from '@tastwerk/editor-react';
import chartsEditor from '@tastwerk/plugin-charts/editor';
import mathEditor from '@tastwerk/plugin-math/editor';
import placementEditor from '@tastwerk/plugin-placement/editor';
import sceneTextEditor from '@tastwerk/plugin-scene-text/editor';
import surfacesEditor from '@tastwerk/plugin-surfaces/editor';

/** The plugins of the editor of this application: all of the editor's own, charts, formulas, the placing of labels, the page as text, and other surfaces. */
export const plugins: PluginChoice = {
  with: [chartsEditor, mathEditor, placementEditor, sceneTextEditor, surfacesEditor],
  proofWorker: () =>
    new Worker(new URL('./proof.worker.js', import.meta.url), { type: 'module', name: 'proof' }),
};
