import { Suspense, useEffect, useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { BrowserRouter } from 'react-router';
import { createI18n } from './i18n/i18n.js';
import { loadTexts } from './i18n/load-texts.js';
import { checkSession } from './session/session.js';
import { ErrorBoundary } from './shell/error-boundary.js';
import { watchUncaught } from './api/error-report.js';
import { ServiceNotice } from './shell/service/service-notice.js';
import { onServiceReturn } from './api/service-watch.js';
import { Kit } from './shell/kit.js';
import { AppRoutes } from './shell/app-routes.js';
import { applyTheme, initialTheme } from './shell/theme.js';

/** The whole web application with its texts and routes. */
export function App() {
  const [i18n] = useState(() => {
    applyTheme(initialTheme());
    return createI18n(loadTexts);
  });
  useEffect(watchUncaught, []);
  useEffect(() => onServiceReturn(checkSession), []);
  return (
    <I18nextProvider i18n={i18n}>
      {/* Nothing can be said before the first words are there. */}
      <Suspense fallback={null}>
        <BrowserRouter>
          <Kit>
            <ErrorBoundary>
              <AppRoutes />
              <ServiceNotice />
            </ErrorBoundary>
          </Kit>
        </BrowserRouter>
      </Suspense>
    </I18nextProvider>
  );
}
