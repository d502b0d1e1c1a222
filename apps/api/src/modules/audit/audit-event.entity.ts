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

  /** The network that the call came from, such as `203.0.113.0/24`; '' for events from before it was kept. */
  @Column({ type: 'varchar', length: 50, default: '' })
  readonly network!: string;

  @Column({ type: 'varchar', length: 64 })
  readonly correlationId!: string;

  @CreateDateColumn({ type: 'timestamptz' })
  readonly createdAt!: Date;
}
