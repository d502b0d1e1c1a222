import { Route, Routes } from 'react-router';
import { NotFoundPage } from './not-found-page.js';
import { PageFrame } from './page-frame.js';
import { EDITOR_PARTS, PARTS, RARE_PARTS } from './parts.js';
import { usePageViews } from './privacy/use-page-views.js';

/** Every screen by its path (product spec section 2). The editor fills the window; all else stands in the frame. */
export function AppRoutes() {
  usePageViews();
  return (
    <Routes>
      <Route path="/editor/app" element={<EDITOR_PARTS.editor />} />
      <Route element={<PageFrame />}>
        <Route index element={<PARTS.home />} />
        <Route path="/login" element={<PARTS.login />} />
        <Route path="/signup" element={<PARTS.signUp />} />
        <Route path="/verify-account" element={<RARE_PARTS.verifyAccount />} />
        <Route path="/verify-login-change" element={<RARE_PARTS.verifyLoginChange />} />
        <Route path="/reset-password-request" element={<RARE_PARTS.resetRequest />} />
        <Route path="/reset-password" element={<RARE_PARTS.resetPassword />} />
        <Route path="/newsletter/confirm" element={<RARE_PARTS.confirmNewsletter />} />
        <Route path="/newsletter/unsubscribe" element={<RARE_PARTS.unsubscribeNewsletter />} />
        <Route path="/account/*" element={<PARTS.account />} />
        <Route path="/admin/*" element={<RARE_PARTS.admin />} />
        <Route path="/catalogue" element={<PARTS.catalogue />}>
          <Route path=":graphicId/variant/:variantId" element={<PARTS.variant />} />
        </Route>
        <Route path="/basket" element={<PARTS.basket />} />
        <Route path="/checkout/:step?" element={<RARE_PARTS.checkout />} />
        <Route path="/order-completed" element={<RARE_PARTS.orderCompleted />} />
        <Route path="/partner" element={<RARE_PARTS.partner />} />
        <Route path="/widerruf" element={<RARE_PARTS.withdrawal />} />
        <Route path="/editor/splash" element={<EDITOR_PARTS.splash />} />
        <Route path="/wissen/:catSlug?/:postSlug?" element={<PARTS.knowledge />} />
        <Route path="/support/:catSlug?/:postSlug?" element={<PARTS.support />} />
        <Route path="/info/:lang/:textId" element={<PARTS.info />} />
        <Route path="/pricing" element={<PARTS.pricing />} />
        <Route path="/stats" element={<PARTS.stats />} />
        <Route path="*" element={<NotFoundPage />} />
      </Route>
    </Routes>
  );
}
