import { injectAdminRoutes } from './inject-admin-routes.js';
import { type ListArgument, type RouteAnswer, routeCall } from '../../api/route-call.js';
import { belowId, FROM_ID, PAGE } from './paging.js';

type ErrorList = { readonly half: 'frontend' | 'backend' } & ListArgument<'listFrontendErrors'>;

const operationsApi = injectAdminRoutes(({ query, mutation, list, build }) => ({
  figures: query('getFigures', { providesTags: ['Figures'] }),
  logs: query('listLogs', { providesTags: ['Log'] }),
  log: query('readLog', { keepUnusedDataFor: 0 }),
  errorGroups: build.infiniteQuery<RouteAnswer<'listFrontendErrors'>, ErrorList, number>({
    query: ({ queryArg: { half, ...asked }, pageParam }) =>
      routeCall(half === 'frontend' ? 'listFrontendErrors' : 'listBackendErrors', {
        ...asked,
        limit: PAGE,
        offset: pageParam,
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
  resolveError: mutation('resolveError', { invalidatesTags: ['ErrorGroup', 'Figures', 'AdminChange'] }),
  jobs: list(
    'listJobs',
    belowId(({ jobs }) => jobs),
    { providesTags: ['Job'] },
  ),
  retryJob: mutation('retryJob', { invalidatesTags: ['Job', 'Figures', 'AdminChange'] }),
  adminChanges: list('listAdminChanges', FROM_ID, { providesTags: ['AdminChange'] }),
  mails: list('listMails', FROM_ID, { providesTags: ['Mail'] }),
  sendMailAgain: mutation('sendMailAgain', { invalidatesTags: ['Mail', 'Figures', 'AdminChange'] }),
}));

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
