import type { ApiLanguage, Quote, QuoteRequestState } from '@tastwerk/contracts';
import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A customer who asks for a quote. */
@Entity('quote_request')
export class QuoteRequestEntity {
  @PrimaryGeneratedColumn({ type: 'integer' })
  readonly id!: number;

  /** Null for a visitor. */
  @Column({ type: 'integer', nullable: true })
  readonly accountId!: number | null;

  @Column({ type: 'varchar', length: 254 })
  readonly email!: string;

  @Column({ type: 'varchar', length: 200 })
  readonly name!: string;

  @Column({ type: 'varchar', length: 1000 })
  readonly message!: string;

  /** The prices as the customer saw them. */
  @Column({ type: 'jsonb' })
  readonly quote!: Quote;

  @Column({ type: 'varchar', length: 20, default: 'open' })
  readonly state!: QuoteRequestState;

  /** The admin's own. */
  @Column({ type: 'varchar', length: 1000, default: '' })
  readonly note!: string;

  @CreateDateColumn({ type: 'timestamptz' })
  readonly createdAt!: Date;

  @Column({ type: 'timestamptz', nullable: true })
  readonly settledAt!: Date | null;

  @Column({ type: 'varchar', length: 2, default: 'de' })
  readonly language!: ApiLanguage;
}
