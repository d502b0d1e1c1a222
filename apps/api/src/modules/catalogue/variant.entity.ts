import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { SheetColumns } from './sheet.columns.js';

/** One way to show a graphic. Title, description and numbers are those of its current version. */
@Entity('variant')
export class VariantEntity extends SheetColumns {
  @PrimaryGeneratedColumn({ type: 'integer' })
  readonly id!: number;

  @Column({ type: 'integer' })
  readonly graphicId!: number;

  @Column({ type: 'integer' })
  readonly userId!: number;

  @Column({ type: 'integer', nullable: true })
  readonly derivedFrom!: number | null;

  @Column({ type: 'varchar', length: 300 })
  readonly title!: string;

  @Column({ type: 'text' })
  readonly description!: string;

  @Column({ type: 'boolean' })
  readonly public!: boolean;

  @Column({ name: 'braille_no_of_pages', type: 'integer' })
  readonly braillePages!: number;

  @Column({ type: 'integer', nullable: true })
  readonly currentVersionId!: number | null;

  @CreateDateColumn({ type: 'timestamptz' })
  readonly createdAt!: Date;

  /** When, by whom and why it was hidden. */
  @Column({ type: 'timestamptz', nullable: true })
  readonly hiddenAt!: Date | null;

  @Column({ type: 'integer', nullable: true })
  readonly hiddenBy!: number | null;

  @Column({ type: 'text', default: '' })
  readonly hiddenReason!: string;
}

/** The values of a new variant; a new variant is visible. */
export type NewVariant = Omit<VariantEntity, 'id' | 'createdAt' | 'hiddenAt' | 'hiddenBy' | 'hiddenReason'>;
