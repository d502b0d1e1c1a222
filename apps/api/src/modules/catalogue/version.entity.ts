import type { Document } from '@tastwerk/editor-core';
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
    createdAt: { name: 'created_at', type: 'timestamptz', createDate: true },
  },
});
