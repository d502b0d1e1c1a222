import { pathReader } from '@tastwerk/contracts';
import type { FastifyInstance } from 'fastify';
import { ApiException } from './api-failure.js';

/** Gives the requests of routes with names in their template the parameters that it names, read by the contract's own rule. */
export function readParamsByTemplate(server: FastifyInstance): void {
  server.addHook('onRoute', (route) => {
    const config: object = route.config ?? {};
    if (!('template' in config) || typeof config.template !== 'string' || !config.template.includes('{'))
      return;
    const read = pathReader(config.template);
    route.preValidation = [
      (request, _, done) => {
        const params = read(request.url.split('?', 1)[0] ?? '');
        request.params = { ...params };
        done(params === undefined ? new ApiException({ code: 'ROUTE_NOT_FOUND' }) : undefined);
      },
      ...[route.preValidation ?? []].flat(),
    ];
  });
}
