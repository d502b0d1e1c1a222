import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** The authenticator app of an account. */
@Entity('authenticator_app')
export class AuthenticatorAppEntity {
  @PrimaryColumn({ type: 'integer' })
  readonly accountId!: number;

  /** Its key, encrypted (`SecretBox`). */
  @Column({ type: 'bytea' })
  readonly secret!: Buffer;

  /** When a code of it was entered the first time; until then it counts for nothing. */
  @Column({ type: 'timestamptz', nullable: true })
  readonly confirmedAt!: Date | null;

  /** The step of time (RFC 6238) of the code that was used last: each code counts once. PostgreSQL's bigint comes as text. */
  @Column({ type: 'bigint', default: 0 })
  readonly lastStep!: string;

  @CreateDateColumn({ type: 'timestamptz' })
  readonly createdAt!: Date;
}
