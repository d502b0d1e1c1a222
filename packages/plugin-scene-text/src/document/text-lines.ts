import type { Document, SceneWords } from '@tastwerk/editor-core';
import { quoted } from '../text/written.js';
import { w } from '../words/words.js';
import type { DocumentDraft, DocumentLine } from './document-line.js';

type Texts = ReadonlyMap<string, unknown>;

/** A text of the document: on its line, or line by line below where it has several. */
const textLine = (
  words: SceneWords,
  textOf: (document: Document) => string,
  set: (draft: DocumentDraft, text: string) => Texts,
): DocumentLine => ({
  words,
  isLong: true,
  write(document, { blank }) {
    const text = textOf(document);
    if (text === textOf(blank)) return [];
    return [text.includes('\n') ? text.split('\n').map(quoted) : quoted(text)];
  },
  read(cursor, draft) {
    const text = cursor.text();
    if (text !== undefined) set(draft, text);
    return text !== undefined;
  },
});

type TextField =
  | 'title'
  | 'graphicTitle'
  | 'graphicDescription'
  | 'variantTitle'
  | 'variantDescription'
  | 'transcribersNotes';

const field = (name: TextField, words: SceneWords): DocumentLine =>
  textLine(
    words,
    (document) => document[name],
    ({ values }, text) => values.set(name, text),
  );

const description = (name: 'type' | 'summary' | 'details', words: SceneWords): DocumentLine =>
  textLine(
    words,
    ({ braillePages }) => braillePages.imageDescription[name],
    ({ imageDescription }, text) => imageDescription.set(name, text),
  );

/** The texts of a document. */
export const TEXT_LINES: readonly DocumentLine[] = [
  field('title', w('Dokument', 'Document')),
  field('graphicTitle', w('Grafik', 'Graphic')),
  field('graphicDescription', w('Beschreibung', 'Description')),
  field('variantTitle', w('Variante', 'Variant')),
  field('variantDescription', w('Beschreibung der Variante', 'Description of the variant')),
  field('transcribersNotes', w('Anmerkungen', 'Notes')),
  description('type', w('Art der Grafik', 'Kind of graphic')),
  description('summary', w('Zusammenfassung', 'Summary')),
  description('details', w('Einzelheiten', 'Details')),
  textLine(
    w('Weiterer Text', 'Further text'),
    ({ braillePages }) => braillePages.content,
    ({ braillePages }, text) => braillePages.set('content', text),
  ),
];
