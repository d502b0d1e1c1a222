import type { Document } from '@tastwerk/editor-core';
import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';
import { SheetColumns } from './sheet.columns.js';

/** A state of a variant; it never changes. */
@Entity('version')
export class VersionEntity extends SheetColumns {
  /** Drawn from the table's sequence before, for the file name carries it. */
  @PrimaryColumn({ type: 'integer' })
  readonly id!: number;

  @Column({ type: 'integer' })
  readonly variantId!: number;

  @Column({ type: 'integer' })
  readonly userId!: number;

  /** SHA-256 of the document's canonical JSON, in hexadecimal digits. */
  @Column({ type: 'char', length: 64 })
  readonly hash!: string;

  /** Without its origin: that is what this table says. */
  @Column({ type: 'jsonb' })
  readonly document!: Document;

  /** The part that stands for this version in the names of its files. */
  @Column({ type: 'varchar', length: 120 })
  readonly fileName!: string;

  @Column({ type: 'varchar', length: 1000 })
  readonly changeMessage!: string;

  @CreateDateColumn({ type: 'timestamptz' })
  readonly createdAt!: Date;

  /** What its variant says about itself in this version. */
  @Column({ type: 'varchar', length: 300 })
  readonly title!: string;

  @Column({ type: 'text' })
  readonly description!: string;

  /** Null for old versions whose pages nobody counted. */
  @Column({ name: 'braille_no_of_pages', type: 'integer', nullable: true })
  readonly braillePages!: number | null;

  /** The version that this one brought back. */
  @Column({ type: 'integer', nullable: true })
  readonly restoredFrom!: number | null;

  /** One of `CATEGORIES` where its document says one; see `categoryOf`. */
  @Column({ type: 'varchar', length: 100, nullable: true })
  readonly category!: string | null;

  @Column({ type: 'text', default: '' })
  readonly transcribersNotes!: string;
}
