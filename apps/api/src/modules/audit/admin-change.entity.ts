import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** What an admin changed by a call of the API. */
@Entity('admin_change')
export class AdminChangeEntity {
  @PrimaryGeneratedColumn({ type: 'integer' })
  readonly id!: number;

  @Column({ type: 'integer', nullable: true })
  readonly actorId!: number | null;

  /** The name of the route. */
  @Column({ type: 'varchar', length: 60 })
  readonly action!: string;

  /** What stood in the call's address. */
  @Column({ type: 'jsonb' })
  readonly params!: Readonly<Record<string, string>>;

  /** What the call carried, without secrets and cut off where it is long. */
  @Column({ type: 'text' })
  readonly body!: string;

  /** The code of the refusal; null where it was done. */
  @Column({ type: 'varchar', length: 60, nullable: true })
  readonly outcome!: string | null;

  /** Browser and system in words. */
  @Column({ type: 'varchar', length: 100 })
  readonly device!: string;

  @Column({ type: 'varchar', length: 64 })
  readonly correlationId!: string;

  @CreateDateColumn({ type: 'timestamptz' })
  readonly createdAt!: Date;
}
