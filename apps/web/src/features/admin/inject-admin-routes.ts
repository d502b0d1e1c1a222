import { addRoutes } from '../../api/route-named.js';
import { ADMIN_ROUTES } from './admin-routes.js';

addRoutes(ADMIN_ROUTES);

export { injectRoutes as injectAdminRoutes } from '../../api/inject-routes.js';
