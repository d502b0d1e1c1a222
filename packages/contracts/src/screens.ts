/**
 * The addresses of the web application (product spec section 2), in the router's form: `:name` is any one part, `:name?` may be
 * missing. The application draws its screens by them, and the server answers 404 at every other address.
 */
export const SCREEN_PATHS = {
  home: '/',
  login: '/login',
  signUp: '/signup',
  verifyAccount: '/verify-account',
  verifyLoginChange: '/verify-login-change',
  undoLoginChange: '/undo-login-change',
  resetRequest: '/reset-password-request',
  resetPassword: '/reset-password',
  confirmNewsletter: '/newsletter/confirm',
  unsubscribeNewsletter: '/newsletter/unsubscribe',
  account: '/account/*',
  admin: '/admin/*',
  basket: '/basket',
  checkout: '/checkout/:step?',
  orderCompleted: '/order-completed',
  partner: '/partner',
  withdrawal: '/widerruf',
  contact: '/kontakt',
  offer: '/quote',
  splash: '/editor/splash',
  editor: '/editor/app',
  catalogue: '/catalogue',
  variant: '/catalogue/:graphicId/variant/:variantId',
  knowledge: '/wissen/:catSlug?/:postSlug?',
  support: '/support/:catSlug?/:postSlug?',
  info: '/info/:lang/:textId',
  pricing: '/pricing',
  stats: '/stats',
} as const;

export type ScreenName = keyof typeof SCREEN_PATHS;

/** An address of the application, as a type: the application has a screen for each. */
export type ScreenPath = (typeof SCREEN_PATHS)[ScreenName];

/** The pages below `/account`; the overview is at the address itself. */
export const ACCOUNT_PATHS = [
  'my_account',
  'graphics',
  'addresses',
  'orders',
  'orders/:orderId',
  'newsletter',
  'security',
  'data',
] as const;

export type AccountPath = (typeof ACCOUNT_PATHS)[number];

/** The pages below `/admin`; the address itself leads to `start`. */
export const ADMIN_PATHS = [
  'start',
  'orders',
  'orders/:id',
  'quote-requests',
  'quote-requests/:id',
  'invoice-journal',
  'withdrawals',
  'vouchers',
  'users',
  'users/:id',
  'change-requests',
  'approvals',
  'jobs',
  'mails',
  'newsletter',
  'newsletter/:id',
  'errors',
  'errors/:view',
  'logs/:view?',
  'audit',
  'graphics',
  'rounds',
  'reports',
  'tags',
] as const;

export type AdminPath = (typeof ADMIN_PATHS)[number];

/** A screen and the parts of the address that its path names. */
export interface ScreenPlace {
  readonly name: ScreenName;
  readonly params: Readonly<Record<string, string | undefined>>;
}

const below = (start: string, paths: readonly string[]) => [
  start,
  ...paths.map((path) => `${start}/${path}`),
];

const isScreenName = (name: string): name is ScreenName => Object.hasOwn(SCREEN_PATHS, name);

interface Address {
  readonly name: ScreenName;
  readonly names: readonly string[];
  readonly pattern: RegExp;
}

/** Each address as it is compared: a path with pages below it stands there once for each of them. */
function addresses(): readonly Address[] {
  return Object.entries(SCREEN_PATHS).flatMap(([name, path]) => {
    if (!isScreenName(name)) return [];
    const pages = { account: below('/account', ACCOUNT_PATHS), admin: below('/admin', ADMIN_PATHS) };
    const paths = name === 'account' || name === 'admin' ? pages[name] : [path];
    return paths.map((one) => ({ name, ...patternOf(one) }));
  });
}

/** Worked out when it is first asked for: the web application has the paths alone. */
let known: readonly Address[] | undefined;

function patternOf(path: string) {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name ?? '');
  const source = path.replace(/\/:\w+(\??)/g, (_, mark: string) => `(?:/([^/]+))${mark}`);
  return { names, pattern: new RegExp(path === '/' ? '^/$' : `^${source}/?$`) };
}

/** The screen at `pathname`, which has no query; undefined where the application has none. */
export function screenAtAddress(pathname: string): ScreenPlace | undefined {
  known ??= addresses();
  for (const { name, names, pattern } of known) {
    const found = pattern.exec(pathname);
    if (found)
      return { name, params: Object.fromEntries(names.map((key, index) => [key, found[index + 1]])) };
  }
  return undefined;
}
