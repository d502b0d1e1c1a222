import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { FIELD_ERROR_TEXTS, ROUTES, SERVER_ERROR_TEXTS } from '@tastwerk/contracts';
import { PASSWORD, type Person, TestProduct } from './harness/test-product.js';

let product: TestProduct;
let ada: Person;

beforeAll(async () => {
  product = await TestProduct.start();
  await product.database.query(`INSERT INTO approval (pattern) VALUES ('*@tastwerk.example')`);
  // A name from before there were rules.
  await product.person('admin');
  ada = await product.person('Beispiel');
});
afterAll(() => product.stop());

let places = 0;

/** Signs up under `name`, each time from another address. */
const signUp = (name: string) => {
  places += 1;
  const login = `person-${places}@tastwerk.example`;
  return product.client.call('createAccount', {
    body: { login, 'login-confirm': login, display_name: name },
  });
};

const rename = (displayName: string, { token }: Person = ada) =>
  product.client.call('updateUser', { body: { displayName }, token });

const REFUSED = [
  ['\u3164\u3164\u3164', 'name_unseen'],
  ['\u2800\u2800\u2800', 'name_unseen'],
  ['Anna 🙂', 'name_characters'],
  ['Аdmin', 'name_mixed_scripts'],
  ['Tastwerk Team', 'name_reserved'],
  ['ЅУЅТЕМ', 'name_reserved'],
] as const;

describe.each(['de', 'en'] as const)('a name in the language %s', (language) => {
  it.each(REFUSED)('%j is refused when signing up and in the profile', async (name, code) => {
    const headers = { 'accept-language': language };
    const login = `refused@tastwerk.example`;
    const body = { login, 'login-confirm': login, display_name: name };
    const refused = {
      error: 'ACCOUNT_NAME_REFUSED',
      type: 'Validation',
      message: SERVER_ERROR_TEXTS[language].ACCOUNT_NAME_REFUSED,
    };
    expect(await product.client.call('createAccount', { body, headers })).toMatchObject({
      status: 422,
      body: { ...refused, 'field-error': ['display_name', code] },
    });
    const change = { body: { displayName: name }, token: ada.token, headers };
    expect(await product.client.call('updateUser', change)).toMatchObject({
      status: 422,
      body: { ...refused, 'field-error': ['displayName', code] },
    });
    expect(FIELD_ERROR_TEXTS[language][code]).not.toBe('');
  });
});

describe('a name that looks like that of another account', () => {
  const alike = { error: 'ACCOUNT_NAME_TAKEN', 'field-error': ['display_name', 'name_alike'] };

  it('is refused when signing up and in the profile', async () => {
    expect((await signUp('Cora Poe')).status).toBe(200);
    // The first is Cyrillic from end to end.
    for (const name of ['Сога Рое', 'Cora P0e', 'CORA P0E', 'C0ra Poe'])
      expect((await signUp(name)).body).toMatchObject(alike);
    expect((await rename('Cora P0e')).body).toMatchObject({ 'field-error': ['displayName', 'name_alike'] });
    for (const name of ['Cora Poe 2', 'Córa Poe', 'Сога Иванова'])
      expect((await signUp(name)).status).toBe(200);
  });

  it('is free once that account is deleted', async () => {
    const leaving = await product.person('Moore');
    expect((await signUp('M0ore')).body).toMatchObject(alike);
    await product.client.call('deleteAccount', { body: { password: PASSWORD }, token: leaving.token });
    expect((await signUp('M0ore')).status).toBe(200);
  });

  it('is that of today, when the account has been called otherwise', async () => {
    const lea = await product.person('Sommer');
    expect((await rename('Winter', lea)).status).toBe(200);
    expect((await signUp('S0mmer')).status).toBe(200);
    expect((await signUp('WlNTER')).body).toMatchObject(alike);
  });
});

it('an account keeps a name from before, and can save its profile with it', async () => {
  const { token } = await product.client.logIn('admin@tastwerk.example', PASSWORD);
  const admin = { ...ada, token };
  expect((await rename('admin', admin)).status).toBe(200);
  const changed = await product.client.read(ROUTES.updateUser.response, 'updateUser', {
    body: { displayName: ' admin ', language: 'en' },
    token,
  });
  expect(changed).toMatchObject({ display_name: 'admin', language: 'en' });
  expect((await rename('Admin', admin)).status).toBe(422);
  expect((await rename('Grace', admin)).status).toBe(200);
  expect((await rename('admin', admin)).status).toBe(422);
});

it('an account without a name of its own is given one that the rules allow', async () => {
  const login = 'nameless@tastwerk.example';
  expect(
    (await product.client.call('createAccount', { body: { login, 'login-confirm': login } })).status,
  ).toBe(200);
});
