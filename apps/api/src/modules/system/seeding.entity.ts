import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Content that the product brought along was written. */
@Entity('seeding')
export class SeedingEntity {
  @PrimaryColumn({ type: 'varchar', length: 40 })
  readonly name!: string;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  readonly doneAt!: Date;
}
