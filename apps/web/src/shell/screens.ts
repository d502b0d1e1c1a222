import { matchPath } from 'react-router';
import type { LazyPart } from './lazy-part.js';
import { EDITOR_PARTS, PARTS, RARE_PARTS } from './parts.js';

/** A screen of the application and its path. */
export interface Screen {
  readonly path: string;
  readonly part: LazyPart;
  /** Where people go on to from here and nowhere else: loaded while they look around. */
  readonly next?: LazyPart;
}

/** A graphic opens over the catalogue, which stays where it is. */
export const CATALOGUE: Screen = { path: '/catalogue', part: PARTS.catalogue };
export const VARIANT: Screen = {
  path: '/catalogue/:graphicId/variant/:variantId',
  part: PARTS.variant,
};

/** The editor fills the window. */
export const EDITOR: Screen = { path: '/editor/app', part: EDITOR_PARTS.editor };

/** Every other screen that stands in the frame of header and footer (product spec section 2). */
export const FRAMED_SCREENS: readonly Screen[] = [
  { path: '/', part: PARTS.home },
  { path: '/login', part: PARTS.login },
  { path: '/signup', part: PARTS.signUp },
  { path: '/verify-account', part: RARE_PARTS.verifyAccount },
  { path: '/verify-login-change', part: RARE_PARTS.verifyLoginChange },
  { path: '/reset-password-request', part: RARE_PARTS.resetRequest },
  { path: '/reset-password', part: RARE_PARTS.resetPassword },
  { path: '/newsletter/confirm', part: RARE_PARTS.confirmNewsletter },
  { path: '/newsletter/unsubscribe', part: RARE_PARTS.unsubscribeNewsletter },
  { path: '/account/*', part: PARTS.account },
  { path: '/admin/*', part: RARE_PARTS.admin },
  { path: '/basket', part: PARTS.basket },
  { path: '/checkout/:step?', part: RARE_PARTS.checkout },
  { path: '/order-completed', part: RARE_PARTS.orderCompleted },
  { path: '/partner', part: RARE_PARTS.partner },
  { path: '/widerruf', part: RARE_PARTS.withdrawal },
  { path: '/kontakt', part: RARE_PARTS.contact },
  { path: '/editor/splash', part: PARTS.splash, next: EDITOR_PARTS.editor },
  { path: '/wissen/:catSlug?/:postSlug?', part: PARTS.knowledge },
  { path: '/support/:catSlug?/:postSlug?', part: PARTS.support },
  { path: '/info/:lang/:textId', part: PARTS.info },
  { path: '/pricing', part: PARTS.pricing },
  { path: '/stats', part: PARTS.stats },
];

const ALL = [VARIANT, CATALOGUE, EDITOR, ...FRAMED_SCREENS];

/** What stands at `pathname`; undefined where that leads nowhere. */
export function screenAt(pathname: string): Screen | undefined {
  return ALL.find(({ path }) => matchPath(path, pathname));
}
