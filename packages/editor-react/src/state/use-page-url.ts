import type { Document } from '@tastwerk/editor-core';
import type { BrailleLookup } from '@tastwerk/editor-core/braille';
import { bundledFontMetrics, buildScene, reliefOnly } from '@tastwerk/editor-core/scene';
import { useEffect, useState } from 'react';
import { useEditorStore } from './use-editor-state.js';

/**
 * A picture of a page, or of what swells of it alone, as a URL that the browser's own image code draws, where nothing in it can run; null
 * until it is made.
 */
export function usePageUrl(
  document: Document,
  pageIndex: number,
  braille: BrailleLookup,
  isRelief = false,
): string | null {
  const { kinds } = useEditorStore();
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    let made: string | null = null;
    let isWanted = true;
    const make = async () => {
      const { sceneToSvg } = await import('@tastwerk/render/svg');
      if (!isWanted) return;
      const scene = buildScene(document, pageIndex, { kinds, braille, font: bundledFontMetrics });
      const svg = sceneToSvg(isRelief ? reliefOnly(scene) : scene);
      made = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
      setUrl(made);
    };
    void make();
    return () => {
      isWanted = false;
      if (made !== null) URL.revokeObjectURL(made);
    };
  }, [kinds, document, pageIndex, braille, isRelief]);
  return url;
}
