import { injectAdminRoutes } from '../inject-admin-routes.js';

export const { useInvoiceJournalMutation } = injectAdminRoutes(({ mutation }) => ({
  /** A mutation, for it leaves a row in the log of changes. */
  invoiceJournal: mutation('listInvoiceJournal', { invalidatesTags: ['AdminChange'] }),
}));
