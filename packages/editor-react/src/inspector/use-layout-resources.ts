import { bundledFontMetrics, type SceneResources } from '@tastwerk/editor-core';
import { useMemo } from 'react';
import { useBrailleState } from '../state/editor-context.js';
import { kinds } from '@tastwerk/editor-core/standard';

/** What labels and legends are laid out with: the braille that is known and the bundled font. */
export function useLayoutResources(): SceneResources {
  const braille = useBrailleState();
  return useMemo(() => ({ kinds, braille: braille.book, font: bundledFontMetrics }), [braille.book]);
}
