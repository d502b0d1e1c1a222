import type { DocumentKind } from '@tastwerk/contracts';
import { Column, Entity } from 'typeorm';
import { LeaseColumns } from '../../../platform/queue/lease.columns.js';

/** The wish for the files of an invoice or an order, and how far it is. */
@Entity('document_job')
export class DocumentJobEntity extends LeaseColumns {
  @Column({ type: 'varchar', length: 10 })
  readonly kind!: DocumentKind;

  /** Of the invoice or the order. */
  @Column({ type: 'integer' })
  readonly subjectId!: number;
}
