import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { type BaseQueryFn, createApi } from '@reduxjs/toolkit/query/react';
import type { Call } from './call.js';
import { type ApiFailure } from './failure.js';
import { routeNamed } from './route-named.js';
import { send } from './send.js';

/** Seconds that an answer is used again (decisions: GET cache). */
const CACHE_SECONDS = 60;

/** How endpoints are asked: by a call of the contract. */
export type ContractQuery = BaseQueryFn<Call, unknown, ApiFailure>;

const contractQuery: ContractQuery = async (call, { signal }) => {
  const answer = await send(call, { signal });
  if (!answer.ok) return { error: answer.failure };
  if (routeNamed(call.route).answer === 'empty') return { data: null };
  try {
    return { data: await answer.response.json() };
  } catch {
    return { error: { code: 'ANSWER_UNREADABLE', status: answer.response.status } };
  }
};

/** What answers may be about: a write names what it has outdated. */
const TAGS = [
  'Backend',
  'Graphic',
  'MyGraphic',
  'Variant',
  'Tag',
  'Rendering',
  'Address',
  'UserSession',
  'SignInProvider',
  'Identity',
  'SecurityEvent',
  'SecondFactor',
  'Report',
  'Quote',
  'Order',
  'Offer',
  'QuoteRequest',
  'Withdrawal',
  'Voucher',
  'User',
  'ChangeRequest',
  'Approval',
  'Newsletter',
  'Round',
  'Figures',
  'Log',
  'ErrorGroup',
  'Job',
  'Mail',
  'AdminChange',
] as const;

export type Tag = (typeof TAGS)[number];

/** The web's one door to the API; features add their endpoints (`injectRoutes`), and a write invalidates what it changed. */
export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery: contractQuery,
  tagTypes: TAGS,
  keepUnusedDataFor: CACHE_SECONDS,
  refetchOnMountOrArgChange: CACHE_SECONDS,
  refetchOnReconnect: true,
  endpoints: () => ({}),
});

/** The `dispatch` of a store that has `baseApi`: sends requests of its endpoints. */
export type ApiDispatch = ThunkDispatch<
  { readonly [baseApi.reducerPath]: ReturnType<typeof baseApi.reducer> },
  unknown,
  UnknownAction
>;
