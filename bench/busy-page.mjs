import { createNodeTranslator } from '@tastwerk/braille/node';
import { renderArtefacts } from '@tastwerk/render';
import { loadEngine } from '@tastwerk/render/plugins';
import { busyDocument } from './render-page.mjs';

/** Renders `document` in formats of the renderer and of plugins; answers with the files. */
export async function rendererOf(document) {
  const engine = await loadEngine();
  if (!engine.ok) throw new Error(engine.error);
  const translator = createNodeTranslator();
  return async (...formats) => {
    const request = { engine: engine.value, translator, fileName: 'bench', formats };
    const rendered = await renderArtefacts(document, request);
    if (!rendered.ok) throw new Error(JSON.stringify(rendered.error));
    return rendered.value.artefacts;
  };
}

/** Renders a page of 300 textured objects and 60 labels, as {@link rendererOf}. */
export const busyPageRenderer = () => rendererOf(busyDocument());
