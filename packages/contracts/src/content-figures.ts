/** Posts and categories of one answer (product spec section 9). */
export const CONTENT_PAGE = 100;

/** Ids of the legal pages (product spec section 2). */
export const LEGAL_PAGES = { terms: 63, privacy: 65, imprint: 66, accessibility: 67 } as const;

/** Longest search for articles, in characters. */
export const CONTENT_SEARCH_MAX = 100;

/** Time between a navigation and the moment its page view is counted, in ms (product spec section 9). */
export const PAGE_VIEW_DELAY_MS = 500;

/** A path whose views are counted: at most 200 characters, and none of the letters that only a typed address has. */
export const COUNTED_PATH = /^\/[A-Za-z0-9/_-]{0,199}$/;
