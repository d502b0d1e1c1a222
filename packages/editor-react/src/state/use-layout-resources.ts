import type { SceneResources } from '@tastwerk/editor-core';
import { bundledFontMetrics } from '@tastwerk/editor-core/scene';
import { useMemo } from 'react';
import { useBrailleState } from './editor-context.js';
import { useEditorStore } from './use-editor-state.js';

/** What scenes, labels and legends of this editor are laid out with: its kinds, the braille that is known and the bundled font. */
export function useLayoutResources(): SceneResources {
  const { kinds } = useEditorStore();
  const { book: braille } = useBrailleState();
  return useMemo(() => ({ kinds, braille, font: bundledFontMetrics }), [kinds, braille]);
}
