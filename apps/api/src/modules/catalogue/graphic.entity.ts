import type { Graphic } from '@tastwerk/contracts';
import type { Translation } from '@tastwerk/editor-core';
import type { PublicationTerms } from '@tastwerk/editor-core/document';
import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** What variants are variants of. */
@Entity('graphic')
export class GraphicEntity {
  @PrimaryGeneratedColumn({ type: 'integer' })
  readonly id!: number;

  @Column({ type: 'varchar', length: 300 })
  readonly title!: string;

  @Column({ type: 'text' })
  readonly description!: string;

  /** Who published the first variant. */
  @Column({ type: 'integer' })
  readonly userId!: number;

  @CreateDateColumn({ type: 'timestamptz' })
  readonly createdAt!: Date;

  /** Whether it is shown; a hidden graphic hides all its variants. */
  @Column({ type: 'boolean', default: true })
  readonly public!: boolean;

  /** When, by whom and why it was hidden. */
  @Column({ type: 'timestamptz', nullable: true })
  readonly hiddenAt!: Date | null;

  @Column({ type: 'integer', nullable: true })
  readonly hiddenBy!: number | null;

  @Column({ type: 'text', default: '' })
  readonly hiddenReason!: string;

  @Column({ type: 'varchar', length: 10 })
  readonly visibility!: PublicationTerms['visibility'];

  @Column({ type: 'varchar', length: 10 })
  readonly licence!: PublicationTerms['licence'];

  /** What opens a graphic with the visibility `link`; null for any other. */
  @Column({ type: 'char', length: 22, nullable: true })
  readonly linkKey!: string | null;

  /** Whether others than its author could ever see it: then its licence cannot be taken back. */
  @Column({ type: 'boolean' })
  readonly wasShared!: boolean;

  /** What it is called in other languages. */
  @Column({ type: 'jsonb', default: () => "'[]'" })
  readonly translations!: readonly Translation[];
}

/** The values of a new graphic; a new graphic is visible. */
export type NewGraphic = Pick<
  GraphicEntity,
  'title' | 'description' | 'translations' | 'userId' | 'visibility' | 'licence'
>;

/** A graphic as its author lists it, and as it is told. */
export type ListedGraphic = Omit<GraphicEntity, 'linkKey' | 'wasShared'>;

/** What the contract says of a graphic wherever it stands, its variants left out. */
export function graphicFields(graphic: ListedGraphic): Omit<Graphic, 'variants'> {
  const { id, title, description, translations, userId, visibility, licence, createdAt } = graphic;
  return {
    id,
    title,
    description,
    translations: [...translations],
    user_id: userId,
    visibility,
    licence,
    created_at: createdAt.toISOString(),
  };
}
