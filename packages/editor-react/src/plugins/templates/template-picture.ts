import type { Document, Kinds } from '@tastwerk/editor-core';
import {
  type BrailleLookup,
  type BrailleTranslator,
  NO_BRAILLE,
  translateDocument,
} from '@tastwerk/editor-core/braille';
import { buildScene, bundledFontMetrics } from '@tastwerk/editor-core/scene';
import { sceneToSvg, svgAddress } from '@tastwerk/render/svg';
import type { TemplateContribution } from '../../contributions/editor-plugin.js';
import type { TextSource } from '../../i18n/use-editor-i18n.js';
import type { EditorLanguage } from '../../ports.js';
import { buildTemplate } from './build-template.js';

/** Sharpness of a picture: a card is about 300 px wide, on screens of two pixels a CSS px. */
const PX_PER_MM = 2;

async function brailleOf(
  kinds: Kinds,
  document: Document,
  translate: BrailleTranslator | undefined,
): Promise<BrailleLookup> {
  return translate ? (await translateDocument(kinds, document, translate)).book : NO_BRAILLE;
}

/** The page of a template as the address of a picture; without `translate` its labels have letters alone. */
export async function templatePicture(
  kinds: Kinds,
  template: TemplateContribution,
  language: EditorLanguage,
  texts: Pick<TextSource, 'load'>,
  translate: BrailleTranslator | undefined,
): Promise<string> {
  const document = await buildTemplate(kinds, template, language, texts, translate);
  const braille = await brailleOf(kinds, document, translate);
  const scene = buildScene(document, 0, { kinds, braille, font: bundledFontMetrics });
  return svgAddress(sceneToSvg(scene, { pxPerMm: PX_PER_MM }));
}
