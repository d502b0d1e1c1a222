import type { Document } from '@tastwerk/editor-core';
import type { BrailleLookup } from '@tastwerk/editor-core/braille';
import { bundledFontMetrics, buildScene } from '@tastwerk/editor-core/scene';
import { useEffect, useRef, useState } from 'react';
import { whenIdle } from '../../base/when-idle.js';
import { useEditorStore } from '../../state/use-editor-state.js';

/** Rest in ms after which a page that changed is drawn again (product spec section 9: render update). */
const PICTURE_REST_MS = 1000;

/** Sharpness of a small picture of a page, in px for each mm: twice what is shown, for sharp screens. */
const PX_PER_MM = 0.75;

/** Fields of a document that are seen on its pages. */
const SEEN_FIELDS = ['width', 'height', 'system', 'keyedTextures', 'keyedStrokes'] as const;

/** What a page's picture is made of: the document with the page as the only one that counts, so that others may change. */
function usePictureOf(document: Document, pageIndex: number): Document {
  const [known, setKnown] = useState(document);
  const isSame =
    known.pages.length === document.pages.length &&
    known.pages[pageIndex] === document.pages[pageIndex] &&
    SEEN_FIELDS.every((field) => known[field] === document[field]);
  if (isSame) return known;
  setKnown(document);
  return document;
}

/**
 * A small picture of a page, a URL that the browser's own image code draws, where nothing in it can run; null until it is made. The
 * first one is made at once, another only when the page has rested for a second.
 */
export function usePagePicture(document: Document, pageIndex: number, braille: BrailleLookup): string | null {
  const { kinds } = useEditorStore();
  const [url, setUrl] = useState<string | null>(null);
  const isFirst = useRef(true);
  const pictured = usePictureOf(document, pageIndex);
  useEffect(() => {
    let isWanted = true;
    let giveUp: () => void = () => undefined;
    const make = async () => {
      const { sceneToSvg } = await import('@tastwerk/render/svg');
      if (!isWanted) return;
      isFirst.current = false;
      const scene = buildScene(pictured, pageIndex, { kinds, braille, font: bundledFontMetrics });
      const svg = sceneToSvg(scene, { pxPerMm: PX_PER_MM });
      setUrl(URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' })));
    };
    const begin = () => {
      giveUp = whenIdle(() => void make());
    };
    const timer = setTimeout(begin, isFirst.current ? 0 : PICTURE_REST_MS);
    return () => {
      isWanted = false;
      clearTimeout(timer);
      giveUp();
    };
  }, [kinds, pictured, pageIndex, braille]);
  useEffect(
    () => () => {
      if (url !== null) URL.revokeObjectURL(url);
    },
    [url],
  );
  return url;
}
