import { injectRoutes } from '../../../api/inject-routes.js';

export const { useInvoiceJournalMutation } = injectRoutes(({ mutation }) => ({
  /** A mutation, for it leaves a row in the log of changes. */
  invoiceJournal: mutation('listInvoiceJournal', { invalidatesTags: ['AdminChange'] }),
}));
