import { type HttpMethod, type Route, ROUTES } from '@tastwerk/contracts';

/** What a caller needs to know of a route. */
export interface CallableRoute {
  readonly method: HttpMethod;
  readonly path: Route['path'];
  readonly answer: 'json' | 'empty' | 'file' | 'events';
  readonly takesForm: boolean;
}

function answerOf({ response }: Route): CallableRoute['answer'] {
  if (typeof response === 'string') return response;
  return 'events' in response ? 'events' : 'json';
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
      answer: answerOf(route),
      takesForm: route.request.form !== undefined,
    },
  ]),
);
