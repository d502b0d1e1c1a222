import { Injectable } from '@nestjs/common';
import type { DocumentKind } from '@tastwerk/contracts';
import { type Transaction, Transactions } from '../../../platform/database/transactions.js';

/** A finished document. */
export interface DocumentFile {
  readonly subjectId: number;
  readonly name: string;
  readonly mediaType: string;
  readonly sizeBytes: number;
  /** SHA-256 of its bytes in hexadecimal digits. */
  readonly sha256: string;
  readonly storageKey: string;
}

const COLUMNS = `subject_id AS "subjectId", name, media_type AS "mediaType", size_bytes AS "sizeBytes", sha256,
  storage_key AS "storageKey"`;

/** Reads and writes what is known about finished documents. Keys that a row gives up are kept as garbage by a trigger. */
@Injectable()
export class DocumentFileRepository {
  constructor(private readonly transactions: Transactions) {}

  /** Makes `file` the document, in the place of one that there was; gives whether there was none. */
  async put(transaction: Transaction, kind: DocumentKind, file: DocumentFile): Promise<boolean> {
    const [row] = await transaction.query<{ readonly isFirst: boolean }>(
      `INSERT INTO document_file (kind, subject_id, name, media_type, size_bytes, sha256, storage_key)
       VALUES ($1, $2, $3, $4, $5, $6, $7)
       ON CONFLICT (kind, subject_id) DO UPDATE
          SET name = EXCLUDED.name, media_type = EXCLUDED.media_type, size_bytes = EXCLUDED.size_bytes,
              sha256 = EXCLUDED.sha256, storage_key = EXCLUDED.storage_key, created_at = now()
       RETURNING xmax = 0 AS "isFirst"`,
      [kind, file.subjectId, file.name, file.mediaType, file.sizeBytes, file.sha256, file.storageKey],
    );
    return row?.isFirst === true;
  }

  find(kind: DocumentKind, subjectIds: readonly number[]): Promise<readonly DocumentFile[]> {
    return this.transactions.none.query<DocumentFile>(
      `SELECT ${COLUMNS} FROM document_file WHERE kind = $1 AND subject_id = ANY ($2::integer[])`,
      [kind, subjectIds],
    );
  }
}
