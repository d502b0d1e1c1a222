import { type Command, type Document, LIMITS } from '@tastwerk/editor-core';

/** A text of the document that the braille pages say. */
export interface PrintText {
  /** Key of its name in `editor.json`. */
  readonly labelKey: string;
  readonly path: readonly string[];
  readonly maxLength: number;
  /** More than one row of text; absent for a single line. */
  readonly rows?: number;
  readonly placeholderKey?: string;
  readonly read: (document: Document) => string;
  /** The command that writes it. */
  readonly write: (text: string) => Command;
}

function descriptionText(
  field: 'type' | 'summary' | 'details',
  rest: Pick<PrintText, 'rows' | 'placeholderKey'>,
): PrintText {
  return {
    labelKey: `braillePages.${field}`,
    path: ['braillePages', 'imageDescription', field],
    maxLength: LIMITS.descriptionLength,
    ...rest,
    read: ({ braillePages }) => braillePages.imageDescription[field],
    write: (text) => ({ type: 'set-braille-pages', set: { imageDescription: { [field]: text } } }),
  };
}

/** The texts of the braille pages in the order in which they are read; the first one is the heading. */
export const PRINT_TEXTS: readonly [PrintText, ...PrintText[]] = [
  {
    labelKey: 'draft.graphicTitle',
    path: ['graphicTitle'],
    maxLength: LIMITS.titleLength,
    read: ({ graphicTitle }) => graphicTitle,
    write: (graphicTitle) => ({ type: 'set-document-properties', set: { graphicTitle } }),
  },
  descriptionText('type', { placeholderKey: 'braillePages.typePlaceholder' }),
  descriptionText('summary', { rows: 3 }),
  descriptionText('details', { rows: 6 }),
  {
    labelKey: 'braillePages.content',
    path: ['braillePages', 'content'],
    maxLength: LIMITS.contentLength,
    rows: 3,
    read: ({ braillePages }) => braillePages.content,
    write: (content) => ({ type: 'set-braille-pages', set: { content } }),
  },
];

/** One key for the field at `path`. */
export function keyOfPath(path: readonly (string | number)[]): string {
  return path.join('.');
}
