import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** One sign-in on one device, alive until it expires or is revoked. */
@Entity('session')
export class SessionEntity {
  @PrimaryColumn({ type: 'uuid' })
  readonly id!: string;

  @Column({ type: 'integer' })
  readonly accountId!: number;

  /** When it ends unless it is used (`sessionEnd`). */
  @Column({ type: 'timestamptz' })
  readonly expiresAt!: Date;

  @Column({ type: 'timestamptz', nullable: true })
  readonly revokedAt!: Date | null;

  @CreateDateColumn({ type: 'timestamptz' })
  readonly createdAt!: Date;

  /** Browser and system in words. */
  @Column({ type: 'varchar', length: 100, default: '' })
  readonly device!: string;

  /** SHA-256 of the token that the browser is known by; null for sessions from before. */
  @Column({ type: 'bytea', nullable: true })
  readonly deviceHash!: Buffer | null;

  /** When its tokens were renewed last. */
  @Column({ type: 'timestamptz', default: () => 'now()' })
  readonly lastUsedAt!: Date;

  /** When its user proved last who they are, by password or passkey. */
  @Column({ type: 'timestamptz', default: () => 'now()' })
  readonly provedAt!: Date;

  /** Whether it was proved by a second factor: a passkey, or a code besides the password. */
  @Column({ type: 'boolean', default: false })
  readonly hasSecondFactor!: boolean;
}
