import type { SecurityEvent } from '@tastwerk/contracts';
import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** One thing that happened to an account's safety. */
@Entity('audit_event')
export class AuditEventEntity {
  @PrimaryGeneratedColumn({ type: 'integer' })
  readonly id!: number;

  @Column({ type: 'integer', nullable: true })
  readonly accountId!: number | null;

  @Column({ type: 'varchar', length: 40 })
  readonly event!: SecurityEvent;

  /** Browser and system in words. */
  @Column({ type: 'varchar', length: 100 })
  readonly device!: string;

  @Column({ type: 'varchar', length: 64 })
  readonly correlationId!: string;

  @CreateDateColumn({ type: 'timestamptz' })
  readonly createdAt!: Date;
}
