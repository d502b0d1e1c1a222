import type { Document } from '@tastwerk/editor-core';
import { createBrailleBook } from '@tastwerk/editor-core/braille';
import type { EditorPlugin } from '../contributions/editor-plugin.js';
import { loadEngineWith, withOwnKinds } from '../contributions/engine-with.js';
import { makeThumbnail } from '../drafts/thumbnail.js';

/** Pictures are small: letters without braille do. */
const NO_BRAILLE = createBrailleBook([]);

/** The picture of a draft that came without one, by the engine with `plugins`. */
export async function missingPicture(
  plugins: readonly EditorPlugin[],
  document: Document,
): Promise<string | null> {
  const engine = await loadEngineWith(plugins);
  return makeThumbnail(engine.kinds, withOwnKinds(engine, document), NO_BRAILLE);
}
