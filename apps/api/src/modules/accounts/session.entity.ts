import { EntitySchema } from 'typeorm';

/** One sign-in on one device, alive until it expires or is revoked. */
export interface Session {
  readonly id: string;
  readonly accountId: number;
  readonly expiresAt: Date;
  readonly revokedAt: Date | null;
  /** Browser and system in words. */
  readonly device: string;
  /** SHA-256 of the token that the browser is known by; null for sessions from before. */
  readonly deviceHash: Buffer | null;
  /** When its tokens were renewed last. */
  readonly lastUsedAt: Date;
  readonly createdAt: Date;
}

/** The table of {@link Session}. */
export const SessionEntity = new EntitySchema<Session>({
  name: 'session',
  columns: {
    id: { type: 'uuid', primary: true },
    accountId: { name: 'account_id', type: 'integer' },
    expiresAt: { name: 'expires_at', type: 'timestamptz' },
    revokedAt: { name: 'revoked_at', type: 'timestamptz', nullable: true },
    device: { type: 'varchar', length: 100 },
    deviceHash: { name: 'device_hash', type: 'bytea', nullable: true },
    lastUsedAt: { name: 'last_used_at', type: 'timestamptz' },
    createdAt: { name: 'created_at', type: 'timestamptz', createDate: true },
  },
});
