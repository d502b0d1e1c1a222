import { call } from '../../../api/call.js';
import { shopApi } from '../../shop/shop-api.js';
import type { Answer, Body } from '../paging.js';

const journalApi = shopApi.enhanceEndpoints({ addTagTypes: ['AdminChange'] }).injectEndpoints({
  endpoints: (build) => ({
    /** A mutation, for it leaves a row in the log of changes. */
    invoiceJournal: build.mutation<Answer<'listInvoiceJournal'>, Body<'listInvoiceJournal'>>({
      query: (body) => call('listInvoiceJournal', { body }),
      invalidatesTags: ['AdminChange'],
    }),
  }),
});

export const { useInvoiceJournalMutation } = journalApi;
