import { PASSWORD } from './test-product.js';

/**
 * Who calls: nobody, somebody whose token ran out, who logged out, whose address is not confirmed, whom nobody approved (the reader may
 * not publish or order), another user, the author of a hidden variant, and an admin.
 */
export const CALLERS = [
  'visitor',
  'expired',
  'loggedOut',
  'unverified',
  'reader',
  'other',
  'author',
  'admin',
] as const;
export type Caller = (typeof CALLERS)[number];

export const ADDRESS = {
  company_name: 'Schule',
  street: 'Weg',
  house_number: '1',
  zip: '10115',
  city: 'Berlin',
};

/** A copy of a variant. */
export const basketOf = (contentId: number) => [{ contentId, productId: 'graphic', quantity: 1 }];
export const offered = { lines: [{ ...basketOf(1)[0], unitPrice: 100 }], postage: 0 };
export const tomorrow = new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString().slice(0, 10);

export const NEWCOMER = 'newcomer@tastwerk.example';
export const NO_KEY = { key: 'guessed' };
export const TWICE = { password: PASSWORD, 'password-confirm': PASSWORD };

export const NEWS = { de: { subject: 'Neues', body: 'Text' }, en: { subject: 'News', body: 'Text' } };
