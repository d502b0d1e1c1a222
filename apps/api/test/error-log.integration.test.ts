import { afterEach, expect, it } from '@jest/globals';
import { errorBodySchema, ROLES, ROUTES } from '@tastwerk/contracts';
import { BackendErrors } from '../src/modules/monitoring/errors/backend-errors.js';
import { Opened } from './harness/opened.js';
import { TestProduct } from './harness/test-product.js';

const opened = new Opened();
afterEach(() => opened.close());

// In a file of its own: a process has one log, which the first product in it opens.
it('what goes wrong unexpectedly stands in the log of the day and among the errors, with the id that the caller was told', async () => {
  const broken = opened.add(await TestProduct.start({ LOG_LEVEL: 'error' }), (made) => made.stop());
  const { token } = await broken.person('admin', ROLES.admin);
  await broken.database.query('DROP TABLE page_view');
  const failed = await broken.client.call('countPageView', { body: { path: '/catalogue' } });
  const { error, correlationId } = errorBodySchema.parse(failed.body);
  expect(error).toBe('INTERNAL');

  const files = await broken.client.read(ROUTES.listLogs.response, 'listLogs', { token });
  const name = `api-${new Date().toISOString().slice(0, 10)}.log`;
  expect(files.map((file) => file.name)).toContain(name);
  const call = { params: { name }, query: { level: 'error', search: correlationId }, token };
  const { lines } = await broken.client.read(ROUTES.readLog.response, 'readLog', call);
  expect(lines).toMatchObject([{ level: 'error', message: 'INTERNAL' }]);

  await broken.app.get(BackendErrors, { strict: false }).keep();
  const list = { query: { search: '/api/page-views' }, token };
  const { errors } = await broken.client.read(ROUTES.listBackendErrors.response, 'listBackendErrors', list);
  expect(errors).toMatchObject([{ type: 'QueryFailedError', place: '/api/page-views' }]);
});
