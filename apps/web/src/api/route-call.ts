import type { RequestInput, ResponseOf, ROUTES, RouteName } from '@tastwerk/contracts';
import type { Call } from './call.js';
import { routeNamed } from './route-named.js';

type RequestPart<N extends RouteName, P extends 'params' | 'query' | 'body'> = RequestInput<
  (typeof ROUTES)[N],
  P
>;

/** What stands in the address: the values of the path beside those of the query. */
type AddressValues<N extends RouteName> = (undefined extends RequestPart<N, 'params'>
  ? unknown
  : RequestPart<N, 'params'>) &
  (undefined extends RequestPart<N, 'query'> ? unknown : RequestPart<N, 'query'>);

/** Type of the value of an object that has one property alone; else never. */
type OnlyValue<T> = { [K in keyof T]: [keyof T] extends [K] ? T[K] : never }[keyof T];

type WithoutBody<N extends RouteName> =
  undefined extends RequestPart<N, 'query'>
    ? undefined extends RequestPart<N, 'params'>
      ? void
      : [OnlyValue<RequestPart<N, 'params'>>] extends [never]
        ? RequestPart<N, 'params'>
        : OnlyValue<RequestPart<N, 'params'>>
    : Record<never, never> extends AddressValues<N>
      ? AddressValues<N> | void
      : AddressValues<N>;

/**
 * What an endpoint of route `N` is called with: the body, or the values of path and query in one object. A body beside such values is
 * its `body`; a value of the path that is all there is stands bare.
 */
export type RouteArgument<N extends RouteName> =
  undefined extends RequestPart<N, 'body'>
    ? WithoutBody<N>
    : unknown extends AddressValues<N>
      ? RequestPart<N, 'body'>
      : AddressValues<N> & { readonly body: RequestPart<N, 'body'> };

/** What an endpoint of route `N` answers: null where the answer is empty. */
export type RouteAnswer<N extends RouteName> = (typeof ROUTES)[N]['response'] extends 'empty'
  ? null
  : ResponseOf<(typeof ROUTES)[N]>;

/** What a list is asked for besides its pages. */
export type ListArgument<N extends RouteName> = keyof ListValues<N> extends never ? void : ListValues<N>;

type ListValues<N extends RouteName> = Omit<AddressValues<N>, 'limit' | 'before' | 'after' | 'offset'>;

/** The call of a route with the argument of its endpoint ({@link RouteArgument}). */
export function routeCall<N extends RouteName>(route: N, argument: RouteArgument<N>): Call {
  return callWith(route, argument);
}

/** The same for an argument that was put together from parts, which the types cannot follow. */
export function callWith(route: RouteName, argument: unknown): Call {
  const { path, method, takesQuery } = routeNamed(route);
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const hasQuery = method === 'GET' || takesQuery === true;
  if (argument === undefined) return { route };
  if (names.length === 0 && !hasQuery) return { route, body: argument };
  if (typeof argument !== 'object' || argument === null) {
    return { route, params: Object.fromEntries(names.map((name) => [name, argument])) };
  }
  const values = Object.entries(argument);
  const isInPath = ([name]: readonly [string, unknown]) => names.includes(name);
  const query = values.filter((value) => !isInPath(value) && value[0] !== 'body');
  return {
    route,
    ...(names.length > 0 ? { params: Object.fromEntries(values.filter(isInPath)) } : {}),
    ...(hasQuery ? { query: Object.fromEntries(query) } : {}),
    ...('body' in argument ? { body: argument.body } : {}),
  };
}
