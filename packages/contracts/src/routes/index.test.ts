import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { ERRORS, statusOf } from '../errors.js';
import { COMMON_ERRORS, type Route, SESSION_ERRORS } from '../route.js';
import { ROUTES } from './index.js';

const rows: readonly (readonly [string, Route])[] = Object.entries(ROUTES);

describe('the table of the API', () => {
  it('has no two rows with the same method and path', () => {
    const addresses = rows.map(([, { method, path }]) => `${method} ${path}`);
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  it.each(rows)('%s: the names of the path are the keys of its parameters', (_, { path, request }) => {
    const names = [...new Set([...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]))];
    const keys = request.params instanceof z.ZodObject ? Object.keys(request.params.shape) : [];
    expect(names.sort()).toEqual(keys.sort());
  });

  it.each(rows)('%s: whoever needs a session may be told that it is missing', (_, { access, errors }) => {
    const codes: readonly string[] = errors;
    if (access !== 'public') expect(codes).toEqual(expect.arrayContaining([...SESSION_ERRORS]));
    if (typeof access === 'object') expect(codes).toContain('RIGHT_MISSING');
  });

  it.each(rows)('%s: only looks, where it is a GET', (_, { method, access, request }) => {
    const changes = ['can_edit_admin', 'can_publish', 'can_hide_variants'];
    if (method !== 'GET') return;
    expect(request.body ?? request.form).toBeUndefined();
    expect(typeof access === 'object' && changes.includes(access.right)).toBe(false);
  });

  it.each(rows)('%s: names no error that any route may answer with', (_, { errors }) => {
    const common: readonly string[] = COMMON_ERRORS;
    expect(errors.filter((code) => common.includes(code))).toEqual([]);
  });
});

/** What section 7 of the product spec names, below the base path of the API. */
const SPEC_ROUTES = `
  GET users/validate, POST create-account, POST login, POST change-login, POST verify-login-change, POST verify-account,
  POST change-password, POST reset-password-request, POST reset-password, POST users, GET users/addresses, POST users/addresses,
  POST users/addresses/{}, POST users/addresses/inactivate/{}, GET variants/{}, POST variants/{}, POST variants, POST graphics,
  GET graphics, GET graphics/{}, POST internal/graphics/{}, POST internal/variants/{}, GET variants/{}/history, GET tags,
  POST trace, POST ocr, POST quotes/request, POST quotes, POST orders, GET orders, GET invoices/{}/pdf, GET cms/posts,
  GET cms/categories, GET cms/menu, GET cms/pages/{}, GET cms/search, GET internal/users, GET internal/users/{},
  GET internal/orders, GET internal/orders/{}, POST internal/orders/{}/rpc, GET internal/errors/frontend,
  GET internal/errors/backend, GET internal/vouchers, GET internal/logs, GET internal/logs/{}, POST logging`
  .split(',')
  .map((route) => route.trim());

it.each(SPEC_ROUTES)('the product spec names %s, and the API has it', (route) => {
  const known = rows.map(([, { method, path }]) => `${method} ${path.replace(/\{\w+\}/g, '{}')}`);
  expect(known).toContain(route.replace(' ', ' /api/'));
});

describe('a search of the catalogue', () => {
  const query = ROUTES.searchGraphics.request.query;

  it('reads the blank values that the web writes', () => {
    expect(query.parse({ tags: '', search: '', system: '', format: '', limit: '30', offset: '0' })).toEqual({
      limit: 30,
      offset: 0,
      sort: 'newest',
      language: 'de',
    });
  });

  it('reads tags as numbers', () => {
    expect(query.parse({ tags: '3,17' })).toMatchObject({ tags: [3, 17], limit: 30 });
  });

  it.each([
    { limit: '51' },
    { limit: '0' },
    { offset: '-1' },
    { tags: '1;2' },
    { format: 'a5' },
    { other: '1' },
  ])('refuses %j', (input) => {
    expect(query.safeParse(input).success).toBe(false);
  });
});

describe('the catalogue of errors', () => {
  it('gives each code a status of failure by its class', () => {
    expect(statusOf('DOCUMENT_INVALID_VALUE')).toBe(422);
    expect(statusOf('CATALOGUE_VERSION_CONFLICT')).toBe(409);
    expect(statusOf('SESSION_EXPIRED')).toBe(401);
    for (const code of Object.keys(ERRORS)) expect(code).toMatch(/^[A-Z]+(_[A-Z]+)*$/);
  });
});
