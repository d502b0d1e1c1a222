import type { ScreenPath } from '@tastwerk/contracts';
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

type FramedPath = Exclude<
  ScreenPath,
  '/catalogue' | '/catalogue/:graphicId/variant/:variantId' | '/editor/app'
>;

/** The contract names the addresses, because the server answers 404 at others; one without a screen does not compile. */
const FRAMED: Readonly<Record<FramedPath, Omit<Screen, 'path'>>> = {
  '/': { part: PARTS.home },
  '/login': { part: PARTS.login },
  '/signup': { part: PARTS.signUp },
  '/verify-account': { part: RARE_PARTS.verifyAccount },
  '/verify-login-change': { part: RARE_PARTS.verifyLoginChange },
  '/undo-login-change': { part: RARE_PARTS.undoLoginChange },
  '/reset-password-request': { part: RARE_PARTS.resetRequest },
  '/reset-password': { part: RARE_PARTS.resetPassword },
  '/newsletter/confirm': { part: RARE_PARTS.confirmNewsletter },
  '/newsletter/unsubscribe': { part: RARE_PARTS.unsubscribeNewsletter },
  '/account/*': { part: PARTS.account },
  '/admin/*': { part: RARE_PARTS.admin },
  '/basket': { part: PARTS.basket },
  '/checkout/:step?': { part: RARE_PARTS.checkout },
  '/order-completed': { part: RARE_PARTS.orderCompleted },
  '/partner': { part: RARE_PARTS.partner },
  '/quote': { part: RARE_PARTS.offer },
  '/widerruf': { part: RARE_PARTS.withdrawal },
  '/kontakt': { part: RARE_PARTS.contact },
  '/editor/splash': { part: PARTS.splash, next: EDITOR_PARTS.editor },
  '/wissen/:catSlug?/:postSlug?': { part: PARTS.knowledge },
  '/support/:catSlug?/:postSlug?': { part: PARTS.support },
  '/info/:lang/:textId': { part: PARTS.info },
  '/pricing': { part: PARTS.pricing },
  '/stats': { part: PARTS.stats },
};

/** Every other screen, which stands in the frame of header and footer (product spec section 2). */
export const FRAMED_SCREENS: readonly Screen[] = Object.entries(FRAMED).map(([path, screen]) => ({
  path,
  ...screen,
}));

const ALL = [VARIANT, CATALOGUE, EDITOR, ...FRAMED_SCREENS];

/** What stands at `pathname`; undefined where that leads nowhere. */
export function screenAt(pathname: string): Screen | undefined {
  return ALL.find(({ path }) => matchPath(path, pathname));
}
