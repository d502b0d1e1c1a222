import { Suspense, useCallback, useEffect, useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router';
import { baseApi } from './api/base-api.js';
import { createI18n } from './i18n/i18n.js';
import { loadTexts } from './i18n/load-texts.js';
import { onLoginElsewhere } from './session/token.js';
import { ErrorBoundary } from './shell/error-boundary.js';
import { watchUncaught } from './shell/error-report.js';
import { ServiceNotice } from './shell/service/service-notice.js';
import { Kit } from './shell/kit.js';
import { AppRoutes } from './shell/app-routes.js';
import { applyTheme, initialTheme } from './shell/theme.js';
import { createStore } from './store.js';

/** The whole web application with its store, texts and routes. */
export function App() {
  const [{ store, i18n }] = useState(() => {
    applyTheme(initialTheme());
    return { store: createStore(), i18n: createI18n(loadTexts) };
  });
  // Another person, or nobody, looks from now on: what was loaded for the one before is forgotten.
  useEffect(() => onLoginElsewhere(() => void store.dispatch(baseApi.util.resetApiState())), [store]);
  useEffect(watchUncaught, []);
  // What could not be loaded while the service was away is asked for again.
  const askAgain = useCallback(() => void store.dispatch(baseApi.internalActions.onOnline()), [store]);
  useEffect(() => {
    window.addEventListener('online', askAgain);
    return () => window.removeEventListener('online', askAgain);
  }, [askAgain]);
  return (
    <Provider store={store}>
      <I18nextProvider i18n={i18n}>
        {/* Nothing can be said before the first words are there. */}
        <Suspense fallback={null}>
          <BrowserRouter>
            <Kit>
              <ErrorBoundary>
                <AppRoutes />
                <ServiceNotice onReturn={askAgain} />
              </ErrorBoundary>
            </Kit>
          </BrowserRouter>
        </Suspense>
      </I18nextProvider>
    </Provider>
  );
}
