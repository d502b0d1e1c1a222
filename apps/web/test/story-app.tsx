import { Suspense, useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router';
import type { BasketItem } from '@tastwerk/contracts';
import { keptBasket } from '../src/features/shop/basket/basket-storage.js';
import { type Checkout, emptyCheckout } from '../src/features/shop/checkout/checkout-memory.js';
import { createI18n } from '../src/i18n/i18n.js';
import type { Language } from '../src/i18n/language.js';
import { loadTexts } from '../src/i18n/load-texts.js';
import { storeToken } from '../src/api/token.js';
import { AppRoutes } from '../src/shell/app-routes.js';
import { Kit } from '../src/shell/kit.js';
import { createStore } from '../src/store.js';
import { DEMO_USER } from './catalogue-data.js';
import { answer, type FakeRoutes, fakeApi } from './fake-api.js';
import { changeCheckout } from './kept-checkout.js';

/** A screen with what it finds: on the server, in this browser, and of the person who looks. */
export interface StoryAppProps {
  readonly path: string;
  readonly language: Language;
  /** How the pretended server answers; all else finds nobody at home. */
  readonly routes?: FakeRoutes;
  readonly basket?: readonly BasketItem[];
  /** The role of whoever is signed in; absent for a visitor. */
  readonly role?: 0 | 1 | 2;
  /** What was filled in on the way to an order. */
  readonly checkout?: Partial<Checkout>;
}

/** The whole application on one of its screens, for stories. */
export function StoryApp({ path, language, routes = {}, basket = [], role, checkout = {} }: StoryAppProps) {
  const [{ store, i18n }] = useState(() => {
    localStorage.setItem('privacy', 'necessary');
    keptBasket.write(JSON.stringify(basket));
    storeToken(role === undefined ? null : 'granted');
    changeCheckout({ ...emptyCheckout(role === undefined ? null : DEMO_USER.id), ...checkout });
    fakeApi({ 'GET /api/users/validate': () => answer({ ...DEMO_USER, role: role ?? 0 }), ...routes });
    return { store: createStore(), i18n: createI18n(loadTexts, language) };
  });
  return (
    <Provider store={store}>
      <I18nextProvider i18n={i18n}>
        <Suspense fallback={null}>
          <MemoryRouter initialEntries={[path]}>
            <Kit>
              <AppRoutes />
            </Kit>
          </MemoryRouter>
        </Suspense>
      </I18nextProvider>
    </Provider>
  );
}
