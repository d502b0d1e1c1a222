import { fail, ok, type Result } from '@tastwerk/editor-core';
import type { BraillePage } from '@tastwerk/editor-core/braille';
import { SaxesParser } from 'saxes';
import { type HoldsCell, SIX_DOT_CELLS } from './cell-encoding.js';
import type { PefMetadata, PefVolume } from './pef-book.js';
import { PefContent } from './pef-content.js';
import { createReadingReport, type ReadingNote, type ReadingReport } from './reading-notes.js';
import { sheetSize, type SheetSize } from './sheet.js';
import { DUBLIN_CORE, PEF_NAMESPACE } from './write-pef.js';

/** A PEF file as it was read; one that Tastwerk wrote is written again to the same text. */
export interface ReadPef {
  /** Volumes and sections with their pages. */
  readonly volumes: readonly PefVolume[];
  /** All pages in a row. */
  readonly pages: readonly BraillePage[];
  readonly metadata: PefMetadata;
  /** The largest room that a volume or section names. */
  readonly size: SheetSize;
  readonly notes: readonly ReadingNote[];
}

/** Codes of {@link PefFailure}. */
export const PEF_FAILURE_CODES = ['PEF_NOT_XML', 'PEF_WITHOUT_PAGES'] as const;

/** Why a text is no PEF file: no XML, or none with pages of braille; with the line where reading ended. */
export interface PefFailure {
  readonly code: (typeof PEF_FAILURE_CODES)[number];
  readonly line: number;
}

/** Name of an element, whatever prefix the file uses; those of the Dublin Core begin with `dc:`. */
function nameOf({ local, uri }: { readonly local: string; readonly uri: string }): string {
  return uri === DUBLIN_CORE ? `dc:${local}` : local;
}

/** Feeds `text` to `content`; answers with the line of the first fault of the XML, where reading ends. */
function parseInto(content: PefContent, text: string, report: ReadingReport): number | undefined {
  let faultLine: number | undefined;
  const parser = new SaxesParser({ xmlns: true, position: true });
  const whileWhole = (act: () => void): void => {
    if (faultLine === undefined) act();
  };
  parser.on('error', () => {
    faultLine ??= parser.line;
  });
  parser.on('text', (part) => whileWhole(() => content.addText(part)));
  parser.on('cdata', (part) => whileWhole(() => content.addText(part)));
  parser.on('opentag', (tag) =>
    whileWhole(() => {
      if (tag.local === 'pef' && tag.uri !== PEF_NAMESPACE) report.note('NAMESPACE_FOREIGN', parser.line);
      content.open(nameOf(tag), tag.attributes, parser.line);
    }),
  );
  parser.on('closetag', (tag) => whileWhole(() => content.close(nameOf(tag), parser.line)));
  parser.write(text).close();
  return faultLine;
}

/** The largest room that a volume or section names. */
function largestRoom(volumes: readonly PefVolume[]): SheetSize {
  let room: SheetSize = { cells: 1, rows: 1 };
  const sheets = volumes.flatMap(({ sheet, sections }) => [
    sheet,
    ...sections.map((section) => section.sheet),
  ]);
  for (const { cells = 0, rows = 0 } of sheets) {
    room = { cells: Math.max(room.cells, cells), rows: Math.max(room.rows, rows) };
  }
  return room;
}

/**
 * Reads a PEF file leniently (field notes 1.5): broken XML as far as it can be read. What was odd is said in the notes, and what
 * `pages` alone do not keep. Cells that `holds` does not name are read without dots 7 and 8. Fails where the text is no XML or holds no page.
 */
export function readPef(text: string, holds: HoldsCell = SIX_DOT_CELLS): Result<ReadPef, PefFailure> {
  const report = createReadingReport();
  const content = new PefContent(report, holds);
  const faultLine = parseInto(content, text, report);
  const { volumes, metadata } = content;
  const pages = volumes.flatMap(({ sections }) => sections.flatMap((section) => section.pages));
  if (pages.length === 0) {
    const line = faultLine ?? 1;
    return fail({ code: faultLine === undefined ? 'PEF_WITHOUT_PAGES' : 'PEF_NOT_XML', line });
  }
  if (faultLine !== undefined) report.note('XML_BROKEN', faultLine);
  const size = sheetSize(pages, largestRoom(volumes));
  return ok({ volumes, pages, metadata, size, notes: report.notes() });
}
