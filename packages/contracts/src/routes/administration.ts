import { auditRoutes } from './administration/audit.js';
import { changeRequestRoutes } from './administration/change-requests.js';
import { catalogueListRoutes } from './administration/catalogue-list.js';
import { errorRoutes } from './administration/error-groups.js';
import { figureRoutes } from './administration/figures.js';
import { jobRoutes } from './administration/jobs.js';
import { logRoutes } from './administration/logs.js';
import { newsletterRoutes } from './administration/newsletters.js';
import { renderRoundRoutes } from './administration/render-rounds.js';
import { userAdministrationRoutes } from './administration/users.js';

/** What administrators see of the product and settle. */
export const administrationRoutes = {
  ...figureRoutes,
  ...userAdministrationRoutes,
  ...changeRequestRoutes,
  ...catalogueListRoutes,
  ...jobRoutes,
  ...renderRoundRoutes,
  ...newsletterRoutes,
  ...logRoutes,
  ...errorRoutes,
  ...auditRoutes,
} as const;
