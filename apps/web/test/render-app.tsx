import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { MemoryRouter, useLocation } from 'react-router';
import { createTestI18n } from './test-i18n.js';
import type { Language } from '../src/i18n/language.js';
import { currentToken, storeToken } from '../src/api/token.js';
import { AppRoutes } from '../src/shell/app-routes.js';
import { FRAME_PARTS } from '../src/shell/frame-parts.js';
import { PARTS, preloadParts, RARE_PARTS } from '../src/shell/parts.js';
import { Kit } from '../src/shell/kit.js';
import { createStore } from '../src/store.js';

// Tests are about what the screens show, not about how they come.
await preloadParts({ ...PARTS, ...RARE_PARTS, ...FRAME_PARTS }, createTestI18n());

/**
 * Renders every screen of the application at `path`, with a store of its own. Unless said otherwise the question about privacy is
 * answered, so that no test meets it who only takes long enough.
 */
export function renderApp(path: string, language: Language = 'de', isPrivacyAnswered = true) {
  // Nothing is known of who looks but their token, as on a page that has just been loaded.
  const token = currentToken();
  storeToken(null);
  storeToken(token);
  if (isPrivacyAnswered) localStorage.setItem('privacy', 'necessary');
  let place = path;
  function Watch() {
    const { pathname, search } = useLocation();
    place = pathname + search;
    return null;
  }
  render(
    <Provider store={createStore()}>
      <I18nextProvider i18n={createTestI18n(language)}>
        <MemoryRouter initialEntries={[path]}>
          <Kit>
            <AppRoutes />
          </Kit>
          <Watch />
        </MemoryRouter>
      </I18nextProvider>
    </Provider>,
  );
  return { user: userEvent.setup(), place: () => place };
}
