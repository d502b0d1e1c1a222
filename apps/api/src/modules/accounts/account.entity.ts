import type { ApiLanguage, Right, User } from '@tastwerk/contracts';
import { EntitySchema } from 'typeorm';

/** Somebody who may sign in. The e-mail address is unique without regard to case. */
export interface Account {
  readonly id: number;
  readonly email: string;
  readonly displayName: string;
  /** Null until the e-mail address is confirmed: then the password is chosen. */
  readonly passwordHash: string | null;
  readonly role: User['role'];
  /** What was given to the account; what the list of approved addresses gives besides, reading adds. */
  readonly rights: Right[];
  /** Whether an admin took the right to order away, whatever the list says. */
  readonly orderRefused: boolean;
  readonly newsletterActive: boolean;
  /** The newsletter was asked for and is not confirmed yet. */
  readonly newsletterPending: boolean;
  /** Whether its owner hears by mail what others make of their graphics. */
  readonly noticesActive: boolean;
  /** An e-mail address that is to replace the present one once it is confirmed. */
  readonly pendingEmail: string | null;
  readonly language: ApiLanguage;
  /** When the e-mail address was confirmed; nobody signs in before. */
  readonly verifiedAt: Date | null;
  /** When its owner deleted it; then it stands only for whoever published what stays. */
  readonly deletedAt: Date | null;
  /** When an admin blocked it; nobody signs in then. */
  readonly blockedAt: Date | null;
  readonly createdAt: Date;
}

/** The table of {@link Account}. */
export const AccountEntity = new EntitySchema<Account>({
  name: 'account',
  columns: {
    id: { type: 'integer', primary: true, generated: 'increment' },
    email: { type: 'varchar', length: 254 },
    displayName: { name: 'display_name', type: 'varchar', length: 100 },
    passwordHash: { name: 'password_hash', type: 'text', nullable: true },
    role: { type: 'smallint' },
    rights: { type: 'text', array: true },
    orderRefused: { name: 'order_refused', type: 'boolean', default: false },
    newsletterActive: { name: 'newsletter_active', type: 'boolean' },
    newsletterPending: { name: 'newsletter_pending', type: 'boolean' },
    noticesActive: { name: 'notices_active', type: 'boolean', default: true },
    pendingEmail: { name: 'pending_email', type: 'varchar', length: 254, nullable: true },
    language: { type: 'varchar', length: 2 },
    verifiedAt: { name: 'verified_at', type: 'timestamptz', nullable: true },
    deletedAt: { name: 'deleted_at', type: 'timestamptz', nullable: true },
    blockedAt: { name: 'blocked_at', type: 'timestamptz', nullable: true },
    createdAt: { name: 'created_at', type: 'timestamptz', createDate: true },
  },
});
