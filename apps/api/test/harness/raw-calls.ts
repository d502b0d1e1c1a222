import { get } from 'node:http';
import { text } from 'node:stream/consumers';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { type Route, type RouteName, ROUTES } from '@tastwerk/contracts';
import { drawnPng, pictureForm } from './pictures.js';

/** A request whose parts are whatever a stranger sends. */
export interface RawCall {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
  readonly form?: unknown;
}

/** What came back: the body as text. */
export interface RawAnswer {
  readonly status: number;
  readonly text: string;
}

export const REQUEST_PARTS = ['params', 'query', 'body', 'form'] as const;

/** `value` as an address says it. Half of a surrogate pair has no escape of its own: it is sent as the bytes that it would have. */
function escaped(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  return text
    .split(/(\p{Surrogate})/u)
    .map((part) => (/\p{Surrogate}/u.test(part) ? '%ED%A0%80' : encodeURIComponent(part)))
    .join('');
}

function queryOf(query: unknown): string {
  if (typeof query !== 'object' || query === null) return escaped(query);
  return Object.entries(query)
    .flatMap(([key, value]: readonly [string, unknown]) => {
      // A list is the same name several times, an object a name with brackets.
      if (Array.isArray(value)) return [`${escaped(key)}=`, `${escaped(key)}=`];
      if (typeof value === 'object' && value !== null) return [`${escaped(key)}[a]=1`];
      return [`${escaped(key)}=${escaped(value)}`];
    })
    .join('&');
}

/** Path and query of a call. */
export function addressOf(path: string, { params, query }: RawCall): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => escaped(Object(params)[name]));
  return query === undefined ? filled : `${filled}?${queryOf(query)}`;
}

let picture: Buffer | undefined;

/** What the body of a call is on its way, and its content type; undefined where there is none. */
export async function carriedOf({
  body,
  form,
}: RawCall): Promise<{ readonly payload: string | Buffer; readonly type: string } | undefined> {
  if (body !== undefined) return { payload: JSON.stringify(body), type: 'application/json' };
  if (form === undefined) return undefined;
  picture ??= await drawnPng(60, 60, '<rect width="30" height="30"/>');
  const fields = Object.entries(Object(form)).map(([key, value]: readonly [string, unknown]) => [
    key,
    typeof value === 'string' ? value : (JSON.stringify(value) ?? ''),
  ]);
  const encoded = new Response(pictureForm(picture, Object.fromEntries(fields)));
  return {
    payload: Buffer.from(await encoded.arrayBuffer()),
    type: encoded.headers.get('content-type') ?? '',
  };
}

/** Calls routes without holding to what their rows ask for. */
export class RawClient {
  /** `origin` is where the application listens: what streams is asked for there, and let go once it begins. */
  constructor(
    private readonly app: NestFastifyApplication,
    private readonly origin: string,
  ) {}

  async call(name: RouteName, call: RawCall, token?: string): Promise<RawAnswer> {
    const route: Route = ROUTES[name];
    const url = addressOf(route.path, call);
    const authorization = token === undefined ? {} : { authorization: `Bearer ${token}` };
    if (typeof route.response === 'object' && 'events' in route.response)
      return this.beginStream(url, authorization);
    const carried = await carriedOf(call);
    const response = await this.app.inject({
      method: route.method,
      url,
      ...(carried === undefined ? {} : { payload: carried.payload }),
      headers: { ...authorization, ...(carried === undefined ? {} : { 'content-type': carried.type }) },
    });
    return { status: response.statusCode, text: response.payload };
  }

  /** On a connection of its own, which is broken once the stream has begun. */
  private beginStream(url: string, headers: Readonly<Record<string, string>>): Promise<RawAnswer> {
    return new Promise((resolve, reject) => {
      const asked = get(`${this.origin}${url}`, { agent: false, headers: { ...headers } }, (response) => {
        const { statusCode: status = 0 } = response;
        if (status < 300) {
          asked.destroy();
          resolve({ status, text: '' });
        } else text(response).then((body) => resolve({ status, text: body }), reject);
      });
      asked.once('error', reject);
    });
  }
}
