import { Column, Entity, IsNull, PrimaryColumn } from 'typeorm';

/** A link by which a production partner gets the files of an order, once. */
@Entity('package_link')
export class PackageLinkEntity {
  @PrimaryColumn({ type: 'uuid' })
  readonly id!: string;

  @Column({ type: 'integer' })
  readonly orderId!: number;

  @Column({ type: 'timestamptz' })
  readonly expiresAt!: Date;

  @Column({ type: 'timestamptz', nullable: true })
  readonly usedAt!: Date | null;
}

/** Finds links that nobody has used. */
export const UNUSED = { usedAt: IsNull() };
