import { EntitySchema } from 'typeorm';

/** One sign-in on one device, alive until it expires or is revoked. */
export interface Session {
  readonly id: string;
  readonly accountId: number;
  readonly expiresAt: Date;
  readonly revokedAt: Date | null;
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
    createdAt: { name: 'created_at', type: 'timestamptz', createDate: true },
  },
});
