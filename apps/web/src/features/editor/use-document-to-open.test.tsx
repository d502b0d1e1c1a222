import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router';
import { fakeApi, refusal } from '../../../test/fake-api.js';
import { createTestI18n } from '../../../test/test-i18n.js';
import type { Language } from '../../i18n/language.js';
import { createStore } from '../../store.js';
import { useDocumentToOpen } from './use-document-to-open.js';

const UUID = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

async function open(address: string, language: Language = 'de') {
  const store = createStore();
  const i18n = createTestI18n(language);
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <Provider store={store}>
      <I18nextProvider i18n={i18n}>
        <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>
      </I18nextProvider>
    </Provider>
  );
  const { result } = renderHook(() => useDocumentToOpen(), { wrapper });
  const first = result.current.state;
  await waitFor(() => expect(result.current.state).not.toBe('opening'));
  return { first, opening: result.current };
}

describe('opening the editor', () => {
  afterEach(cleanup);

  it('without an id begins a blank document with a uuid of its own', async () => {
    fakeApi({});
    const { opening } = await open('/editor/app', 'en');
    const { opening: another } = await open('/editor/app');
    if (opening.state !== 'opened' || another.state !== 'opened') throw new Error('nothing was opened');
    expect(opening.document).toMatchObject({ graphicTitle: '', variantTitle: 'Base', variant_id: null });
    expect(opening.document.uuid).toMatch(UUID);
    expect(another.document.uuid).not.toBe(opening.document.uuid);
  });

  it('says that a variant could not be opened, after it has said that it is being opened', async () => {
    fakeApi({ 'GET /api/variants/7': () => refusal('CATALOGUE_VARIANT_NOT_FOUND') });
    expect(await open('/editor/app?variant=7')).toEqual({
      first: 'opening',
      opening: {
        state: 'failed',
        message: 'Diese Variante gibt es nicht, oder sie ist nicht öffentlich.',
      },
    });
  });

  it('says that a draft could not be opened where the browser keeps none', async () => {
    fakeApi({});
    const { opening } = await open('/editor/app?draft=2f0f4a3e-5a53-4f0c-9f5c-0d1f0a4f7a01');
    expect(opening).toMatchObject({ state: 'failed', message: expect.stringMatching(/Speicher|Entwurf/) });
  });
});
