import { existsSync } from 'node:fs';
import { fail, ok, type Result } from '@tastwerk/editor-core';
import type { BrailleReading, BrailleTranslation, Cell } from '@tastwerk/editor-core/braille';
import { compileBackTable } from '../engine/compile/compile-back-table.js';
import { compileTable } from '../engine/compile/compile-table.js';
import type { TableSource } from '../engine/compile/read-table.js';
import { TableError } from '../engine/compile/table-line.js';
import type { Release } from '../engine/model/release.js';
import { type ReadingData, WritingReader } from '../engine/read-by-writing/writing-reader.js';
import { readLine } from '../engine/read-line.js';
import { isReadByWriting } from '../engine/tables/encoded-tables.js';
import { LoadedBackTable } from '../engine/translate/back/loaded-back-table.js';
import { LoadedTable } from '../engine/translate/loaded-table.js';
import { translateLine } from '../engine/translate/translate-line.js';
import { type Dots, translationOf } from '../engine/translation-of.js';
import type { Writing } from '../line-request.js';
import {
  NEWEST_RELEASE,
  packagedReadingData,
  type PackagedTable,
  packagedTablesNamed,
  tableOfWriting,
} from './packaged-tables.js';
import { TableFileReader } from './read-file.js';
import { type TableFailure, TableFailureError } from './table-failure.js';
import { packagedSource, sourceAt } from './table-sources.js';

/** A table that writes braille and reads it. Each direction is compiled when it is first used. */
export interface OpenTable {
  /** The release of liblouis whose rules it is read with. */
  readonly release: Release;
  /** Whether the table says of itself that it is made for writing alone and is still read by its rules: that may be wrong then. */
  readonly isForWriting: boolean;
  /** Writes a line of print text. Dots 7 and 8 are kept, but for tables that have six dots. */
  write(text: string): BrailleTranslation;
  /** Reads a line of cells of six or eight dots: as `lou_backTranslate` of liblouis does, German contracted braille by what is written so. */
  read(cells: readonly Cell[]): BrailleReading;
}

/** How a table is opened. */
export interface OpenTableOptions {
  /** The release of liblouis; the newest that has the table where none is named, and for files the newest. */
  readonly release?: Release;
}

/** What a table is compiled from. */
interface TableParts {
  readonly files: readonly string[];
  readonly release: Release;
  readonly dots: Dots;
  readonly reader: TableFileReader;
  readonly source: () => TableSource;
  /** What it is read with in place of its rules. */
  readonly readingData?: (() => ReadingData) | undefined;
}

/** What a table says of its directions; one that says nothing is for both. */
const FORWARD_ONLY = /^#\+direction:\s*forward\s*$/mu;

/** Characters that a terminal would take for commands. */
const CONTROLS = /\p{C}/gu;

/** The longest message of a wrong line; a file that is no table may consist of one long word. */
const MESSAGE_LENGTH = 300;

function openParts({
  files,
  release,
  dots,
  reader,
  source,
  readingData,
}: TableParts): OpenTable & { compile(): void } {
  const file = files.at(-1) ?? '';
  const text = source()(file, { file, line: 0 }) ?? '';
  let writing: LoadedTable | undefined;
  let reading: LoadedBackTable | undefined;
  let writingReader: WritingReader | undefined;

  function writer(): LoadedTable {
    if (writing === undefined) {
      reader.begin();
      writing = new LoadedTable(compileTable(files, source(), release));
    }
    return writing;
  }

  function backReader(): LoadedBackTable {
    if (reading === undefined) {
      reader.begin();
      reading = new LoadedBackTable(compileBackTable(files, source(), release));
    }
    return reading;
  }

  return {
    release,
    isForWriting: readingData === undefined && FORWARD_ONLY.test(text),
    write: (text) => translationOf(translateLine(writer(), text), text, dots),
    read(cells) {
      if (readingData === undefined) return readLine(backReader(), cells);
      writingReader ??= new WritingReader(writer(), readingData());
      return writingReader.readLine(cells);
    },
    compile() {
      writer();
      backReader();
    },
  };
}

function openPackaged({ id, files, release, dots }: PackagedTable): OpenTable {
  const reader = new TableFileReader();
  return openParts({
    files,
    release,
    dots,
    reader,
    source: () => packagedSource(release, reader),
    readingData: isReadByWriting(id) ? () => packagedReadingData(id) : undefined,
  });
}

/** Opens the table at `path`. Other than a packaged one, which the build compiles, it is compiled at once to see that it can be. */
function openFile(path: string, release: Release): Result<OpenTable, TableFailure> {
  const reader = new TableFileReader();
  const source = () => sourceAt(path, release, reader);
  try {
    const table = openParts({ files: [path], release, dots: 8, reader, source });
    table.compile();
    return ok(table);
  } catch (error) {
    if (error instanceof TableFailureError) return fail(error.failure);
    if (!(error instanceof TableError)) throw error;
    const message = error.message.replaceAll(CONTROLS, '\u{FFFD}').slice(0, MESSAGE_LENGTH);
    return fail({ code: 'TABLE_INVALID', message });
  }
}

/**
 * Opens a braille table: a packaged one by its name (`fr-bfu-g2.ctb`, `fr-bfu-g2`, `fr:fr-bfu-g2@3.39`), or a file of liblouis'
 * table format by its path. A name without a folder is that of a packaged table first, so that it means the same everywhere;
 * `./NAME` is the file.
 */
export function openTable(name: string, { release }: OpenTableOptions = {}): Result<OpenTable, TableFailure> {
  const packaged = packagedTablesNamed(name);
  const found = packaged.find((table) => release === undefined || table.release === release);
  if (found !== undefined) return ok(openPackaged(found));
  if (release !== undefined && packaged.length > 0)
    return fail({
      code: 'TABLE_NOT_IN_RELEASE',
      name,
      release,
      releases: packaged.map((table) => table.release),
    });
  if (!/[\\/]/u.test(name) && !existsSync(name)) return fail({ code: 'TABLE_UNKNOWN', name });
  return openFile(name, release ?? NEWEST_RELEASE);
}

/** Opens the table that a system is written by, with our supplement before it; fails for a system that has none here. */
export function openSystem(writing: Writing): Result<OpenTable, TableFailure> {
  const table = tableOfWriting(writing);
  return table === undefined
    ? fail({ code: 'TABLE_UNKNOWN', name: writing.system })
    : ok(openPackaged(table));
}
