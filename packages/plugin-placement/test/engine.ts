import { createNodeTranslator } from '@tastwerk/braille/node';
import { createEngine, type Document, type Engine, type SceneResources } from '@tastwerk/editor-core';
import { translateDocument } from '@tastwerk/editor-core/braille';
import { standardPlugins } from '@tastwerk/editor-core/plugins';
import { bundledFontMetrics } from '@tastwerk/editor-core/scene';

/** An engine with the standard plugins. */
export const engine: Engine = createEngine(standardPlugins);

/** Braille as the product writes it. */
export const translator = createNodeTranslator();

/** What `document` is laid out and proofed with. */
export async function resourcesOf(document: Document): Promise<SceneResources> {
  const { book } = await translateDocument(engine.kinds, document, translator);
  return { kinds: engine.kinds, braille: book, font: bundledFontMetrics };
}
