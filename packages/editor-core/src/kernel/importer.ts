import type { Box } from '../geometry/box.js';
import type { Kinds } from '../objects/kinds.js';
import type { PageObject } from '../objects/schema.js';
import type { Result } from '../result.js';
import type { BrailleSystem } from '../translator/systems.js';
import { decodeStart } from '../values/decode-text.js';

/** The beginning of a file, by which it is told what the file is. */
export interface FileSample {
  /** Its name, with the ending. */
  readonly name: string;
  /** Its first bytes, at most {@link SAMPLE_BYTES} of them. */
  readonly bytes: Uint8Array;
  /** The same as text, without a byte order mark and blanks at the start. */
  readonly text: string;
}

/** Largest file that is imported, in bytes. */
export const IMPORT_MAX_BYTES = 20 * 1024 * 1024;

/** How much of a file is looked at to tell what it is, in bytes: an XML file has named its root by then. */
export const SAMPLE_BYTES = 64 * 1024;

/** The sample of a file called `name` that begins with `bytes`. */
export function fileSample(name: string, bytes: Uint8Array): FileSample {
  const head = bytes.subarray(0, SAMPLE_BYTES);
  return { name, bytes: head, text: decodeStart(head).trimStart() };
}

/** A sort of files. */
export interface FileSort {
  /** Endings with their dot, and media types, by which a dialog offers such files: `['.svg', 'image/svg+xml']`. */
  readonly accepts: readonly string[];
  /** Whether a file is of this sort. Where several sorts match, the first in the order of plugins reads the file. Must not throw. */
  readonly matches: (sample: FileSample) => boolean;
}

/** A file that is imported. */
export interface ImportedFile {
  /** Its name, with the ending. */
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** What an importer makes objects with. */
export interface ImportTarget {
  readonly kinds: Kinds;
  /** Width and height of the page, in mm. */
  readonly widthMm: number;
  readonly heightMm: number;
  /** The part of the page that has room, in page mm. */
  readonly area: Box;
  /** The language of the document, such as `de`: which of several texts of a drawing are read. */
  readonly language?: string;
  readonly newId: () => string;
}

/** Something odd about a file that was read all the same. */
export interface ImportNote {
  /** Key of its sentence in `import.json` of the editor, below `notes`. */
  readonly code: string;
  /** Values in the sentence. */
  readonly params: Readonly<Record<string, string | number>>;
}

/** A drawing of a file with several. */
export interface ImportedDrawing {
  /** What it shows, as the file says it: often in Unicode braille; empty where it does not. */
  readonly name: string;
  /** From the back to the front, in page mm. */
  readonly objects: readonly PageObject[];
}

/** A text with its drawings. */
export interface ImportedPublication {
  readonly kind: 'publication';
  /** In print; empty where the file has none. */
  readonly title: string;
  /** The braille system in which it is written, where that is known. */
  readonly system?: BrailleSystem;
  /** For the braille pages, in Unicode braille: a line for each paragraph, with the marks of headings, lists and pages of the print. */
  readonly text: string;
  /** In the order of the file, each for a page of its own. */
  readonly drawings: readonly ImportedDrawing[];
  /** Whether drawings were made smaller, because the page has no room for their own size. */
  readonly isScaled: boolean;
  /** Names of what was not read, each once; their words stand in `import.json` of the editor, below `leftOut`. */
  readonly leftOut: readonly string[];
  readonly notes: readonly ImportNote[];
}

/** What a file holds: objects for the page, text for the braille pages, or both. */
export type ImportedContent =
  | {
      readonly kind: 'objects';
      /** From the back to the front, in page mm. */
      readonly objects: readonly PageObject[];
      /** Names of what was not read, each once; their words stand in `import.json` of the editor, below `leftOut`. */
      readonly leftOut: readonly string[];
    }
  | {
      readonly kind: 'braille';
      /** How many pages the file has. */
      readonly pages: number;
      /** The rows of all pages in Unicode braille, without blank cells at their ends. */
      readonly rows: readonly string[];
      readonly notes: readonly ImportNote[];
    }
  | ImportedPublication;

/** Why a file was not imported. */
export interface ImportFailure {
  /** Key of its sentence in `import.json` of the editor, below `failure`. */
  readonly code: string;
  /** Values in the sentence. */
  readonly params?: Readonly<Record<string, string | number>>;
  /** Names of what the file is made of that cannot be taken over; their words stand below `leftOut`. */
  readonly leftOut?: readonly string[];
}

/** Reads a file. Nothing in it is loaded or run. */
export type ReadFile = (
  file: ImportedFile,
  target: ImportTarget,
) => Result<ImportedContent, ImportFailure> | Promise<Result<ImportedContent, ImportFailure>>;

/** Reads files of one sort, in a browser or without one. */
export interface Importer extends FileSort {
  /** Loads what reads them, with the first file. */
  readonly load: () => Promise<ReadFile>;
}

/** Importers by their names. */
export type ImporterTable = Readonly<Record<string, Importer>>;
