import { expect } from '@jest/globals';
import {
  COMMON_ERRORS,
  errorBodySchema,
  fillPath,
  type Route,
  type RouteName,
  ROUTES,
} from '@tastwerk/contracts';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { z } from 'zod';

/** What a request carries. */
export interface Call {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: object;
  /** A form with a file, in place of a body. */
  readonly form?: FormData;
  readonly token?: string;
  readonly cookie?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** The network address that the request seems to come from. */
  readonly remoteAddress?: string;
}

/** What came back. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly body: unknown;
  readonly bytes: Buffer;
}

/** Calls rows of the contract and holds every answer to what its row promises. */
export class TestClient {
  constructor(private readonly app: NestFastifyApplication) {}

  async call(
    name: RouteName,
    { params = {}, query, body, form, token, cookie, headers, remoteAddress }: Call = {},
  ): Promise<Answer> {
    const row: Route = ROUTES[name];
    const encoded = form && new Response(form);
    const response = await this.app.inject({
      method: row.method,
      url: fillPath(row.path, params),
      ...(query === undefined ? {} : { query: { ...query } }),
      ...(body === undefined ? {} : { payload: body }),
      ...(remoteAddress === undefined ? {} : { remoteAddress }),
      ...(encoded ? { payload: Buffer.from(await encoded.arrayBuffer()) } : {}),
      headers: {
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(cookie === undefined ? {} : { cookie }),
        ...(encoded ? { 'content-type': encoded.headers.get('content-type') ?? '' } : {}),
        ...headers,
      },
    });
    const isJson = String(response.headers['content-type']).startsWith('application/json');
    const answer: Answer = {
      status: response.statusCode,
      headers: Object.fromEntries(
        Object.entries(response.headers).map(([key, value]) => [
          key,
          typeof value === 'number' ? String(value) : value,
        ]),
      ),
      body: isJson ? response.json<unknown>() : undefined,
      bytes: response.rawPayload,
    };
    this.holdToContract(row, answer);
    return answer;
  }

  /** Calls as a patient client does: again where the server had no connection to the database left, for many who come at once. */
  async callPatiently(name: RouteName, call: Call = {}): Promise<Answer> {
    for (;;) {
      const answer = await this.call(name, call);
      if (answer.status !== 503) return answer;
    }
  }

  /** Calls patiently and gives the body of the success that is expected, read by `schema`. */
  async read<S extends z.ZodType>(schema: S, name: RouteName, call: Call = {}): Promise<z.output<S>> {
    const answer = await this.callPatiently(name, call);
    if (answer.status > 204) throw new Error(`${name}: ${answer.status} ${JSON.stringify(answer.body)}`);
    return schema.parse(answer.body);
  }

  /** Calls and gives the code of the failure that is expected. */
  async failure(name: RouteName, call: Call = {}): Promise<string> {
    const { status, body } = await this.call(name, call);
    if (status <= 304) throw new Error(`${name} answered ${status} where a failure was expected`);
    return errorBodySchema.parse(body).error;
  }

  /** Logs in and gives the access token and the cookie that carries the refresh token. */
  async logIn(login: string, password: string): Promise<{ readonly token: string; readonly cookie: string }> {
    const answer = await this.call('login', { body: { login, password } });
    if (answer.status !== 200) throw new Error(`login: ${JSON.stringify(answer.body)}`);
    return { token: tokenOf(answer), cookie: cookieOf(answer) };
  }

  private holdToContract(row: Route, { status, body }: Answer): void {
    if (row.hasEntityTag === true && status === 304) return;
    if (row.response === 'file' && [202, 206, 302, 304, 416].includes(status)) return;
    if (status <= 204) {
      expect(status).toBe(row.response === 'empty' ? 204 : 200);
      if (row.response instanceof z.ZodType) row.response.parse(body);
      return;
    }
    const { error } = errorBodySchema.parse(body);
    expect([...row.errors, ...COMMON_ERRORS]).toContain(error);
  }
}

/** The access token that an answer hands out. */
export function tokenOf({ headers }: Answer): string {
  return String(headers['authorization']).replace('Bearer ', '');
}

/** The cookies that an answer sets, as a browser sends them back. */
export function cookieOf({ headers }: Answer): string {
  return [headers['set-cookie'] ?? []]
    .flat()
    .map((cookie) => cookie.split(';', 1)[0])
    .join('; ');
}
