import { Link } from '@tastwerk/ui';
import { createElement, Fragment, type ReactNode } from 'react';

/** Elements of an article that are shown as they are, without any attribute. */
const PLAIN = new Set(
  'p h2 h3 h4 blockquote pre br hr strong em code kbd ul ol li dl dt dd table caption thead tbody tr th td'.split(
    ' ',
  ),
);

const CHILDLESS = new Set(['br', 'hr']);

/**
 * The HTML of an article as elements of this page. The server has cleaned it; nothing but elements of the list above, pictures of this
 * server and links to web and mail addresses is made here all the same, so that no answer can bring in anything that runs.
 */
export function RichText({ html }: { readonly html: string }) {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return <>{childrenOf(body)}</>;
}

/** The words of a text that may carry escapes, such as a title. */
export function plainText(html: string): string {
  return new DOMParser().parseFromString(html, 'text/html').body.textContent ?? '';
}

function childrenOf(parent: Node): ReactNode[] {
  return [...parent.childNodes].map((node, index) => <Fragment key={index}>{shown(node)}</Fragment>);
}

function shown(node: Node): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) return insideTable(node) ? null : node.textContent;
  if (!(node instanceof Element)) return null;
  const name = node.localName;
  if (name === 'a') return <SafeLink href={node.getAttribute('href')}>{childrenOf(node)}</SafeLink>;
  if (name === 'img') return <Picture picture={node} />;
  if (CHILDLESS.has(name)) return createElement(name);
  if (name === 'script' || name === 'style' || name === 'template') return null;
  return PLAIN.has(name)
    ? createElement(name, name === 'th' ? { scope: 'col' } : null, ...childrenOf(node))
    : childrenOf(node);
}

/** Whether a text stands between the rows and cells of a table, where React takes none. */
function insideTable({ parentNode }: Node): boolean {
  return parentNode instanceof Element && ['table', 'thead', 'tbody', 'tr'].includes(parentNode.localName);
}

/** Where the server keeps the pictures of articles; no other is shown. */
const PICTURE = /^\/content\/pictures\/[\w.-]+\.png$/;

function Picture({ picture }: { readonly picture: Element }) {
  const source = picture.getAttribute('src') ?? '';
  if (!PICTURE.test(source)) return null;
  const [width, height] = ['width', 'height'].map((side) => Number(picture.getAttribute(side)) || undefined);
  return (
    <img src={source} alt={picture.getAttribute('alt') ?? ''} width={width} height={height} loading="lazy" />
  );
}

function SafeLink({ href, children }: { readonly href: string | null; readonly children: ReactNode }) {
  const isInside = href !== null && /^\/(?!\/)/.test(href);
  const isOutside = href !== null && /^(https?:|mailto:)/i.test(href);
  if (isInside) return <Link href={href}>{children}</Link>;
  return isOutside ? (
    <Link href={href} rel="noopener noreferrer">
      {children}
    </Link>
  ) : (
    <>{children}</>
  );
}
