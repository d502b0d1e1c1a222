import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** A refresh token by its SHA-256; the token itself is kept nowhere. A session uses up one after another. */
@Entity('refresh_token')
export class RefreshTokenEntity {
  @PrimaryColumn({ type: 'bytea' })
  readonly tokenHash!: Buffer;

  @Column({ type: 'uuid' })
  readonly sessionId!: string;

  @Column({ type: 'timestamptz', nullable: true })
  readonly usedAt!: Date | null;

  @CreateDateColumn({ type: 'timestamptz' })
  readonly createdAt!: Date;
}
