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

  /** Of the request, unique for each account; null for charges from before there were keys. */
  @Column({ type: 'uuid', nullable: true })
  readonly idempotencyKey!: string | null;

  /** What the request was answered: the balance with this charge, in cents; null for those from before there were keys. */
  @Column({ type: 'integer', nullable: true })
  readonly balanceCents!: number | null;

  @CreateDateColumn({ type: 'timestamptz' })
  readonly createdAt!: Date;
}
