import { type RequestInput, type ROUTES, type RouteName } from '@tastwerk/contracts';

type Part<N extends RouteName, P extends 'params' | 'query' | 'body'> =
  undefined extends RequestInput<(typeof ROUTES)[N], P>
    ? { readonly [K in P]?: undefined }
    : { readonly [K in P]: RequestInput<(typeof ROUTES)[N], P> };

/** What the contract asks a caller of route `N` for. */
export type CallInput<N extends RouteName> = Part<N, 'params'> & Part<N, 'query'> & Part<N, 'body'>;

/** A call of a route, ready to be sent. */
export interface Call {
  readonly route: RouteName;
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
  /** What a route with a form is sent in place of a body. */
  readonly form?: FormData;
}

/** Names a route of the contract with what it needs; the types refuse anything else. */
export function call<N extends RouteName>(route: N, input: CallInput<N>): Call {
  return { route, ...input };
}
