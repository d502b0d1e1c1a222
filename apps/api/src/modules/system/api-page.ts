import { createHash } from 'node:crypto';
import { COMMON_ERRORS, type ErrorCode, type Route, SERVER_ERROR_TEXTS, statusOf } from '@tastwerk/contracts';
import { z } from 'zod';
import { escapeHtml } from '../../platform/http/escape-html.js';

const STYLE = [
  'body{margin:0;background:#f4f2ee;color:#1c1b19;font:17px/1.5 Verdana,sans-serif}',
  'main{max-width:70em;margin:0 auto;padding:24px}',
  'section{margin:0 0 32px}h3{overflow-wrap:anywhere;margin:0}',
  'details{background:#fff;border-radius:6px;padding:12px 16px;margin:0 0 8px}summary{cursor:pointer}',
  'summary h3{display:inline;font-size:1em}a{color:#1d4f91}',
  'pre{overflow:auto;background:#f4f2ee;padding:12px;border-radius:6px;font-size:.85em}',
  'dt{font-weight:bold;margin-top:12px}dd{margin:0}',
].join('');

/** The content security policy of the page: its own style and nothing else. */
export const API_PAGE_POLICY = `default-src 'none';style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}';base-uri 'none';form-action 'none';frame-ancestors 'none'`;

/** The table of the API as a page for developers, in English, route by route. */
export function apiPage(routes: Readonly<Record<string, Route>>, version: string): string {
  const areas = new Map<string, [string, Route][]>();
  for (const [name, route] of Object.entries(routes)) {
    const area = route.path.startsWith('/api/internal/') ? 'administration' : 'public and personal';
    areas.set(area, [...(areas.get(area) ?? []), [name, route]]);
  }
  const sections = [...areas].map(
    ([area, rows]) =>
      `<section><h2>${escapeHtml(area)}</h2>${rows.map(([name, route]) => routePart(name, route)).join('')}</section>`,
  );
  const common = COMMON_ERRORS.map((code) => errorLine(code)).join('');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Tastwerk API ${escapeHtml(version)}</title><style>${STYLE}</style></head><body><main><h1>Tastwerk API ${escapeHtml(version)}</h1><p>The same as an OpenAPI document: <a href="/api/openapi.json">openapi.json</a>. A failure is a body with a code, its class, a sentence and a correlation id.</p><h2>What any route may answer</h2><ul>${common}</ul>${sections.join('')}</main></body></html>`;
}

function routePart(name: string, route: Route): string {
  const { method, path, access, request, response, errors, throttle } = route;
  const whose =
    access === 'public'
      ? 'Anybody'
      : access === 'session'
        ? 'Whoever is logged in'
        : `The right ${access.right}`;
  const facts: readonly (readonly [string, string])[] = [
    ['Who', escapeHtml(whose)],
    ['How often', `${throttle.limit} times in ${throttle.windowSeconds} s`],
    ...(['params', 'query', 'body', 'form'] as const).flatMap((part) => {
      const schema = request[part];
      return schema === undefined ? [] : [[part, schemaText(schema, 'input')] as const];
    }),
    ['Answer', answerText(response)],
    ...(errors.length === 0 ? [] : [['Failures', `<ul>${errors.map(errorLine).join('')}</ul>`] as const]),
  ];
  const list = facts.map(([term, words]) => `<dt>${term}</dt><dd>${words}</dd>`).join('');
  return `<details id="${name}"><summary><h3>${method} ${escapeHtml(path)}</h3> ${name}</summary><dl>${list}</dl></details>`;
}

function answerText(response: Route['response']): string {
  if (response === 'empty') return 'Nothing (204)';
  if (response === 'file') return 'A file';
  return 'events' in response
    ? `A stream of server-sent events, each: ${schemaText(response.events, 'output')}`
    : schemaText(response, 'output');
}

function schemaText(schema: z.ZodType, io: 'input' | 'output'): string {
  const json = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  delete json.$schema;
  return `<pre tabindex="0">${escapeHtml(JSON.stringify(json, null, 2))}</pre>`;
}

function errorLine(code: ErrorCode): string {
  const texts: Readonly<Partial<Record<ErrorCode, string>>> = SERVER_ERROR_TEXTS.en;
  const words = texts[code] === undefined ? '' : `: ${escapeHtml(texts[code])}`;
  return `<li>${statusOf(code)} <code>${code}</code>${words}</li>`;
}
