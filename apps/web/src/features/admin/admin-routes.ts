import { callableRoutes } from '../../api/callable-route.js';

/** What only the administration calls, and loads; worked out ahead as `CALLABLE_ROUTES` is. */
export const ADMIN_ROUTES = callableRoutes(true);
