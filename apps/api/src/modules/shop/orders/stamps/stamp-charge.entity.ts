import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** Money that the stamp account was charged with. */
@Entity('stamp_charge')
export class StampChargeEntity {
  @PrimaryGeneratedColumn({ type: 'integer' })
  readonly id!: number;

  @Column({ type: 'integer' })
  readonly cents!: number;

  @Column({ type: 'integer', nullable: true })
  readonly accountId!: number | null;

  @CreateDateColumn({ type: 'timestamptz' })
  readonly createdAt!: Date;
}
