import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A word of the catalogue, for what is typed with a mistake; triggers write it. */
@Entity('search_word')
export class SearchWordEntity {
  @PrimaryColumn({ type: 'text' })
  readonly word!: string;

  /** Without accents and in small letters. */
  @Column({ type: 'text' })
  readonly folded!: string;
}
