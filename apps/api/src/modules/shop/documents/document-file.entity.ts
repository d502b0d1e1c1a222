import type { DocumentKind } from '@tastwerk/contracts';
import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** A file that belongs to an invoice or an order. */
@Entity('document_file')
export class DocumentFileEntity {
  @PrimaryColumn({ type: 'varchar', length: 10 })
  readonly kind!: DocumentKind;

  /** Of the invoice or the order. */
  @PrimaryColumn({ type: 'integer' })
  readonly subjectId!: number;

  @Column({ type: 'varchar', length: 200 })
  readonly name!: string;

  @Column({ type: 'varchar', length: 100 })
  readonly mediaType!: string;

  @Column({ type: 'integer' })
  readonly sizeBytes!: number;

  /** Of its bytes, in hexadecimal digits. */
  @Column({ type: 'char', length: 64 })
  readonly sha256!: string;

  /** Where it lies in the storage. */
  @Column({ type: 'varchar', length: 300 })
  readonly storageKey!: string;

  @CreateDateColumn({ type: 'timestamptz' })
  readonly createdAt!: Date;
}
