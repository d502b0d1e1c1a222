import { z } from 'zod';
import { defineRoute } from '../route.js';
import { loginField } from './accounts/fields.js';
import { plainText, visibleText } from './values.js';

/** What a message to the operators is about. */
export const CONTACT_TOPICS = ['graphics', 'account', 'order', 'accessibility', 'other'] as const;

/** Longest message, in characters. */
const CONTACT_MESSAGE_LENGTH = 5000;

/** A message to the operators. The field `website` is not shown: programs fill it in, and what they send is dropped. */
export const contactMessageSchema = z.strictObject({
  topic: z.enum(CONTACT_TOPICS, 'required'),
  message: visibleText(CONTACT_MESSAGE_LENGTH),
  email: loginField,
  website: plainText(200).default(''),
});

const operatorContactSchema = z.object({
  /** What the operators have not said yet is null. */
  name: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
});

export type OperatorContact = z.infer<typeof operatorContactSchema>;

/** Reaching the operators. */
export const contactRoutes = {
  getContact: defineRoute({
    method: 'GET',
    path: '/api/contact',
    access: 'public',
    request: {},
    response: operatorContactSchema,
    errors: [],
    throttle: { limit: 300, windowSeconds: 60 },
  }),
  /** Mails a message to the operators alone; it is kept until a mail server takes it. */
  sendContactMessage: defineRoute({
    method: 'POST',
    path: '/api/contact',
    access: 'public',
    request: { body: contactMessageSchema },
    response: 'empty',
    errors: [],
    throttle: { limit: 10, windowSeconds: 600 },
  }),
} as const;
