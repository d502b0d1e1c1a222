import { describe, expect, it } from '@jest/globals';
import { openApiDocument } from './openapi.js';
import { ROUTES } from './routes/index.js';

const document = openApiDocument(ROUTES, '1.2.3');

/** Every reference within `value`. */
function referencesIn(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(referencesIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    key === '$ref' && typeof part === 'string' ? [part] : referencesIn(part),
  );
}

describe('the OpenAPI document', () => {
  it('has every route of the table and no other', () => {
    const operations = Object.values(Object(document['paths'])).flatMap((path) =>
      Object.values(Object(path)).map((operation) => Object(operation).operationId),
    );
    expect(operations.sort()).toEqual(Object.keys(ROUTES).sort());
  });

  it('says of a route what its row says', () => {
    expect(document).toMatchObject({
      openapi: '3.1.0',
      info: { version: '1.2.3' },
      paths: {
        '/api/internal/users/{id}': {
          post: {
            operationId: 'changeUser',
            tags: ['administration'],
            parameters: [{ name: 'id', in: 'path', required: true }],
            requestBody: { required: true },
            security: [{ session: [] }],
            'x-right': 'can_edit_admin',
            responses: {
              200: {
                content: {
                  'application/json': { schema: { $ref: '#/components/schemas/changeUser.response' } },
                },
              },
              404: { description: 'ACCOUNT_NOT_FOUND' },
            },
          },
        },
        '/api/graphics': {
          get: {
            parameters: expect.arrayContaining([expect.objectContaining({ name: 'limit', required: false })]),
          },
        },
        '/api/page-views': { post: { responses: { 204: { description: 'Done' } } } },
      },
    });
  });

  it('refers only to what it has', () => {
    const references = referencesIn(document);
    expect(references.length).toBeGreaterThan(100);
    for (const reference of references) {
      const [kind = '', name = ''] = reference.replace('#/components/', '').split(/\/(.*)/s);
      expect(Object.keys(Object(Object(document['components'])[kind]))).toContain(name);
    }
  });

  it('is JSON', () => {
    expect(JSON.parse(JSON.stringify(document))).toEqual(document);
  });
});
