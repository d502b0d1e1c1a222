import { type LazyPart, lazyPart } from './lazy-part.js';

/** What every page has and does not need at once. */
export const FRAME_PARTS = {
  effects: lazyPart(async () => (await import('./focus/page-effects.js')).PageEffects, [], null),
  privacy: lazyPart(
    async () => (await import('./privacy/privacy-notice.js')).PrivacyNotice,
    ['privacy'],
    null,
  ),
  footer: lazyPart(async () => (await import('./page-footer.js')).PageFooter, [], null),
} as const satisfies Readonly<Record<string, LazyPart>>;
