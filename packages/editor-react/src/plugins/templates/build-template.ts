import { createBlankDocument, type Document, type Kinds } from '@tastwerk/editor-core';
import type { BrailleTranslator } from '@tastwerk/editor-core/braille';
import { PAPER_FORMATS, SAFE_AREA_MM } from '@tastwerk/editor-core/document';
import { createEditorI18n } from '../../i18n/editor-i18n.js';
import type { TemplateContribution } from '../../contributions/editor-plugin.js';
import type { TextSource } from '../../i18n/use-editor-i18n.js';
import { newUuid } from '../../base/new-uuid.js';
import type { EditorLanguage } from '../../ports.js';
import { label } from './drawings/drawing.js';

/** A document as `template` begins it: with a title, a description that is true of it, and ids of its own each time. */
export async function buildTemplate(
  kinds: Kinds,
  template: TemplateContribution,
  language: EditorLanguage,
  texts: Pick<TextSource, 'load'>,
  translate: BrailleTranslator | undefined,
): Promise<Document> {
  if ('loadMaker' in template) return (await template.loadMaker())(kinds, language, translate);
  const { id, paper, load } = template;
  const t = createEditorI18n(language, await texts.load(language)).getFixedT(null, 'templates', id);
  const draw = await load();
  const { objects, ...legend } = draw(kinds, (key) => t(key));
  const { widthMm: width, heightMm: height } = PAPER_FORMATS[paper];
  const blank = createBlankDocument(kinds, {
    uuid: newUuid(),
    pageUuid: newUuid(),
    titleLabelUuid: newUuid(),
    language,
  });
  const title = label(kinds, t('title'), {
    x: SAFE_AREA_MM,
    y: SAFE_AREA_MM,
    width: width - 2 * SAFE_AREA_MM,
    isTitle: true,
    // A title that the author writes is given to the graphic as well.
    pristine: true,
  });
  return {
    ...blank,
    width,
    height,
    ...legend,
    graphicTitle: t('title'),
    braillePages: {
      ...blank.braillePages,
      imageDescription: { type: t('type'), summary: t('summary'), details: t('details') },
    },
    pages: blank.pages
      .slice(0, 1)
      .map((page) => ({ ...page, uuid: newUuid(), objects: [title, ...objects] })),
  };
}
