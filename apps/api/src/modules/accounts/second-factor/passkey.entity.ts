import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A passkey of an account: its public key, by which its signatures are checked. */
@Entity('passkey')
export class PasskeyEntity {
  @PrimaryGeneratedColumn({ type: 'integer' })
  readonly id!: number;

  @Column({ type: 'integer' })
  readonly accountId!: number;

  /** Its id as the authenticator gave it, in base64url. */
  @Column({ type: 'varchar', length: 1400 })
  readonly credentialId!: string;

  /** COSE_Key (RFC 9052). */
  @Column({ type: 'bytea' })
  readonly publicKey!: Buffer;

  /** How often it signed by its own count; 0 where it does not count. PostgreSQL's bigint comes as text. */
  @Column({ type: 'bigint' })
  readonly counter!: string;

  @Column({ type: 'text', array: true })
  readonly transports!: string[];

  /** What its owner calls it. */
  @Column({ type: 'varchar', length: 60 })
  readonly name!: string;

  @Column({ type: 'boolean' })
  readonly isSynced!: boolean;

  @CreateDateColumn({ type: 'timestamptz' })
  readonly createdAt!: Date;

  @Column({ type: 'timestamptz', nullable: true })
  readonly lastUsedAt!: Date | null;

  /** When the challenge was made that it signed last: each is signed once, and none from before. */
  @Column({ type: 'timestamptz' })
  readonly lastChallengeAt!: Date;
}
