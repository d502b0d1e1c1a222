import type { RouteName } from '@tastwerk/contracts';
import type {
  EndpointBuilder,
  EndpointDefinitions,
  InfiniteQueryExtraOptions,
  MutationExtraOptions,
  QueryExtraOptions,
} from '@reduxjs/toolkit/query/react';
import { baseApi, type ContractQuery, type Tag } from './base-api.js';
import {
  callWith,
  type ListArgument,
  type RouteAnswer,
  type RouteArgument,
  routeCall,
} from './route-call.js';

type Build = EndpointBuilder<ContractQuery, Tag, 'api'>;

type QueryOptions<N extends RouteName> = Pick<
  QueryExtraOptions<Tag, RouteAnswer<N>, RouteArgument<N>, ContractQuery, 'api'>,
  'providesTags' | 'keepUnusedDataFor'
>;

type MutationOptions<N extends RouteName> = Pick<
  MutationExtraOptions<Tag, RouteAnswer<N>, RouteArgument<N>, ContractQuery, 'api'>,
  'invalidatesTags' | 'onQueryStarted'
>;

type ListOptions<N extends RouteName> = Pick<
  InfiniteQueryExtraOptions<Tag, RouteAnswer<N>, ListArgument<N>, ListPlace, ContractQuery, 'api'>,
  'providesTags'
>;

/** From where a list goes on; null for its beginning. */
type ListPlace = number | string | null;

/** How a list is asked for page by page. */
export interface Paging<Answer> {
  /** Rows of one answer. */
  readonly limit: number;
  /** The part of the query that says from where the list goes on. */
  readonly by: 'before' | 'after' | 'offset';
  /** From where it goes on after `last`, the last of `answers`; undefined at its end. */
  readonly next: (last: Answer, answers: readonly Answer[]) => ListPlace | undefined;
}

function routeEndpoints(build: Build) {
  return {
    query: <N extends RouteName>(route: N, options: QueryOptions<N> = {}) =>
      build.query<RouteAnswer<N>, RouteArgument<N>>({
        ...options,
        query: (argument) => routeCall(route, argument),
      }),
    mutation: <N extends RouteName>(route: N, options: MutationOptions<N> = {}) =>
      build.mutation<RouteAnswer<N>, RouteArgument<N>>({
        ...options,
        query: (argument) => routeCall(route, argument),
      }),
    list: <N extends RouteName>(
      route: N,
      { limit, by, next }: Paging<RouteAnswer<N>>,
      options: ListOptions<N> = {},
    ) =>
      build.infiniteQuery<RouteAnswer<N>, ListArgument<N>, ListPlace>({
        ...options,
        query: ({ queryArg, pageParam }) =>
          callWith(route, { ...queryArg, limit, ...(pageParam === null ? {} : { [by]: pageParam }) }),
        infiniteQueryOptions: { initialPageParam: null, getNextPageParam: next },
      }),
    /** For an endpoint that is more than one route, or that answers something else. */
    build,
  };
}

/**
 * Adds endpoints to {@link baseApi}. Each is a route of the contract by its name, from which its argument and answer follow; what it
 * provides or invalidates is said beside it.
 */
export function injectRoutes<Endpoints extends EndpointDefinitions>(
  make: (endpoints: ReturnType<typeof routeEndpoints>) => Endpoints,
) {
  return baseApi.injectEndpoints({ endpoints: (build) => make(routeEndpoints(build)) });
}
