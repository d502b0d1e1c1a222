import { type BraillePage, cellsToUnicode } from '@tastwerk/editor-core/braille';
import { escapeXml } from '../xml.js';
import {
  DUBLIN_CORE_NAMES,
  oneVolume,
  type PefMetadata,
  type PefPage,
  type PefSection,
  type PefSheet,
  type PefVolume,
  SINGLE_NAMES,
  withRoom,
} from './pef-book.js';
import { rowsOnPaper, type SheetSize } from './sheet.js';

/** Namespace and media type of PEF 1.0 (field notes 1.5). */
export const PEF_NAMESPACE = 'http://www.daisy.org/ns/2008/pef';
export const PEF_MIME = 'application/x-pef+xml';
/** Namespace of the Dublin Core elements that a PEF head holds. */
export const DUBLIN_CORE = 'http://purl.org/dc/elements/1.1/';
const VERSION = '2008-1';

function metaElements(metadata: PefMetadata): readonly string[] {
  return DUBLIN_CORE_NAMES.flatMap((name) => {
    const values = [metadata[name] ?? []].flat().map((value) => value.replace(/\s+/g, ' ').trim());
    const given = values.filter((value) => value !== '');
    const written = SINGLE_NAMES.includes(name) ? given.slice(0, 1) : given;
    return written.map((value) => `<dc:${name}>${escapeXml(value)}</dc:${name}>`);
  });
}

/** An element's name with those of `attributes` that are given. */
function tag(name: string, attributes: Readonly<Record<string, number | boolean | undefined>>): string {
  const given = Object.entries(attributes).filter(([, value]) => value !== undefined);
  return [name, ...given.map(([key, value]) => `${key}="${value}"`)].join(' ');
}

function sheetTag(name: string, { cells, rows, rowGap, duplex }: Partial<PefSheet>): string {
  return tag(name, { cols: cells, rows, rowgap: rowGap, duplex });
}

function pageLines(page: PefPage): readonly string[] {
  const rows = rowsOnPaper(page).map((cells, index) => {
    const row = tag('row', { rowgap: page.rowGaps?.[index - page.marginTop] });
    return cells.length === 0 ? `<${row}/>` : `<${row}>${cellsToUnicode(cells)}</row>`;
  });
  const opened = tag('page', { rowgap: page.rowGap });
  return rows.length === 0 ? [`<${opened}/>`] : [`<${opened}>`, ...rows, '</page>'];
}

function sectionText({ sheet, pages }: PefSection): string {
  const lines = pages.length === 0 ? ['<page/>'] : pages.flatMap(pageLines);
  return [`<${sheetTag('section', sheet)}>`, ...lines, '</section>'].join('\n');
}

function volumeText(volume: PefVolume): string {
  const { sheet, sections } = withRoom(volume);
  return `<${sheetTag('volume', sheet)}>${sections.map(sectionText).join('\n')}</volume>`;
}

/**
 * Volumes as a file in the Portable Embosser Format 1.0 (2008-1). Margins stand in the pages as blank cells and empty rows, because
 * PEF has no others. Sheets that are too small for their pages get more room. A section without pages holds an empty one, as the
 * format requires.
 */
export function writePefVolumes(volumes: readonly PefVolume[], metadata: PefMetadata): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<pef version="${VERSION}" xmlns="${PEF_NAMESPACE}">`,
    `<head><meta xmlns:dc="${DUBLIN_CORE}">`,
    `<dc:format>${PEF_MIME}</dc:format>`,
    ...metaElements(metadata),
    '</meta></head>',
    `<body>${volumes.map(volumeText).join('\n')}</body>`,
    '</pef>',
    '',
  ].join('\n');
}

/** Pages as the PEF file of one volume; see {@link oneVolume} and {@link writePefVolumes}. */
export function writePef(pages: readonly BraillePage[], metadata: PefMetadata, size?: SheetSize): string {
  return writePefVolumes([oneVolume(pages, size)], metadata);
}
