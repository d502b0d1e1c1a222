import { matchPath } from '@tastwerk/contracts';
import type { FastifyInstance } from 'fastify';
import { ApiException } from './api-failure.js';

/** Gives every request the parameters that its row's template names, read by the contract's own rule. */
export function readParamsByTemplate(server: FastifyInstance): void {
  server.addHook('preValidation', async (request) => {
    const config: object = request.routeOptions.config;
    if (!('template' in config) || typeof config.template !== 'string') return;
    const params = matchPath(config.template, request.url.split('?', 1)[0] ?? '');
    if (params === undefined) throw new ApiException({ code: 'ROUTE_NOT_FOUND' });
    request.params = { ...params };
  });
}
