import type { LicenceId } from '@tastwerk/editor-core/document';
import type { SheetMarks } from '../sheet-marks/sheet-marks.js';

/** What printable sheets carry and how they are written; what is absent is left out. */
export interface SheetOptions extends SheetMarks {
  /** Name of the author, for the metadata and the description page. */
  readonly author?: string;
  /** The licence that files name; CC BY-SA when absent, and none for a document that is not published. */
  readonly licence?: LicenceId | 'none';
  /** Inks of the PDF: `press` writes black as pure black ink and blue without any, for print shops; `screen` when absent. */
  readonly inks?: 'screen' | 'press';
  /** Whether the PDF begins with pages that hold the titles and the description. */
  readonly describes?: boolean;
  /** Whether the PDF holds what swells alone, for production: no print, no marks, no description. */
  readonly reliefOnly?: boolean;
}
