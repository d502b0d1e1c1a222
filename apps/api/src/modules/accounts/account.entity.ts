import type { ApiLanguage, Right, User } from '@tastwerk/contracts';
import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn, VirtualColumn } from 'typeorm';

/** A user account. The e-mail address is unique without regard to case. */
@Entity('account')
export class AccountEntity {
  @PrimaryGeneratedColumn({ type: 'integer' })
  readonly id!: number;

  /** A placeholder (`no-address.ts`) for a person whose school tells no address. */
  @Column({ type: 'varchar', length: 254 })
  readonly email!: string;

  @Column({ type: 'varchar', length: 100 })
  readonly displayName!: string;

  /** By which names that look like this one are found (`lookAlikeKeys`); none for a deleted account. */
  @Column({ type: 'text', array: true, default: () => "'{}'" })
  readonly nameKeys!: string[];

  /** Null until the e-mail address is confirmed: then the password is chosen. Also null where a provider signs in. */
  @Column({ type: 'text', nullable: true })
  readonly passwordHash!: string | null;

  @Column({ type: 'smallint' })
  readonly role!: User['role'];

  /** What was given to the account itself. */
  @Column({ name: 'rights', type: 'text', array: true })
  readonly givenRights!: Right[];

  /** All that it has: what was given, and what the list of approved addresses and providers of sign-ins give besides. */
  @VirtualColumn({ type: 'text', query: (account) => `SELECT rights_of(${account})` })
  readonly rights!: Right[];

  @Column({ type: 'boolean' })
  readonly newsletterActive!: boolean;

  /** When the e-mail address was confirmed; until then the account cannot sign in. */
  @Column({ type: 'timestamptz', nullable: true })
  readonly verifiedAt!: Date | null;

  @CreateDateColumn({ type: 'timestamptz' })
  readonly createdAt!: Date;

  @Column({ type: 'varchar', length: 2, default: 'de' })
  readonly language!: ApiLanguage;

  /** The newsletter was asked for and is not confirmed yet. */
  @Column({ type: 'boolean', default: false })
  readonly newsletterPending!: boolean;

  /** An e-mail address that is to replace the present one once it is confirmed. */
  @Column({ type: 'varchar', length: 254, nullable: true })
  readonly pendingEmail!: string | null;

  /** When its owner deleted it; then it stands only for the author of what stays. */
  @Column({ type: 'timestamptz', nullable: true })
  readonly deletedAt!: Date | null;

  /** Whether its owner hears by mail what others make of their graphics. */
  @Column({ type: 'boolean', default: true })
  readonly noticesActive!: boolean;

  /** When an admin blocked it; a blocked account cannot sign in. */
  @Column({ type: 'timestamptz', nullable: true })
  readonly blockedAt!: Date | null;

  /** Whether an admin took the right to order away, whatever the list says. */
  @Column({ type: 'boolean', default: false })
  readonly orderRefused!: boolean;

  /** Rights that an admin took away although a provider of sign-ins gives them. */
  @Column({ type: 'text', array: true, default: () => "'{}'" })
  readonly refusedRights!: Right[];
}
