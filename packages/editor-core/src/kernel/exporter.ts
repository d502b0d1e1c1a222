import type { BrailleLookup } from '../translator/translator.js';
import type { PrintedBraillePage } from '../braille/paginate.js';
import type { Document } from '../document/schema.js';
import type { Kinds } from '../objects/kinds.js';
import type { Scene } from '../primitives/primitives.js';

/** How files are written. A package whose exporters have options adds them: `interface ExportOptions { readonly inks?: 'press' }`. */
export interface ExportOptions {}

/** A document that is ready to be written: translated, its pages drawn as scenes. */
export interface DrawnDocument {
  readonly kinds: Kinds;
  readonly document: Document;
  /** The `{fileName}` part of the names of files. */
  readonly fileName: string;
  /** The pages as they are drawn, one scene each. They are made when they are first asked for. */
  readonly scenes: readonly Scene[];
  /** The braille pages, laid out and translated. They are made when they are first asked for. */
  readonly braillePages: readonly PrintedBraillePage[];
  readonly options: ExportOptions;
  /** The braille of its labels and braille pages, and of what exporters ask for (`brailleTexts`). */
  readonly braille: BrailleLookup;
  /** `text` of the document for readers and voices: its formulas in words, without dollar signs around them. */
  readonly readable: (text: string) => string;
  /** The files of another format, written once however often they are asked for: for packages. None where no plugin of the engine writes such files. */
  readonly filesOf: (format: string) => Promise<readonly ExportedFile[]>;
}

/** What a reader of a file must know of it: a whole sentence in each language of the command line. */
export interface FileNote {
  readonly de: string;
  readonly en: string;
}

/** A file that was written. */
export interface ExportedFile {
  /** One of the names that the exporter tells beforehand. */
  readonly name: string;
  /** Media type for a `Content-Type` header; text formats carry their charset. */
  readonly mime: string;
  readonly bytes: Uint8Array;
  /** What the file could not take from the document as it is; none when absent. */
  readonly notes?: readonly FileNote[];
}

/** Writes a document, one file after the other, in the order of pages. The same document gives the same bytes. */
export type WriteFiles = (drawn: DrawnDocument) => AsyncIterable<ExportedFile>;

/** Writes documents in one format. */
export interface Exporter {
  /** The names of all files that are written for a document with so many pages, in their order. */
  readonly fileNames: (fileName: string, pages: number) => readonly string[];
  /** Lines of print, each without a line break, that the files have in braille besides those of the document itself. */
  readonly brailleTexts?: (document: Document) => readonly string[];
  /** Loads what writes them, with the first document. */
  readonly load: () => Promise<WriteFiles>;
}

/** Exporters by the names of their formats. */
export type ExporterTable = Readonly<Record<string, Exporter>>;
