import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it } from '@jest/globals';
import { ROLES, ROUTES } from '@tastwerk/contracts';
import { Opened } from './harness/opened.js';
import { TestProduct } from './harness/test-product.js';

const opened = new Opened();
afterEach(() => opened.close());

// In a file of its own: a process has one log, which the first product in it opens.
it('at the default level the log tells what an admin wants to know, and no secrets', async () => {
  const product = opened.add(await TestProduct.start({ LOG_LEVEL: 'info' }), (made) => made.stop());
  const admin = await product.person('admin', ROLES.admin);
  const reader = await product.person('reader');
  const refused = { body: { login: reader.email, password: 'not my password' } };
  expect(await product.client.failure('login', refused)).toBe('ACCOUNT_CREDENTIALS_WRONG');
  expect(await product.client.failure('listLogs', { token: reader.token })).toBe('RIGHT_MISSING');

  const name = `api-${new Date().toISOString().slice(0, 10)}.log`;
  const read = async (search: string) => {
    const call = { params: { name }, query: { search }, token: admin.token };
    return (await product.client.read(ROUTES.readLog.response, 'readLog', call)).lines;
  };
  expect(await read('the process has started')).toMatchObject([{ level: 'info' }]);
  const logins = await read('a login was refused');
  expect(logins).toMatchObject([{ level: 'warn' }]);
  expect(JSON.parse(logins[0]?.details ?? '{}')).toMatchObject({ accountId: reader.id });
  const actions = await read('does not have the right');
  expect(JSON.parse(actions[0]?.details ?? '{}')).toMatchObject({ actor: reader.id, action: 'listLogs' });
  expect(await read('RouterExplorer')).toEqual([]);
  expect(await read('request completed')).toEqual([]);

  await product.app.close();
  const text = readFileSync(join(product.configuration.varDir, 'logs', name), 'utf8');
  expect(text).toContain('the process has stopped');
  expect(text).not.toMatch(/@tastwerk\.example|not my password/);
});
