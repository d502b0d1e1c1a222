import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What the search of the catalogue reads of a graphic; triggers write it. */
@Entity('graphic_search')
export class GraphicSearchEntity {
  @PrimaryColumn({ type: 'integer' })
  readonly graphicId!: number;

  /** Who finds it: see `audience.ts`. */
  @PrimaryColumn({ type: 'integer' })
  readonly audience!: number;

  @Column({ type: 'timestamptz' })
  readonly createdAt!: Date;

  @Column({ type: 'integer', array: true })
  readonly tags!: number[];

  @Column({ type: 'text', array: true })
  readonly kinds!: string[];

  /** Words of title, description, tags and categories with their weights. */
  @Column({ type: 'tsvector' })
  readonly words!: string;

  @Column({ type: 'tsvector' })
  readonly titleWords!: string;

  @Column({ type: 'text', array: true, default: () => "'{}'" })
  readonly categories!: string[];

  @Column({ type: 'text', default: '' })
  readonly titleDe!: string;

  @Column({ type: 'text', default: '' })
  readonly titleEn!: string;
}
