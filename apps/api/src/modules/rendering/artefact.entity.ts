import type { RenderingFormat } from '@tastwerk/contracts';
import { EntitySchema } from 'typeorm';

/** A file that a job made. */
export interface ArtefactRecord {
  readonly name: string;
  readonly versionId: number;
  readonly format: RenderingFormat;
  readonly mediaType: string;
  readonly sizeBytes: number;
  /** Of its bytes, in hexadecimal digits. */
  readonly sha256: string;
  /** Where it lies in the storage. */
  readonly storageKey: string;
  readonly createdAt: Date;
}

/** A file that has just been made. */
export type NewArtefact = Omit<ArtefactRecord, 'createdAt'>;

/** The table of {@link ArtefactRecord}. */
export const ArtefactEntity = new EntitySchema<ArtefactRecord>({
  name: 'artefact',
  columns: {
    name: { type: 'varchar', length: 200, primary: true },
    versionId: { name: 'version_id', type: 'integer' },
    format: { type: 'varchar', length: 10 },
    mediaType: { name: 'media_type', type: 'varchar', length: 100 },
    sizeBytes: { name: 'size_bytes', type: 'integer' },
    sha256: { type: 'char', length: 64 },
    storageKey: { name: 'storage_key', type: 'varchar', length: 300 },
    createdAt: { name: 'created_at', type: 'timestamptz', createDate: true },
  },
});
