import { Route, Routes } from 'react-router';
import { CataloguePage } from '../features/catalogue/catalogue-page.js';
import { VariantDialog } from '../features/catalogue/variant-dialog.js';
import { HomePage } from '../features/home/home-page.js';
import { LoginPage } from '../features/accounts/login-page.js';
import { lazyPart } from './lazy-part.js';
import { NotFoundPage } from './not-found-page.js';
import { PageFrame } from './page-frame.js';

const SplashPage = lazyPart(async () => (await import('../features/editor/splash-page.js')).SplashPage);
const EditorPage = lazyPart(async () => (await import('../features/editor/editor-page.js')).EditorPage);

/** Every screen by its path (product spec section 2). The editor fills the window; all else stands in the frame. */
export function AppRoutes() {
  return (
    <Routes>
      <Route path="/editor/app" element={<EditorPage />} />
      <Route element={<PageFrame />}>
        <Route index element={<HomePage />} />
        <Route path="/login" element={<LoginPage />} />
        <Route path="/catalogue" element={<CataloguePage />}>
          <Route path=":graphicId/variant/:variantId" element={<VariantDialog />} />
        </Route>
        <Route path="/editor/splash" element={<SplashPage />} />
        <Route path="*" element={<NotFoundPage />} />
      </Route>
    </Routes>
  );
}
