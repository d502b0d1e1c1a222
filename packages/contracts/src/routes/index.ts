import type { RequestOutput } from '../route.js';
import { accountRoutes } from './accounts.js';
import { administrationRoutes } from './administration.js';
import { catalogueRoutes } from './catalogue.js';
import { contactRoutes } from './contact.js';
import { contentRoutes } from './content.js';
import { fileRoutes } from './files.js';
import { importRoutes } from './imports.js';
import { ownWordRoutes } from './own-words.js';
import { renderingRoutes } from './rendering.js';
import { shopRoutes } from './shop.js';
import { systemRoutes } from './system.js';

/** The one table of the API. Web client, access matrix, rate limits and the server's start-up check are made from it. */
export const ROUTES = {
  ...accountRoutes,
  ...catalogueRoutes,
  ...renderingRoutes,
  ...fileRoutes,
  ...importRoutes,
  ...ownWordRoutes,
  ...contentRoutes,
  ...contactRoutes,
  ...shopRoutes,
  ...administrationRoutes,
  ...systemRoutes,
} as const;

export type RouteName = keyof typeof ROUTES;

/** What the server reads out of the parts of a request. */
export type BodyOf<N extends RouteName> = RequestOutput<(typeof ROUTES)[N], 'body'>;
export type ParamsOf<N extends RouteName> = RequestOutput<(typeof ROUTES)[N], 'params'>;
export type QueryOf<N extends RouteName> = RequestOutput<(typeof ROUTES)[N], 'query'>;
