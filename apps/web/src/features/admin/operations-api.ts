import type { JobWork } from '@tastwerk/contracts';
import { baseApi } from '../../api/base-api.js';
import { call } from '../../api/call.js';
import { type Answer, type Asked, before, fromId, PAGE, type Place } from './paging.js';

const operationsApi = baseApi
  .enhanceEndpoints({ addTagTypes: ['Figures', 'Log', 'ErrorGroup', 'Job', 'AdminChange', 'Mail'] })
  .injectEndpoints({
    endpoints: (build) => ({
      figures: build.query<Answer<'getFigures'>, number>({
        query: (days) => call('getFigures', { query: { days } }),
        providesTags: ['Figures'],
      }),
      logs: build.query<Answer<'listLogs'>, void>({
        query: () => call('listLogs', {}),
        providesTags: ['Log'],
      }),
      log: build.query<Answer<'readLog'>, { readonly name: string } & Asked<'readLog'>>({
        query: ({ name, ...query }) => call('readLog', { params: { name }, query }),
        keepUnusedDataFor: 0,
      }),
      errorGroups: build.infiniteQuery<
        Answer<'listFrontendErrors'>,
        { readonly half: 'frontend' | 'backend' } & Asked<'listFrontendErrors'>,
        number
      >({
        query: ({ queryArg: { half, ...asked }, pageParam }) =>
          call(half === 'frontend' ? 'listFrontendErrors' : 'listBackendErrors', {
            query: { ...asked, limit: PAGE, offset: pageParam },
          }),
        infiniteQueryOptions: {
          initialPageParam: 0,
          getNextPageParam: (last, _, place) =>
            place + last.errors.length < last.total && last.errors.length > 0
              ? place + last.errors.length
              : undefined,
        },
        providesTags: ['ErrorGroup'],
      }),
      resolveError: build.mutation<
        Answer<'resolveError'>,
        { readonly id: number; readonly resolved: boolean }
      >({
        query: ({ id, resolved }) => call('resolveError', { params: { id }, body: { resolved } }),
        invalidatesTags: ['ErrorGroup', 'Figures', 'AdminChange'],
      }),
      jobs: build.infiniteQuery<Answer<'listJobs'>, Asked<'listJobs'>, Place>({
        query: ({ queryArg, pageParam }) =>
          call('listJobs', { query: { ...queryArg, ...before(pageParam) } }),
        infiniteQueryOptions: {
          initialPageParam: null,
          getNextPageParam: ({ jobs }) => fromId.getNextPageParam(jobs),
        },
        providesTags: ['Job'],
      }),
      retryJob: build.mutation<Answer<'retryJob'>, { readonly work: JobWork; readonly id: number }>({
        query: (params) => call('retryJob', { params }),
        invalidatesTags: ['Job', 'Figures', 'AdminChange'],
      }),
      adminChanges: build.infiniteQuery<Answer<'listAdminChanges'>, Asked<'listAdminChanges'>, Place>({
        query: ({ queryArg, pageParam }) =>
          call('listAdminChanges', { query: { ...queryArg, ...before(pageParam) } }),
        infiniteQueryOptions: fromId,
        providesTags: ['AdminChange'],
      }),
      mails: build.infiniteQuery<Answer<'listMails'>, Asked<'listMails'>, Place>({
        query: ({ queryArg, pageParam }) =>
          call('listMails', { query: { ...queryArg, ...before(pageParam) } }),
        infiniteQueryOptions: fromId,
        providesTags: ['Mail'],
      }),
      sendMailAgain: build.mutation<Answer<'sendMailAgain'>, number>({
        query: (id) => call('sendMailAgain', { params: { id } }),
        invalidatesTags: ['Mail', 'Figures', 'AdminChange'],
      }),
    }),
  });

export const {
  useFiguresQuery,
  useLogsQuery,
  useLogQuery,
  useErrorGroupsInfiniteQuery,
  useResolveErrorMutation,
  useJobsInfiniteQuery,
  useRetryJobMutation,
  useAdminChangesInfiniteQuery,
  useMailsInfiniteQuery,
  useSendMailAgainMutation,
} = operationsApi;
