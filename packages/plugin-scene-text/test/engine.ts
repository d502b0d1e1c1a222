import { createNodeTranslator } from '@tastwerk/braille/node';
import { createEngine, type Document, type Engine, type SceneResources } from '@tastwerk/editor-core';
import { translateDocument } from '@tastwerk/editor-core/braille';
import { standardPlugins } from '@tastwerk/editor-core/plugins';
import { bundledFontMetrics } from '@tastwerk/editor-core/scene';
import charts from '@tastwerk/plugin-charts';
import { loadSceneLines } from '../src/lines/load-scene-lines.js';

/** A plugin with a line of its own. */
export { charts };

/** An engine with the standard plugins and charts. */
export const engine: Engine = createEngine([...standardPlugins, charts]);

await loadSceneLines(engine);

/** Braille as the product writes it. */
export const translator = createNodeTranslator();

/** What `document` is laid out and proofed with. */
export async function resourcesOf(document: Document): Promise<SceneResources> {
  const { book } = await translateDocument(engine.kinds, document, translator);
  return { kinds: engine.kinds, braille: book, font: bundledFontMetrics };
}

/** Gives ids that follow each other. */
export function countingIds(first = 1): () => string {
  let last = first - 1;
  return () => {
    last += 1;
    return `00000000-0000-4000-9000-${String(last).padStart(12, '0')}`;
  };
}
