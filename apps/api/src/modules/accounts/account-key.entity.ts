import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';
import type { KeyPurpose } from './key-purposes.js';

/** A key that a mail carries, by its SHA-256: it opens one thing, once. */
@Entity('account_key')
export class AccountKeyEntity {
  @PrimaryColumn({ type: 'bytea' })
  readonly keyHash!: Buffer;

  @Column({ type: 'integer' })
  readonly accountId!: number;

  @Column({ type: 'varchar', length: 30 })
  readonly purpose!: KeyPurpose;

  /** The address that the key went to. */
  @Column({ type: 'varchar', length: 254 })
  readonly email!: string;

  @Column({ type: 'timestamptz' })
  readonly expiresAt!: Date;

  @CreateDateColumn({ type: 'timestamptz' })
  readonly createdAt!: Date;
}
