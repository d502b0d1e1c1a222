import type { i18n } from 'i18next';
import { type LazyPart, lazyPart } from './lazy-part.js';
import { storePart } from './store-part.js';

const links = () => import('../features/accounts/links/pages-of-links.js');
const checkout = () => import('../features/shop/checkout/checkout-pages.js');
const shopLinks = () => import('../features/shop/pages-of-links.js');
const sections = () => import('../features/content/section-pages.js');

/** The screens that people go to from any page; each is loaded when it is first shown, or while the browser has nothing to do. */
export const PARTS = {
  home: lazyPart(async () => (await import('../features/home/home-page.js')).HomePage, ['home']),
  catalogue: storePart(
    async () => (await import('../features/catalogue/catalogue-page.js')).CataloguePage,
    ['catalogue'],
  ),
  variant: storePart(
    async () => (await import('../features/catalogue/variant-screen.js')).VariantScreen,
    ['catalogue', 'shop'],
  ),
  splash: storePart(async () => (await import('../features/editor/splash-page.js')).SplashPage, ['editor']),
  basket: storePart(
    async () => (await import('../features/shop/basket/basket-page.js')).BasketPage,
    ['shop', 'catalogue', 'accounts'],
  ),
  login: storePart(async () => (await import('../features/accounts/login-page.js')).LoginPage, ['accounts']),
  signUp: storePart(
    async () => (await import('../features/accounts/sign-up-page.js')).SignUpPage,
    ['accounts'],
  ),
  account: storePart(
    async () => (await import('../features/account-area/account-area.js')).AccountArea,
    ['accounts', 'catalogue', 'shop'],
  ),
  knowledge: storePart(async () => (await sections()).KnowledgePage, ['content']),
  support: storePart(async () => (await sections()).SupportPage, ['content']),
  info: storePart(async () => (await import('../features/content/info-page.js')).InfoPage, ['content']),
  pricing: storePart(
    async () => (await import('../features/pricing/pricing-page.js')).PricingPage,
    ['pricing'],
  ),
  stats: storePart(async () => (await import('../features/stats/stats-page.js')).StatsPage, ['stats']),
} as const satisfies Readonly<Record<string, LazyPart>>;

/** Screens that a link in a mail leads to, or that few people see: loaded when they are shown. */
export const RARE_PARTS = {
  notFound: lazyPart(async () => (await import('../page/not-found-page.js')).NotFoundPage),
  verifyAccount: storePart(async () => (await links()).VerifyAccountPage, ['accounts']),
  verifyLoginChange: storePart(async () => (await links()).VerifyLoginChangePage, ['accounts']),
  undoLoginChange: storePart(async () => (await links()).UndoLoginChangePage, ['accounts']),
  confirmNewsletter: storePart(async () => (await links()).ConfirmNewsletterPage, ['accounts']),
  unsubscribeNewsletter: storePart(async () => (await links()).UnsubscribeNewsletterPage, ['accounts']),
  resetRequest: storePart(async () => (await links()).ResetRequestPage, ['accounts']),
  resetPassword: storePart(async () => (await links()).ResetPasswordPage, ['accounts']),
  checkout: storePart(async () => (await checkout()).CheckoutPage, ['shop', 'catalogue', 'accounts']),
  orderCompleted: storePart(async () => (await checkout()).OrderCompletedPage, ['shop']),
  partner: storePart(async () => (await shopLinks()).PartnerPage, ['shop', 'catalogue', 'accounts']),
  contact: storePart(
    async () => (await import('../features/contact/contact-page.js')).ContactPage,
    ['contact', 'accounts'],
  ),
  offer: storePart(async () => (await shopLinks()).OfferPage, ['shop', 'catalogue', 'accounts']),
  withdrawal: storePart(async () => (await shopLinks()).WithdrawalPage, ['shop', 'accounts']),
  admin: storePart(
    async () => (await import('../features/admin/admin-area.js')).AdminArea,
    ['admin', 'catalogue', 'accounts', 'shop'],
  ),
} as const satisfies Readonly<Record<string, LazyPart>>;

/** The editor: large, so that it is loaded ahead only where people are about to open it. */
export const EDITOR_PARTS = {
  editor: storePart(async () => (await import('../features/editor/editor-page.js')).EditorPage, ['editor']),
} as const satisfies Readonly<Record<string, LazyPart>>;

/** Loads `parts` ahead, one after the other; what does not come now comes, or fails, when it is shown. */
export async function preloadParts(parts: Readonly<Record<string, LazyPart>>, texts: i18n): Promise<void> {
  for (const part of Object.values(parts)) await part.preload(texts).catch(() => undefined);
}
