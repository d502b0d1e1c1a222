import type { ApiLanguage } from '@tastwerk/contracts';
import { escapeHtml } from '../../platform/http/escape-html.js';

/** What the head of a page says to link previews and search engines. */
export interface PageHead {
  readonly language: ApiLanguage;
  /** Without the name of the product. Empty for the product itself. */
  readonly title: string;
  readonly description: string;
  readonly type: 'website' | 'article';
  /** Address of the page without what only chooses a view of it; null where the page is not to be listed. */
  readonly path: string | null;
  /** A picture of it, as a path. */
  readonly image: string;
  /** What a blind reader hears of the picture. */
  readonly imageText: string;
}

const PRODUCT = 'Tastwerk';

/** Longest description that previews and result lists show, in characters. */
const DESCRIPTION_LENGTH = 200;

const LOCALES: Readonly<Record<ApiLanguage, string>> = { de: 'de_DE', en: 'en_GB' };

/** One line of at most {@link DESCRIPTION_LENGTH} characters, cut between words. */
function shortened(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= DESCRIPTION_LENGTH) return line;
  const end = line.lastIndexOf(' ', DESCRIPTION_LENGTH - 2);
  return `${line.slice(0, end > 0 ? end : DESCRIPTION_LENGTH - 2)} …`;
}

/** The elements that stand in the `head` of a page; `publicUrl` is where the product is reached. */
export function renderHead(head: PageHead, publicUrl: string): string {
  const absolute = (path: string) => new URL(path, publicUrl).href;
  const title = head.title === '' ? PRODUCT : `${head.title} · ${PRODUCT}`;
  const description = shortened(head.description);
  const meta = (attribute: 'name' | 'property', name: string, content: string) =>
    `<meta ${attribute}="${name}" content="${escapeHtml(content)}" />`;
  return [
    `<title>${escapeHtml(title)}</title>`,
    meta('name', 'description', description),
    ...(head.path === null
      ? [meta('name', 'robots', 'noindex')]
      : [
          `<link rel="canonical" href="${escapeHtml(absolute(head.path))}" />`,
          meta('property', 'og:url', absolute(head.path)),
        ]),
    meta('property', 'og:site_name', PRODUCT),
    meta('property', 'og:type', head.type),
    meta('property', 'og:title', head.title === '' ? PRODUCT : head.title),
    meta('property', 'og:description', description),
    meta('property', 'og:image', absolute(head.image)),
    meta('property', 'og:image:alt', head.imageText),
    meta('property', 'og:locale', LOCALES[head.language]),
    meta('name', 'twitter:card', 'summary_large_image'),
  ].join('\n    ');
}
