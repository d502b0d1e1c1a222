import type { Right } from '@tastwerk/contracts';
import { EntitySchema } from 'typeorm';

/** Somebody who may sign in. The e-mail address is unique without regard to case. */
export interface Account {
  readonly id: number;
  readonly email: string;
  readonly displayName: string;
  readonly passwordHash: string;
  readonly role: number;
  readonly rights: Right[];
  readonly newsletterActive: boolean;
  /** When the e-mail address was confirmed; nobody signs in before. */
  readonly verifiedAt: Date | null;
  readonly createdAt: Date;
}

/** The table of {@link Account}. */
export const AccountEntity = new EntitySchema<Account>({
  name: 'account',
  columns: {
    id: { type: 'integer', primary: true, generated: 'increment' },
    email: { type: 'varchar', length: 254 },
    displayName: { name: 'display_name', type: 'varchar', length: 100 },
    passwordHash: { name: 'password_hash', type: 'text' },
    role: { type: 'smallint' },
    rights: { type: 'text', array: true },
    newsletterActive: { name: 'newsletter_active', type: 'boolean' },
    verifiedAt: { name: 'verified_at', type: 'timestamptz', nullable: true },
    createdAt: { name: 'created_at', type: 'timestamptz', createDate: true },
  },
});
