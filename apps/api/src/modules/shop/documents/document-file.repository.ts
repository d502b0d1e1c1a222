import { Injectable } from '@nestjs/common';
import type { DocumentKind } from '@tastwerk/contracts';
import { In } from 'typeorm';
import { type Transaction, Transactions } from '../../../platform/database/transactions.js';
import { DocumentFileEntity } from './document-file.entity.js';

/** A finished document. */
export type DocumentFile = Omit<DocumentFileEntity, 'kind' | 'createdAt'>;

/** Reads and writes what is known about finished documents. Keys that a row gives up are kept as garbage by a trigger. */
@Injectable()
export class DocumentFileRepository {
  constructor(private readonly transactions: Transactions) {}

  /** Makes `file` the document, in the place of one that there was; gives whether there was none. */
  async put(transaction: Transaction, kind: DocumentKind, file: DocumentFile): Promise<boolean> {
    const row = { kind, ...file, createdAt: () => 'now()' };
    const isFirst = await transaction.addUnlessThere(DocumentFileEntity, row);
    // The one that there was may be forgotten at this moment.
    if (!isFirst) await transaction.of(DocumentFileEntity).upsert(row, ['kind', 'subjectId']);
    return isFirst;
  }

  find(kind: DocumentKind, subjectIds: readonly number[]): Promise<readonly DocumentFile[]> {
    return this.transactions.none.of(DocumentFileEntity).findBy({ kind, subjectId: In([...subjectIds]) });
  }

  /** What the documents of one kind belong to. */
  async subjects(kind: DocumentKind): Promise<readonly number[]> {
    const files = await this.transactions.none
      .of(DocumentFileEntity)
      .find({ select: { subjectId: true }, where: { kind } });
    return files.map(({ subjectId }) => subjectId);
  }

  async forget(transaction: Transaction, kind: DocumentKind, subjectIds: readonly number[]): Promise<void> {
    await transaction.of(DocumentFileEntity).delete({ kind, subjectId: In([...subjectIds]) });
  }
}
