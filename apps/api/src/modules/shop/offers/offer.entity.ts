import type { ExtraItem, OfferState, OrderItem } from '@tastwerk/contracts';
import { Column, CreateDateColumn, Entity, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { QuoteRequestEntity } from '../quotes/quote-request.entity.js';

/** A revision of a quote that was sent. */
@Entity('offer')
export class OfferEntity {
  @PrimaryGeneratedColumn({ type: 'integer' })
  readonly id!: number;

  @Column({ type: 'integer' })
  readonly requestId!: number;

  @Column({ type: 'smallint' })
  readonly revision!: number;

  @Column({ type: 'varchar', length: 10, default: 'sent' })
  readonly state!: Exclude<OfferState, 'expired'>;

  /** The last day, as YYYY-MM-DD. */
  @Column({ type: 'date' })
  readonly validUntil!: string;

  @Column({ type: 'jsonb' })
  readonly items!: readonly OrderItem[];

  /** Lines in words. */
  @Column({ type: 'jsonb' })
  readonly extraItems!: readonly ExtraItem[];

  /** Prices in cents. */
  @Column({ type: 'integer' })
  readonly postageGross!: number;

  @Column({ type: 'integer' })
  readonly totalGross!: number;

  @Column({ type: 'integer' })
  readonly totalNet!: number;

  @Column({ type: 'smallint' })
  readonly vatPercent!: number;

  /** In grams. */
  @Column({ type: 'integer' })
  readonly weight!: number;

  @Column({ type: 'varchar', length: 1000 })
  readonly note!: string;

  /** What the link of the mail carries. */
  @Column({ type: 'uuid' })
  readonly linkId!: string;

  /** The order that came of it. */
  @Column({ type: 'integer', nullable: true })
  readonly orderId!: number | null;

  @CreateDateColumn({ type: 'timestamptz' })
  readonly createdAt!: Date;

  /** Read where a query asks for it. */
  @ManyToOne(() => QuoteRequestEntity)
  @JoinColumn({ name: 'request_id' })
  readonly request!: QuoteRequestEntity;
}
