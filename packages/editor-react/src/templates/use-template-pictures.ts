import {
  type BrailleLookup,
  type BrailleTranslator,
  bundledFontMetrics,
  buildScene,
  type Document,
  translateDocument,
} from '@tastwerk/editor-core';
import { useEffect, useState } from 'react';
import type { EditorLanguage } from '../ports.js';
import { loadTemplate } from './load-template.js';
import { TEMPLATE_IDS, type TemplateId } from './template-ids.js';

/** Sharpness of a picture: a card is about 200 px wide, on screens of two pixels a CSS px. */
const PX_PER_MM = 2;

/** Pictures by the names of the templates that have been drawn so far, as addresses. */
export type TemplatePictures = Readonly<Partial<Record<TemplateId, string>>>;

const NO_BRAILLE: BrailleLookup = { get: () => undefined };

async function brailleOf(
  document: Document,
  translate: BrailleTranslator | undefined,
): Promise<BrailleLookup> {
  return translate ? (await translateDocument(document, translate)).book : NO_BRAILLE;
}

async function pictureOf(
  id: TemplateId,
  language: EditorLanguage,
  translate: BrailleTranslator | undefined,
): Promise<string> {
  const [{ sceneToSvg }, document] = await Promise.all([
    import('@tastwerk/render/svg'),
    loadTemplate(id, language),
  ]);
  const braille = await brailleOf(document, translate);
  const scene = buildScene(document, 0, { braille, font: bundledFontMetrics });
  return `data:image/svg+xml,${encodeURIComponent(sceneToSvg(scene, { pxPerMm: PX_PER_MM }))}`;
}

/** Draws the templates one after another; without `translate` their labels have letters alone. What cannot be drawn has no picture. */
export function useTemplatePictures(
  language: EditorLanguage,
  translate: BrailleTranslator | undefined,
): TemplatePictures {
  const [pictures, setPictures] = useState<TemplatePictures>({});
  useEffect(() => {
    let isWanted = true;
    const draw = async () => {
      for (const id of TEMPLATE_IDS) {
        const picture = await pictureOf(id, language, translate).catch(() => undefined);
        if (!isWanted) return;
        if (picture !== undefined) setPictures((drawn) => ({ ...drawn, [id]: picture }));
      }
    };
    void draw();
    return () => {
      isWanted = false;
    };
  }, [language, translate]);
  return pictures;
}
