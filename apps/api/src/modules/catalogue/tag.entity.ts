import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A tag of variants. */
@Entity('tag')
export class TagEntity {
  @PrimaryGeneratedColumn({ type: 'integer' })
  readonly id!: number;

  @Column({ type: 'varchar', length: 100 })
  readonly name!: string;

  /** The term of the taxonomy that it is. */
  @Column({ type: 'integer', nullable: true })
  readonly taxonomyId!: number | null;

  /** The tag that has taken its place. */
  @Column({ type: 'integer', nullable: true })
  readonly mergedInto!: number | null;
}
