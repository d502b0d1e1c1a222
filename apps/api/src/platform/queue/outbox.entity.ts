import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A message that leaves after commit. */
@Entity('outbox')
export class OutboxEntity {
  @PrimaryGeneratedColumn({ type: 'bigint' })
  readonly id!: string;

  @Column({ type: 'varchar', length: 100 })
  readonly queue!: string;

  @Column({ type: 'jsonb' })
  readonly message!: object;

  @CreateDateColumn({ type: 'timestamptz' })
  readonly createdAt!: Date;
}
