/** A part of a content document. Its texts are Unicode braille. */
export type Block =
  | { readonly kind: 'heading' | 'paragraph' | 'item'; readonly text: string }
  /** Where a page of the print begins. */
  | { readonly kind: 'print-page'; readonly text: string }
  /** A link to a content document of the publication, by its file name. */
  | { readonly kind: 'link'; readonly href: string; readonly text: string }
  /** A drawing of the publication, by its file name, and what it shows. */
  | { readonly kind: 'graphic'; readonly file: string; readonly text: string }
  /** A PDF file of the publication, by its name, and what a reading system says that does not show it. */
  | { readonly kind: 'print-file'; readonly file: string; readonly text: string };

/** A content document: what a reading system shows in one piece. */
export interface Chapter {
  /** Name of its file without folder and ending. */
  readonly name: string;
  /** BCP 47, with the script `Brai`. */
  readonly language: string;
  /** Whether the table of contents names it below the chapter before that is not. */
  readonly isWithin: boolean;
  /** In Unicode braille. */
  readonly title: string;
  /** Whether that is the title of the document, and no heading of its text. */
  readonly isTitle?: boolean;
  readonly blocks: readonly Block[];
}

/** A file that content documents show. */
export interface PublicationFile {
  /** Without folder. */
  readonly name: string;
  readonly mime: 'image/svg+xml' | 'application/pdf';
  readonly bytes: Uint8Array;
}

/** What the package document says (eBraille 1.0, 5.2). Texts are print. */
export interface PublicationMetadata {
  readonly title: string;
  readonly creator: string;
  /** A URN. */
  readonly identifier: string;
  /** Those of its chapters, each once. */
  readonly languages: readonly string[];
  /** The day of publication, YYYY-MM-DD. */
  readonly date: string;
  /** When it was last changed, YYYY-MM-DDThh:mm:ssZ. */
  readonly modified: string;
  readonly brailleCellType: '6' | '8' | '6, 8';
  /** By the registry of braille codes, such as `German grade2`, each once. */
  readonly brailleSystems: readonly string[];
  readonly producer: string;
  readonly description?: string;
  readonly rights?: string;
}

/** An eBraille publication. */
export interface Publication {
  readonly metadata: PublicationMetadata;
  /** What stands above the table of contents, in Unicode braille. */
  readonly contentsTitle: string;
  /** In reading order; at least one. */
  readonly chapters: readonly Chapter[];
  readonly files: readonly PublicationFile[];
}
