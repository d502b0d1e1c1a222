import { Route, Routes } from 'react-router';
import { CataloguePage } from '../features/catalogue/catalogue-page.js';
import { VariantDialog } from '../features/catalogue/variant-dialog.js';
import { HomePage } from '../features/home/home-page.js';
import {
  ConfirmNewsletterPage,
  UnsubscribeNewsletterPage,
  VerifyLoginChangePage,
} from '../features/accounts/links/link-pages.js';
import { ResetPasswordPage } from '../features/accounts/links/reset-password-page.js';
import { ResetRequestPage } from '../features/accounts/links/reset-request-page.js';
import { VerifyAccountPage } from '../features/accounts/links/verify-account-page.js';
import { LoginPage } from '../features/accounts/login-page.js';
import { SignUpPage } from '../features/accounts/sign-up-page.js';
import { lazyPart } from './lazy-part.js';
import { NotFoundPage } from './not-found-page.js';
import { PageFrame } from './page-frame.js';
import { usePageViews } from './privacy/use-page-views.js';

const AccountArea = lazyPart(
  async () => (await import('../features/accounts/area/account-area.js')).AccountArea,
);
const KnowledgePage = lazyPart(
  async () => (await import('../features/content/section-pages.js')).KnowledgePage,
);
const SupportPage = lazyPart(async () => (await import('../features/content/section-pages.js')).SupportPage);
const InfoPage = lazyPart(async () => (await import('../features/content/info-page.js')).InfoPage);
const PricingPage = lazyPart(async () => (await import('../features/pricing/pricing-page.js')).PricingPage);
const StatsPage = lazyPart(async () => (await import('../features/stats/stats-page.js')).StatsPage);
const AdminArea = lazyPart(async () => (await import('../features/admin/admin-area.js')).AdminArea);
const SplashPage = lazyPart(async () => (await import('../features/editor/splash-page.js')).SplashPage);
const EditorPage = lazyPart(async () => (await import('../features/editor/editor-page.js')).EditorPage);

/** Every screen by its path (product spec section 2). The editor fills the window; all else stands in the frame. */
export function AppRoutes() {
  usePageViews();
  return (
    <Routes>
      <Route path="/editor/app" element={<EditorPage />} />
      <Route element={<PageFrame />}>
        <Route index element={<HomePage />} />
        <Route path="/login" element={<LoginPage />} />
        <Route path="/signup" element={<SignUpPage />} />
        <Route path="/verify-account" element={<VerifyAccountPage />} />
        <Route path="/verify-login-change" element={<VerifyLoginChangePage />} />
        <Route path="/reset-password-request" element={<ResetRequestPage />} />
        <Route path="/reset-password" element={<ResetPasswordPage />} />
        <Route path="/newsletter/confirm" element={<ConfirmNewsletterPage />} />
        <Route path="/newsletter/unsubscribe" element={<UnsubscribeNewsletterPage />} />
        <Route path="/account/*" element={<AccountArea />} />
        <Route path="/admin/*" element={<AdminArea />} />
        <Route path="/catalogue" element={<CataloguePage />}>
          <Route path=":graphicId/variant/:variantId" element={<VariantDialog />} />
        </Route>
        <Route path="/editor/splash" element={<SplashPage />} />
        <Route path="/wissen/:catSlug?/:postSlug?" element={<KnowledgePage />} />
        <Route path="/support/:catSlug?/:postSlug?" element={<SupportPage />} />
        <Route path="/info/:lang/:textId" element={<InfoPage />} />
        <Route path="/pricing" element={<PricingPage />} />
        <Route path="/stats" element={<StatsPage />} />
        <Route path="*" element={<NotFoundPage />} />
      </Route>
    </Routes>
  );
}
