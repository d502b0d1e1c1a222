import { z } from 'zod';
import { languageSchema } from '../../language.js';
import { defineRoute, PROOF_ERRORS, SESSION_ERRORS } from '../../route.js';
import { addressSchema, postalAddressSchema } from '../addresses.js';
import { graphicSchema } from '../catalogue/schemas.js';
import { id, idInPath, moment } from '../values.js';
import { displayNameField, userSchema } from './fields.js';
import { SECURITY_EVENTS } from './security-events.js';

/** Addresses that one account may keep. */
export const ADDRESSES_MOST = 50;

const savedAddressSchema = postalAddressSchema.extend({ id, is_invoice_addr: z.boolean() });

export type Address = z.infer<typeof savedAddressSchema>;

/** What a user may change about themselves, one or more at a time. */
export const profileSchema = z
  .strictObject({
    displayName: displayNameField.optional(),
    /** True sends a mail with a link that has to be followed first; false ends the newsletter at once. */
    newsletterActive: z.boolean().optional(),
    noticesActive: z.boolean().optional(),
    language: languageSchema.optional(),
  })
  .refine((form) => Object.values(form).some((value) => value !== undefined), { error: 'required' });

/** The password that deleting an account asks for; left out by a user who has just proved otherwise who they are (`prove`). */
export const deleteAccountSchema = z.strictObject({ password: z.string().max(200).optional() });

const often = { limit: 60, windowSeconds: 60 } as const;

/** What belongs to the signed-in user. */
export const profileRoutes = {
  updateUser: defineRoute({
    method: 'POST',
    path: '/api/users',
    access: 'session',
    request: { body: profileSchema },
    response: userSchema,
    errors: [...SESSION_ERRORS, 'ACCOUNT_NAME_TAKEN', 'ACCOUNT_NAME_REFUSED'],
    throttle: often,
  }),
  listAddresses: defineRoute({
    method: 'GET',
    path: '/api/users/addresses',
    access: 'session',
    request: {},
    response: z.array(savedAddressSchema),
    errors: SESSION_ERRORS,
    throttle: often,
  }),
  createAddress: defineRoute({
    method: 'POST',
    path: '/api/users/addresses',
    access: 'session',
    request: { body: addressSchema },
    response: savedAddressSchema,
    errors: [...SESSION_ERRORS, 'ADDRESS_TOO_MANY', 'ADDRESS_OUTSIDE_GERMANY'],
    throttle: often,
  }),
  updateAddress: defineRoute({
    method: 'POST',
    path: '/api/users/addresses/{id}',
    access: 'session',
    request: { params: z.strictObject({ id: idInPath }), body: addressSchema },
    response: savedAddressSchema,
    errors: [...SESSION_ERRORS, 'ADDRESS_NOT_FOUND', 'ADDRESS_OUTSIDE_GERMANY'],
    throttle: often,
  }),
  /** Takes an address out of the list; orders that name it keep it. */
  inactivateAddress: defineRoute({
    method: 'POST',
    path: '/api/users/addresses/inactivate/{id}',
    access: 'session',
    request: { params: z.strictObject({ id: idInPath }) },
    response: 'empty',
    errors: [...SESSION_ERRORS, 'ADDRESS_NOT_FOUND'],
    throttle: often,
  }),
  /** Graphics of which the user published a variant, with those of its variants that they published, the newest graphic first. */
  myGraphics: defineRoute({
    method: 'GET',
    path: '/api/users/graphics',
    access: 'session',
    request: {
      query: z.strictObject({
        limit: z.coerce.number<number | string>().int().min(1).max(50).default(30),
        offset: z.coerce.number<number | string>().int().min(0).max(1_000_000).default(0),
      }),
    },
    response: z.array(graphicSchema),
    errors: SESSION_ERRORS,
    throttle: often,
  }),
  /** What happened to the account's safety, the newest first. */
  listSecurityEvents: defineRoute({
    method: 'GET',
    path: '/api/users/security-events',
    access: 'session',
    request: {},
    response: z.array(
      z.object({
        id,
        event: z.enum(SECURITY_EVENTS),
        device: z.string(),
        /** The network that the call came from, such as `203.0.113.0/24`; '' where that is not known. */
        network: z.string(),
        created_at: moment,
      }),
    ),
    errors: SESSION_ERRORS,
    throttle: often,
  }),
  /** Everything that the product keeps about the user, as a ZIP of JSON files and documents. */
  exportAccount: defineRoute({
    method: 'GET',
    path: '/api/users/export',
    access: 'session',
    request: {},
    response: 'file',
    proof: true,
    errors: PROOF_ERRORS,
    throttle: { limit: 6, windowSeconds: 60 },
  }),
  /** Deletes the account. What is published stays, with "deleted user" in the place of the name. */
  deleteAccount: defineRoute({
    method: 'POST',
    path: '/api/users/delete',
    access: 'session',
    request: { body: deleteAccountSchema },
    response: 'empty',
    errors: [...PROOF_ERRORS, 'ACCOUNT_PASSWORD_WRONG', 'ACCOUNT_LAST_ADMIN'],
    throttle: often,
  }),
} as const;
