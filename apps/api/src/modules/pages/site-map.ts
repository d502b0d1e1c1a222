import { variantAddress } from '@tastwerk/contracts';
import { utcDay } from '../../platform/clock/days.js';
import { escapeHtml } from '../../platform/http/escape-html.js';
import type { ShownVariant } from '../catalogue/variant-json.sql.js';

/** Most addresses of one list (sitemaps.org, protocol 0.9). */
export const SITE_MAP_MOST = 50_000;

/** What search engines shall not fetch: what belongs to one account, and the calls of the application. */
const PRIVATE_PATHS = [
  '/api/',
  '/internal/',
  '/account',
  '/admin',
  '/basket',
  '/checkout',
  '/partner',
  '/mailbox',
];

/** `/robots.txt` (RFC 9309). */
export function robotsText(publicUrl: string): string {
  const site = new URL('/sitemap.xml', publicUrl).href;
  return ['User-agent: *', ...PRIVATE_PATHS.map((path) => `Disallow: ${path}`), `Sitemap: ${site}`, ''].join(
    '\n',
  );
}

/** `/sitemap.xml`: pages of the product by their paths, and graphics with the day of their newest version. */
export function siteMap(
  paths: readonly string[],
  variants: readonly ShownVariant[],
  publicUrl: string,
): string {
  const entry = (path: string, changedAt?: Date) =>
    `<url><loc>${escapeHtml(new URL(path, publicUrl).href)}</loc>${
      changedAt === undefined ? '' : `<lastmod>${utcDay(changedAt)}</lastmod>`
    }</url>`;
  const entries = [
    ...paths.map((path) => entry(path)),
    ...variants.map(({ graphicId, variantId, changedAt }) =>
      entry(variantAddress(graphicId, variantId), changedAt),
    ),
  ];
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries.slice(0, SITE_MAP_MOST),
    '</urlset>',
    '',
  ].join('\n');
}
