import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A term of the taxonomy of subjects. */
@Entity('taxonomy_term')
export class TaxonomyTermEntity {
  @PrimaryColumn({ type: 'integer' })
  readonly id!: number;

  @Column({ type: 'varchar', length: 100 })
  readonly de!: string;

  @Column({ type: 'varchar', length: 100 })
  readonly en!: string;

  /** Other names by which it is found. */
  @Column({ type: 'text', array: true })
  readonly names!: string[];
}
