import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { errorBodySchema } from '@tastwerk/contracts';
import { DataSource } from 'typeorm';
import { type Person, TestProduct } from './harness/test-product.js';

let product: TestProduct;
let ada: Person;

beforeAll(async () => {
  product = await TestProduct.start({ RATE_LIMITS: 'on' });
  ada = await product.person('ada');
});
afterAll(() => product.stop());

const post = (payload: string, headers: Record<string, string> = {}) =>
  product.app.inject({
    method: 'POST',
    url: '/api/graphics',
    payload,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${ada.token}`, ...headers },
  });
const codeOf = (response: { json(): unknown }) => errorBodySchema.parse(response.json()).error;

describe('a body', () => {
  it('is refused when it is not JSON, of another type, too deep or too large', async () => {
    expect(codeOf(await post('{"a":'))).toBe('REQUEST_NOT_JSON');
    expect(codeOf(await post('a=b', { 'content-type': 'application/x-www-form-urlencoded' }))).toBe(
      'REQUEST_NOT_JSON',
    );
    expect(codeOf(await post(`${'['.repeat(100_000)}${']'.repeat(100_000)}`))).toBe('REQUEST_TOO_DEEP');
    expect(codeOf(await post(`"${'a'.repeat(21 * 1024 * 1024)}"`))).toBe('REQUEST_TOO_LARGE');
    const form = {
      method: 'POST',
      url: '/api/login',
      headers: { 'content-type': 'application/json' },
    } as const;
    expect(codeOf(await product.app.inject({ ...form, payload: `"${'a'.repeat(64 * 1024)}"` }))).toBe(
      'REQUEST_TOO_LARGE',
    );
    expect(codeOf(await post('{"__proto__":{"admin":true}}'))).toBe('REQUEST_NOT_JSON');
    expect(codeOf(await post(''))).toBe('REQUEST_INVALID');
  });
});

it('has to arrive in bounded time, so that nobody holds a connection open for ever', () => {
  const { requestTimeout, headersTimeout } = product.app.getHttpAdapter().getInstance().server;
  expect(requestTimeout).toBe(300_000);
  expect(headersTimeout).toBeGreaterThan(0);
});

describe('an answer', () => {
  it('carries the id of its request, the caller’s own when it looks like one', async () => {
    const ask = (id: string) => product.app.inject({ url: '/api/nothing', headers: { 'x-request-id': id } });
    const given = await ask('abcdefgh-1234');
    expect(given.headers['x-request-id']).toBe('abcdefgh-1234');
    expect(errorBodySchema.parse(given.json()).correlationId).toBe('abcdefgh-1234');
    const injected = await ask('a\tb <script>');
    expect(injected.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('lets a page run nothing that stands inline', async () => {
    const { headers } = await product.app.inject({ url: '/api/health' });
    expect(headers['content-security-policy']).toContain(
      "script-src 'self' 'wasm-unsafe-eval';style-src 'self'",
    );
    expect(headers['content-security-policy']).not.toContain("'unsafe-");
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['cache-control']).toBe('no-store');
  });

  it('of an unknown address below the API is an error of the API', async () => {
    for (const url of ['/api/nothing', '/api', '/files/nothing', '/assets/nothing.js']) {
      expect(codeOf(await product.app.inject({ url }))).toBe('ROUTE_NOT_FOUND');
    }
    expect(codeOf(await product.app.inject({ url: '/%E0%A4%A' }))).toBe('REQUEST_INVALID');
    expect(codeOf(await product.app.inject({ url: '/files/thumbnails/%ff' }))).toBe('REQUEST_INVALID');
    expect(codeOf(await product.app.inject({ method: 'POST', url: '/catalogue' }))).toBe('ROUTE_NOT_FOUND');
  });

  it('to whoever asks too often says when to come back', async () => {
    const call = { body: { login: 'nobody@tastwerk.example', password: 'a wrong password' } };
    const statuses: number[] = [];
    let last = await product.client.call('login', call);
    for (let asked = 0; asked < 25 && last.status !== 429; asked += 1) {
      statuses.push(last.status);
      last = await product.client.call('login', call);
    }
    expect(new Set(statuses)).toEqual(new Set([401]));
    expect(last.body).toMatchObject({ error: 'REQUEST_THROTTLED', type: 'Throttled' });
    expect(Number(last.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('says that the service is unavailable while the database is gone, and nothing about why', async () => {
    const dataSource = product.app.get(DataSource);
    await dataSource.destroy();
    const response = await product.app.inject({ url: '/api/health' }).finally(() => dataSource.initialize());
    expect(response.statusCode).toBe(503);
    expect(response.json()).toMatchObject({ error: 'SERVICE_UNAVAILABLE', type: 'Unavailable' });
    expect((await product.app.inject({ url: '/api/health' })).statusCode).toBe(200);
  });
});
