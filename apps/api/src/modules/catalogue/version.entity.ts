import type { Document } from '@tastwerk/editor-core';
import type { BrailleSystem } from '@tastwerk/editor-core/braille';
import { EntitySchema } from 'typeorm';

/** A state of a variant; it never changes. */
export interface VersionRecord {
  readonly id: number;
  readonly variantId: number;
  readonly userId: number;
  /** SHA-256 of the document's canonical JSON, in hexadecimal digits. */
  readonly hash: string;
  /** Without its origin: that is what this table says. */
  readonly document: Document;
  /** The part that stands for this version in the names of its files. */
  readonly fileName: string;
  readonly changeMessage: string;
  /** What its variant says about itself in this version. */
  readonly title: string;
  readonly description: string;
  /** One of `CATEGORIES` where its document says one; see `categoryOf`. */
  readonly category: string | null;
  readonly transcribersNotes: string;
  readonly system: BrailleSystem;
  readonly graphicFormat: 'a4' | 'a3';
  readonly graphicLandscape: boolean;
  readonly graphicPages: number;
  /** Null for old versions whose pages nobody counted. */
  readonly braillePages: number | null;
  /** The version that this one brought back. */
  readonly restoredFrom: number | null;
  readonly createdAt: Date;
}

/** The table of {@link VersionRecord}. */
export const VersionEntity = new EntitySchema<VersionRecord>({
  name: 'version',
  columns: {
    // Drawn from the table's sequence before, for the file name carries it.
    id: { type: 'integer', primary: true },
    variantId: { name: 'variant_id', type: 'integer' },
    userId: { name: 'user_id', type: 'integer' },
    hash: { type: 'char', length: 64 },
    document: { type: 'jsonb' },
    fileName: { name: 'file_name', type: 'varchar', length: 120 },
    changeMessage: { name: 'change_message', type: 'varchar', length: 1000 },
    title: { type: 'varchar', length: 300 },
    description: { type: 'text' },
    category: { type: 'varchar', length: 100, nullable: true },
    transcribersNotes: { name: 'transcribers_notes', type: 'text' },
    system: { type: 'varchar', length: 20 },
    graphicFormat: { name: 'graphic_format', type: 'varchar', length: 2 },
    graphicLandscape: { name: 'graphic_landscape', type: 'boolean' },
    graphicPages: { name: 'graphic_no_of_pages', type: 'integer' },
    braillePages: { name: 'braille_no_of_pages', type: 'integer', nullable: true },
    restoredFrom: { name: 'restored_from', type: 'integer', nullable: true },
    createdAt: { name: 'created_at', type: 'timestamptz', createDate: true },
  },
});
