import { type HttpMethod, type Route, ROUTES } from '@tastwerk/contracts';

/** What a caller needs to know of a route. */
export interface CallableRoute {
  readonly method: HttpMethod;
  readonly path: Route['path'];
  /** JSON where it is not named: every page loads this table. */
  readonly answer?: 'empty' | 'file' | 'events';
  readonly takesForm?: true;
  /** Whether a route with a method that usually has none takes a query. */
  readonly takesQuery?: true;
}

function answerOf({ response }: Route): Pick<CallableRoute, 'answer'> {
  if (typeof response === 'string') return { answer: response };
  return 'events' in response ? { answer: 'events' } : {};
}

/**
 * The table of the API as a caller sees it, by the routes' names. The build works it out ahead (`vite.config.ts`), so that a page loads
 * neither the schemas nor their library for it: what is exported here must be JSON.
 */
export const CALLABLE_ROUTES: Readonly<Record<string, CallableRoute>> = Object.fromEntries(
  Object.entries<Route>(ROUTES).map(([name, route]) => [
    name,
    {
      method: route.method,
      path: route.path,
      ...answerOf(route),
      ...(route.method === 'GET' || route.request.query === undefined ? {} : { takesQuery: true as const }),
      ...(route.request.form === undefined ? {} : { takesForm: true as const }),
    },
  ]),
);
