import { z } from 'zod';
import { type ErrorCode, statusOf } from './errors.js';
import { errorBodySchema } from './error-body.js';
import { COMMON_ERRORS, type Route } from './route.js';

/** A JSON value of an OpenAPI document. */
type Json = Readonly<Record<string, unknown>>;

/** Where OpenAPI has the parts of a request that stand in its address. */
const PLACE = { query: 'query', params: 'path' } as const;

/** The table of the API as an OpenAPI 3.1 document. */
export function openApiDocument(
  routes: Readonly<Record<string, Route>>,
  version: string,
): Record<string, unknown> {
  const schemas = new Schemas();
  const paths: Record<string, Record<string, Json>> = {};
  for (const [name, route] of Object.entries(routes)) {
    const path = (paths[route.path] ??= {});
    path[route.method.toLowerCase()] = operationOf(name, route, schemas);
  }
  const error = schemas.add('ErrorBody', errorBodySchema, 'output');
  return {
    openapi: '3.1.0',
    info: {
      title: 'Tastwerk',
      version,
      description:
        'Every failure is an error body with a code of the catalogue. The access token comes in the authorization header of a login.',
    },
    servers: [{ url: '/' }],
    paths,
    components: {
      schemas: schemas.all,
      responses: { Failure: { description: 'A failure', content: jsonOf(error) } },
      securitySchemes: { session: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  };
}

function operationOf(name: string, route: Route, schemas: Schemas): Json {
  const { access, request, response, throttle, hasEntityTag } = route;
  const right = typeof access === 'object' ? { 'x-right': access.right } : {};
  const parts = (['params', 'query'] as const).flatMap((part) => parametersOf(request[part], PLACE[part]));
  const body =
    request.body !== undefined
      ? {
          requestBody: {
            required: true,
            content: jsonOf(schemas.add(`${name}.body`, request.body, 'input')),
          },
        }
      : request.form !== undefined
        ? {
            requestBody: {
              required: true,
              content: {
                'multipart/form-data': { schema: schemas.add(`${name}.form`, request.form, 'input') },
              },
            },
          }
        : {};
  return {
    operationId: name,
    tags: [areaOf(route.path)],
    ...(parts.length === 0 ? {} : { parameters: parts }),
    ...body,
    responses: {
      ...successOf(name, response, schemas),
      ...(hasEntityTag ? { 304: { description: 'The copy with this ETag is still the same' } } : {}),
      ...failuresOf(route),
    },
    ...(access === 'public' ? {} : { security: [{ session: [] }] }),
    ...right,
    'x-throttle': throttle,
  };
}

/** The first word of a path that says what it is about. */
function areaOf(path: string): string {
  const words = path.split('/').filter((word) => word !== '' && word !== 'api');
  return words[0] === 'internal' ? 'administration' : (words[0] ?? 'server');
}

function successOf(name: string, response: Route['response'], schemas: Schemas): Json {
  if (response === 'empty') return { 204: { description: 'Done' } };
  if (response === 'file') return { 200: { description: 'A file' } };
  const isStream = 'events' in response;
  const schema = schemas.add(`${name}.response`, isStream ? response.events : response, 'output');
  return {
    200: isStream
      ? { description: 'A stream of server-sent events', content: { 'text/event-stream': { schema } } }
      : { description: 'Done', content: jsonOf(schema) },
  };
}

/** Statuses of failures with the codes that each stands for. */
function failuresOf({ errors }: Route): Json {
  const codes = new Map<number, ErrorCode[]>();
  for (const code of new Set<ErrorCode>([...errors, ...COMMON_ERRORS])) {
    codes.set(statusOf(code), [...(codes.get(statusOf(code)) ?? []), code]);
  }
  return Object.fromEntries(
    [...codes].map(([status, names]) => [
      status,
      { $ref: '#/components/responses/Failure', description: names.join(', '), 'x-codes': names },
    ]),
  );
}

function parametersOf(schema: z.ZodType | undefined, place: 'path' | 'query'): readonly Json[] {
  if (schema === undefined) return [];
  const { properties = {}, required = [] } = jsonSchemaOf(schema, 'input');
  const names: readonly unknown[] = Array.isArray(required) ? required : [];
  return Object.entries(properties instanceof Object ? properties : {}).map(([name, part]) => ({
    name,
    in: place,
    required: place === 'path' || names.includes(name),
    schema: part,
  }));
}

function jsonOf(schema: Json): Json {
  return { 'application/json': { schema } };
}

/** A zod schema as JSON Schema; what JSON Schema cannot say is left open. */
function jsonSchemaOf(schema: z.ZodType, io: 'input' | 'output'): Record<string, unknown> {
  const json = { ...z.toJSONSchema(schema, { io, unrepresentable: 'any' }) };
  delete json.$schema;
  return json;
}

/** Schemas under names of their own, so that those that hold themselves can be referred to. */
class Schemas {
  readonly all: Record<string, Json> = {};

  /** Keeps `schema` as `name` and gives the reference to it. */
  add(name: string, schema: z.ZodType, io: 'input' | 'output'): Json {
    const { $defs = {}, ...json } = jsonSchemaOf(schema, io);
    const rename = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(rename);
      if (typeof value !== 'object' || value === null) return value;
      return Object.fromEntries(
        Object.entries(value).map(([key, part]) => [
          key,
          key === '$ref' && typeof part === 'string' ? this.placeOf(name, part) : rename(part),
        ]),
      );
    };
    const renamed = (part: unknown): Json => Object(rename(part));
    this.all[name] = renamed(json);
    for (const [key, part] of Object.entries($defs instanceof Object ? $defs : {}))
      this.all[`${name}.${key}`] = renamed(part);
    return { $ref: `#/components/schemas/${name}` };
  }

  private placeOf(name: string, reference: string): string {
    const definition = reference.startsWith('#/$defs/') ? `.${reference.slice('#/$defs/'.length)}` : '';
    return `#/components/schemas/${name}${definition}`;
  }
}
