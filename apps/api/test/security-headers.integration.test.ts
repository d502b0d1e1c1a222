import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { TestProduct } from './harness/test-product.js';

let product: TestProduct;
beforeAll(async () => {
  product = await TestProduct.start({ PUBLIC_URL: 'https://tastwerk.example' });
});
afterAll(() => product.stop());

/** An answer of each sort: of the API, a failure, a page, a file, and one that is refused before any route is found. */
const ADDRESSES = [
  '/api/health',
  '/api/users/validate',
  '/api/nothing',
  '/',
  '/catalogue',
  '/robots.txt',
  '/sitemap.xml',
  '/api/docs',
  '/api/openapi.json',
  '/files/thumbnails/nothing-THUMBNAIL-sm-p1.png',
  '/%E0%A4%A',
];

describe.each(ADDRESSES)('the answer to %s', (url) => {
  const ask = (headers: Readonly<Record<string, string>> = {}) =>
    product.app.inject({ url, headers: { ...headers } });

  it('keeps to https, to its own scripts, and out of frames of others', async () => {
    const { headers } = await ask();
    const policy = String(headers['content-security-policy']);
    expect(policy).toMatch(/default-src '(self|none)'/);
    expect(policy).toMatch(/frame-ancestors 'none'/);
    expect(policy).toMatch(/base-uri 'none'/);
    expect(policy).not.toContain("'unsafe-");
    expect(headers['strict-transport-security']).toMatch(/^max-age=(31536000|\d{9,}); includeSubDomains/);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('same-origin');
  });

  it('is given to no other origin, and leads to none', async () => {
    const { headers, statusCode } = await ask({
      origin: 'https://evil.example',
      'x-forwarded-host': 'evil.example',
    });
    expect(Object.keys(headers).filter((name) => name.startsWith('access-control-'))).toEqual([]);
    expect([301, 302, 303, 307, 308]).not.toContain(statusCode);
    expect(headers['location']).toBeUndefined();
  });

  it('says in which letters its text is written', async () => {
    const type = String((await ask()).headers['content-type']);
    if (/^text\/|xml|json/.test(type)) expect(type).toMatch(/charset=utf-8/i);
  });
});

it.each(['TRACE', 'CONNECT', 'PUT', 'DELETE', 'PATCH'] as const)('%s is answered nowhere', async (method) => {
  for (const url of ['/', '/api/health', '/api/login']) {
    const { statusCode, payload } = await product.app.inject({ method: method as 'PUT', url });
    expect(statusCode).toBeGreaterThanOrEqual(400);
    expect(payload).not.toContain('user-agent');
  }
});
