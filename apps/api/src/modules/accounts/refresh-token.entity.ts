import { EntitySchema } from 'typeorm';

/** A refresh token by its SHA-256; the token itself is kept nowhere. A session uses up one after another. */
export interface RefreshToken {
  readonly tokenHash: Buffer;
  readonly sessionId: string;
  readonly usedAt: Date | null;
  readonly createdAt: Date;
}

/** The table of {@link RefreshToken}. */
export const RefreshTokenEntity = new EntitySchema<RefreshToken>({
  name: 'refresh_token',
  columns: {
    tokenHash: { name: 'token_hash', type: 'bytea', primary: true },
    sessionId: { name: 'session_id', type: 'uuid' },
    usedAt: { name: 'used_at', type: 'timestamptz', nullable: true },
    createdAt: { name: 'created_at', type: 'timestamptz', createDate: true },
  },
});
