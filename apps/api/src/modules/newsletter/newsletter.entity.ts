import type { Newsletter } from '@tastwerk/contracts';
import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** An issue of the newsletter in both languages. */
@Entity('newsletter')
export class NewsletterEntity {
  @PrimaryGeneratedColumn({ type: 'integer' })
  readonly id!: number;

  @Column({ type: 'varchar', length: 20, default: 'draft' })
  readonly state!: Newsletter['state'];

  @Column({ type: 'jsonb' })
  readonly de!: Newsletter['de'];

  @Column({ type: 'jsonb' })
  readonly en!: Newsletter['en'];

  @CreateDateColumn({ type: 'timestamptz' })
  readonly createdAt!: Date;

  @Column({ type: 'timestamptz', nullable: true })
  readonly startedAt!: Date | null;
}
