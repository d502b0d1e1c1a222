import { createBlankDocument, type Document, type Kinds } from '@tastwerk/editor-core';
import { PAPER_FORMATS, SAFE_AREA_MM } from '@tastwerk/editor-core/document';
import { createEditorI18n } from '../../i18n/editor-i18n.js';
import { loadEditorTexts } from '../../i18n/editor-texts/load.js';
import { newUuid } from '../../base/new-uuid.js';
import type { EditorLanguage } from '../../ports.js';
import { label } from './drawings/drawing.js';
import { TEMPLATE_DRAWINGS } from './drawings/index.js';
import { TEMPLATE_PAPERS } from './template-papers.js';
import type { TemplateId } from './template-ids.js';

/** A document as the template `id` begins it: with a title, a description that is true of it, and ids of its own each time. */
export async function buildTemplate(
  kinds: Kinds,
  id: TemplateId,
  language: EditorLanguage,
): Promise<Document> {
  const t = createEditorI18n(language, await loadEditorTexts(language)).getFixedT(null, 'templates', id);
  const { objects, ...legend } = TEMPLATE_DRAWINGS[id](kinds, (key) => t(key));
  const { widthMm: width, heightMm: height } = PAPER_FORMATS[TEMPLATE_PAPERS[id]];
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
    // Whoever writes a title of their own gives it to the graphic as well.
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
