import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Somebody who is to get an issue. */
@Entity('newsletter_reader')
export class NewsletterReaderEntity {
  @PrimaryColumn({ type: 'integer' })
  readonly newsletterId!: number;

  @PrimaryColumn({ type: 'integer' })
  readonly accountId!: number;

  /** Whether the mail was written. */
  @Column({ type: 'boolean', default: false })
  readonly isQueued!: boolean;

  @Column({ type: 'integer', nullable: true })
  readonly mailId!: number | null;
}
