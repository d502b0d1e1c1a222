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

/** Rows of the API's table as a caller sees them, by the routes' names. */
export type CallableRoutes = Readonly<Record<string, CallableRoute>>;

/** Routes of the administration that are called outside of it, too: in the catalogue and in the editor. */
const ALSO_ELSEWHERE: readonly string[] = [
  'showGraphic',
  'showVariant',
  'renderAgain',
  'storeInstallationOwnWords',
];

function answerOf({ response }: Route): Pick<CallableRoute, 'answer'> {
  if (typeof response === 'string') return { answer: response };
  return 'events' in response ? { answer: 'events' } : {};
}

/** The routes that only the administration calls, or all others. */
export function callableRoutes(ofAdministration: boolean): CallableRoutes {
  const rows = Object.entries<Route>(ROUTES).filter(
    ([name, { path }]) =>
      (path.startsWith('/api/internal/') && !ALSO_ELSEWHERE.includes(name)) === ofAdministration,
  );
  return Object.fromEntries(
    rows.map(([name, route]) => [
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
}
