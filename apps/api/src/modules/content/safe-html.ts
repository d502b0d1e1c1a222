import sanitizeHtml from 'sanitize-html';

const TEXT_ELEMENTS = ['p', 'h2', 'h3', 'h4', 'blockquote', 'pre', 'br', 'hr', 'strong', 'em', 'code', 'kbd'];
const LIST_ELEMENTS = ['ul', 'ol', 'li', 'dl', 'dt', 'dd'];
const TABLE_ELEMENTS = ['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td'];

/** Where the pictures of articles are served. */
export const PICTURE_PATH = '/content/pictures/';

/** Whether `source` is a picture of this server, and not one that would tell another of the reader. */
function isOwnPicture(source: string | undefined): boolean {
  return (
    source !== undefined &&
    source.startsWith(PICTURE_PATH) &&
    /^[\w.-]+\.png$/.test(source.slice(PICTURE_PATH.length))
  );
}

/** `html` with the elements of an article alone: no script, style, form or frame, pictures of this server, and links to web and mail addresses only. */
export function safeHtml(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: [...TEXT_ELEMENTS, ...LIST_ELEMENTS, ...TABLE_ELEMENTS, 'a', 'img'],
    allowedAttributes: { a: ['href'], th: ['scope'], img: ['src', 'alt', 'width', 'height', 'loading'] },
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !isOwnPicture(attribs['src']),
    allowedSchemes: ['http', 'https', 'mailto'],
    allowProtocolRelative: false,
    // WordPress writes the older names; an article has one title, which stands above it.
    transformTags: { b: 'strong', i: 'em', h1: 'h2', h5: 'h4', h6: 'h4' },
    disallowedTagsMode: 'discard',
  });
}

/** The words of `html` without its elements. */
export function plainTextOf(html: string): string {
  const text = sanitizeHtml(html.replace(/<\/(p|h\d|li|td|th|dt|dd)>/g, '$& '), {
    allowedTags: [],
    allowedAttributes: {},
  });
  return unescapeEntities(text).replace(/\s+/g, ' ').trim();
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };

/** Undoes the four escapes that the sanitiser writes; all others it has decoded itself. */
function unescapeEntities(text: string): string {
  return text.replace(/&(amp|lt|gt|quot);/g, (escape, name: string) => ENTITIES[name] ?? escape);
}
