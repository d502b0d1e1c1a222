import type { ApiLanguage, MailState, MailTemplate } from '@tastwerk/contracts';
import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { MailFacts } from './mail.js';

/** A mail to one recipient, and how far it is. */
@Entity('mail')
export class MailEntity {
  @PrimaryGeneratedColumn({ type: 'integer' })
  readonly id!: number;

  @Column({ type: 'varchar', length: 40 })
  readonly template!: MailTemplate;

  @Column({ type: 'varchar', length: 254 })
  readonly recipient!: string;

  /** Whom it is about; null where that is found out while it is written. */
  @Column({ type: 'integer', nullable: true })
  readonly accountId!: number | null;

  @Column({ type: 'varchar', length: 2 })
  readonly language!: ApiLanguage;

  @Column({ type: 'jsonb' })
  readonly facts!: MailFacts;

  @Column({ type: 'varchar', length: 10, default: 'queued' })
  readonly state!: MailState;

  /** How many times it did not leave, and what the mail server said last. */
  @Column({ type: 'integer', default: 0 })
  readonly failures!: number;

  @Column({ type: 'varchar', length: 500, nullable: true })
  readonly error!: string | null;

  @CreateDateColumn({ type: 'timestamptz' })
  readonly createdAt!: Date;

  @Column({ type: 'timestamptz', nullable: true })
  readonly sentAt!: Date | null;
}
