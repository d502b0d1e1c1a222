import { callableRoutes } from './callable-route.js';

/**
 * The table of the API without what only the administration calls. The build works it out ahead (`vite.config.ts`), so that a page loads
 * neither the schemas nor their library for it: what is exported here must be JSON.
 */
export const CALLABLE_ROUTES = callableRoutes(false);
