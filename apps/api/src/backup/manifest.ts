import { z } from 'zod';

/** Name of the file that says what a backup holds. It is written last: a folder without it is no backup. */
export const MANIFEST = 'manifest.json';

/** The form of the folder. */
export const BACKUP_FORMAT = 1;

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

/** What a backup holds: the database as it was at one moment, and the files that its rows name. */
export const manifestSchema = z.strictObject({
  format: z.literal(BACKUP_FORMAT),
  /** Version of the product that wrote it. */
  version: z.string(),
  createdAt: z.iso.datetime(),
  /** Names of the migrations that the database had, in order. */
  migrations: z.array(z.string()).min(1),
  tables: z.array(
    z.strictObject({
      name: z.string().regex(/^[a-z_][a-z0-9_]*$/),
      columns: z.array(z.string().regex(/^[a-z_][a-z0-9_]*$/)),
      rows: z.number().int().nonnegative(),
      sha256,
    }),
  ),
  /** Where each sequence had come to; null for one that was never used. */
  sequences: z.array(z.strictObject({ name: z.string(), lastValue: z.string().nullable() })),
  files: z.array(z.strictObject({ key: z.string(), sizeBytes: z.number().int().nonnegative(), sha256 })),
  /** Keys of files that rows name and that were not there; the restored product makes them again. */
  missing: z.array(z.string()),
});

export type Manifest = z.infer<typeof manifestSchema>;

/** Where the rows of a table lie in a backup, as gzip of PostgreSQL's COPY text format. */
export function tableFile(name: string): string {
  return `tables/${name}.copy.gz`;
}

/** Where a file lies in a backup. */
export function storedFile(key: string): string {
  return `files/${key}`;
}
