import { type BraillePage, cellsToUnicode } from '@tastwerk/editor-core/braille';
import { escapeXml } from '../xml.js';
import { rowsOnPaper, sheetSize, type SheetSize } from './sheet.js';

/** What a PEF file says about itself. */
export interface PefMetadata {
  /** Names the publication worldwide, such as `urn:uuid:…`. */
  readonly identifier: string;
  readonly title?: string;
  /** Name of the author. */
  readonly creator?: string;
  /** What may be done with it. */
  readonly rights?: string;
  /** BCP 47 tag of the language that the braille writes. */
  readonly language?: string;
}

/** Namespace and media type of PEF 1.0 (field notes 1.5). */
export const PEF_NAMESPACE = 'http://www.daisy.org/ns/2008/pef';
export const PEF_MIME = 'application/x-pef+xml';
/** Namespace of the Dublin Core elements that a PEF head holds. */
export const DUBLIN_CORE = 'http://purl.org/dc/elements/1.1/';
const VERSION = '2008-1';

function metaElement(name: string, value: string | undefined): readonly string[] {
  const line = value?.replace(/\s+/g, ' ').trim() ?? '';
  return line === '' ? [] : [`<dc:${name}>${escapeXml(line)}</dc:${name}>`];
}

function pageLines(page: BraillePage): readonly string[] {
  const rows = rowsOnPaper(page).map((row) =>
    row.length === 0 ? '<row/>' : `<row>${cellsToUnicode(row)}</row>`,
  );
  return rows.length === 0 ? ['<page/>'] : ['<page>', ...rows, '</page>'];
}

/**
 * Braille pages as a file in the Portable Embosser Format 1.0 (2008-1): one volume with one section, printed on one side,
 * no gaps between rows. Margins stand in the pages as blank cells and empty rows, because PEF has no others. `size` is the
 * paper's room where it is more than the pages need. Without pages the file holds an empty one, as the format requires.
 */
export function writePef(pages: readonly BraillePage[], metadata: PefMetadata, size?: SheetSize): string {
  const { cells, rows } = sheetSize(pages, size);
  const body = pages.length === 0 ? ['<page/>'] : pages.flatMap(pageLines);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<pef version="${VERSION}" xmlns="${PEF_NAMESPACE}">`,
    `<head><meta xmlns:dc="${DUBLIN_CORE}">`,
    `<dc:format>${PEF_MIME}</dc:format>`,
    ...metaElement('identifier', metadata.identifier),
    ...metaElement('title', metadata.title),
    ...metaElement('creator', metadata.creator),
    ...metaElement('rights', metadata.rights),
    ...metaElement('language', metadata.language),
    '</meta></head>',
    `<body><volume cols="${cells}" rows="${rows}" rowgap="0" duplex="false"><section>`,
    ...body,
    '</section></volume></body>',
    '</pef>',
    '',
  ].join('\n');
}
