import type { Right } from '@tastwerk/contracts';
import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** Who an account is at a provider of sign-ins: its subject there, which may be made for this product alone. */
@Entity('account_identity')
export class IdentityEntity {
  @PrimaryGeneratedColumn({ type: 'integer' })
  readonly id!: number;

  @Column({ type: 'integer' })
  readonly accountId!: number;

  @Column({ type: 'varchar', length: 500 })
  readonly issuer!: string;

  /** At most 255 ASCII characters (OpenID Connect Core 1.0, section 2). */
  @Column({ type: 'varchar', length: 255 })
  readonly subject!: string;

  /** The provider by its name in the settings, to be shown. */
  @Column({ type: 'varchar', length: 30 })
  readonly provider!: string;

  /** What the claims of the last sign-in gave; it ends when they no longer give it. */
  @Column({ type: 'text', array: true })
  readonly rights!: Right[];

  @CreateDateColumn({ type: 'timestamptz' })
  readonly createdAt!: Date;

  @Column({ type: 'timestamptz' })
  readonly lastUsedAt!: Date;
}
