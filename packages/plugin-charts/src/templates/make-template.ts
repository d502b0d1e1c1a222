import { createBlankDocument, type Document, type Kinds } from '@tastwerk/editor-core';
import { type BrailleTranslator, NO_BRAILLE } from '@tastwerk/editor-core/braille';
import { layOutSheet, makeSheet, sheetIds } from '../making/make-sheet.js';
import type { ChartLanguage } from '../sheet/sheet.js';
import { type ChartTemplateId, TEMPLATE_PAPERS } from './template-ids.js';
import { TEMPLATE_SPECS } from './template-specs.js';

/** A title that the author writes over is given to the graphic as well. */
function withOpenTitle(document: Document): Document {
  const pages = document.pages.map((page) => ({
    ...page,
    objects: page.objects.map((object) =>
      object.type === 'label' && object.isTitle ? { ...object, pristine: true } : object,
    ),
  }));
  return { ...document, pages };
}

/** What a template needs from outside; without `translate` its labels have the room that an estimate of their braille asks for. */
interface TemplateTools {
  readonly newId: () => string;
  readonly translate: BrailleTranslator | undefined;
}

/** The template `id` as a document. */
export async function makeTemplate(
  id: ChartTemplateId,
  kinds: Kinds,
  language: ChartLanguage,
  { newId, translate }: TemplateTools,
): Promise<Document> {
  const ids = sheetIds(() => newId());
  const blank = { uuid: ids.document, pageUuid: ids.page, language };
  const { system } = createBlankDocument(kinds, blank);
  const engine = { kinds, blank: (input: typeof blank) => createBlankDocument(kinds, input) };
  const wish = { engine, ids, writing: { system }, paper: TEMPLATE_PAPERS[id] };
  const spec = TEMPLATE_SPECS[id](language);
  const made = translate ? await makeSheet(spec, wish, translate) : layOutSheet(spec, wish, NO_BRAILLE);
  return withOpenTitle(made.document);
}
