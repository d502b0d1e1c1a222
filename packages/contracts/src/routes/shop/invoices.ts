import { z } from 'zod';
import { defineRoute, SESSION_ERRORS } from '../../route.js';
import { idInPath } from '../values.js';

/** Invoices and credit notes. Those of others are not there; admins see all. */
export const invoiceRoutes = {
  /** PDF/A-3 with the same as XML inside (ZUGFeRD, EN 16931); it is saved as the number with `.pdf`. */
  invoicePdf: defineRoute({
    method: 'GET',
    path: '/api/invoices/{id}/pdf',
    access: 'session',
    request: { params: z.strictObject({ id: idInPath }) },
    response: 'file',
    errors: [...SESSION_ERRORS, 'INVOICE_NOT_FOUND', 'INVOICE_NOT_READY'],
    throttle: { limit: 60, windowSeconds: 60 },
  }),
} as const;
