import type { BrailleSystem } from '@tastwerk/editor-core/braille';
import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** One way to show a graphic. Title, description and numbers are those of its current version. */
@Entity('variant')
export class VariantEntity {
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

  @Column({ type: 'varchar', length: 20 })
  readonly system!: BrailleSystem;

  @Column({ type: 'varchar', length: 2 })
  readonly graphicFormat!: 'a4' | 'a3';

  @Column({ type: 'boolean' })
  readonly graphicLandscape!: boolean;

  @Column({ name: 'graphic_no_of_pages', type: 'integer' })
  readonly graphicPages!: number;

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

/** What a variant is made of; nobody has hidden it. */
export type NewVariant = Omit<VariantEntity, 'id' | 'createdAt' | 'hiddenAt' | 'hiddenBy' | 'hiddenReason'>;
