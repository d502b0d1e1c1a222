import { baseApi } from '../../api/base-api.js';
import { call } from '../../api/call.js';
import { type Answer, type Asked, type Body, PAGE } from './paging.js';

/** The list of all users. */
const EVERYBODY = { type: 'User', id: 'all' } as const;

const peopleApi = baseApi
  .enhanceEndpoints({ addTagTypes: ['User', 'Approval', 'AdminChange'] })
  .injectEndpoints({
    endpoints: (build) => ({
      users: build.infiniteQuery<Answer<'listUsers'>, Asked<'listUsers'>, string | null>({
        query: ({ queryArg, pageParam }) =>
          call('listUsers', {
            query: { ...queryArg, limit: PAGE, ...(pageParam === null ? {} : { after: pageParam }) },
          }),
        infiniteQueryOptions: { initialPageParam: null, getNextPageParam: ({ next }) => next ?? undefined },
        providesTags: [EVERYBODY],
      }),
      user: build.query<Answer<'getUser'>, number>({
        query: (id) => call('getUser', { params: { id } }),
        keepUnusedDataFor: 0,
        providesTags: (_, __, id) => [{ type: 'User', id }],
      }),
      changeUser: build.mutation<
        Answer<'changeUser'>,
        { readonly id: number; readonly body: Body<'changeUser'> }
      >({
        query: ({ id, body }) => call('changeUser', { params: { id }, body }),
        invalidatesTags: ['User', 'AdminChange'],
      }),
      eraseUser: build.mutation<null, number>({
        query: (id) => call('eraseUser', { params: { id } }),
        // Not the account itself, which its page would look for in vain before it leads away.
        invalidatesTags: [EVERYBODY, 'AdminChange'],
      }),
      revokeUserSession: build.mutation<null, { readonly id: number; readonly sessionId: string }>({
        query: (params) => call('revokeUserSession', { params }),
        invalidatesTags: ['User', 'AdminChange'],
      }),
      revokeUserSessions: build.mutation<null, number>({
        query: (id) => call('revokeUserSessions', { params: { id } }),
        invalidatesTags: ['User', 'AdminChange'],
      }),
      approvals: build.query<Answer<'listApprovals'>, void>({
        query: () => call('listApprovals', {}),
        providesTags: ['Approval'],
      }),
      addApproval: build.mutation<Answer<'addApproval'>, Body<'addApproval'>>({
        query: (body) => call('addApproval', { body }),
        invalidatesTags: (_, error) => (error ? [] : ['Approval', 'User', 'AdminChange']),
      }),
      removeApproval: build.mutation<null, number>({
        query: (id) => call('removeApproval', { params: { id } }),
        invalidatesTags: ['Approval', 'User', 'AdminChange'],
      }),
    }),
  });

export const {
  useUsersInfiniteQuery,
  useUserQuery,
  useChangeUserMutation,
  useEraseUserMutation,
  useRevokeUserSessionMutation,
  useRevokeUserSessionsMutation,
  useApprovalsQuery,
  useAddApprovalMutation,
  useRemoveApprovalMutation,
} = peopleApi;
