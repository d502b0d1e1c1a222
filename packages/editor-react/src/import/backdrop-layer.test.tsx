import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createEditorStore, runCommand } from '@tastwerk/editor-core';
import { act, cleanup, render, screen } from '@testing-library/react';
import { fakeCanvas, fakePorts, fakeScreen } from '../../test/fakes.js';
import { fakeUser } from '../../test/fake-user.js';
import { createEditorI18n } from '../i18n/editor-i18n.js';
import { createNewDocument } from '../new-document.js';
import { documentOf } from '../state/selectors.js';
import { EditorContext, useEditor } from '../state/editor-context.js';
import { EditorProviders } from '../workspace/editor-providers.js';
import { BackdropLayer } from './backdrop-layer.js';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import type { ReactNode } from 'react';

const picture = 'data:image/png;base64,AAAA';
const backdrop = { picture, x: 10, y: 20, width: 100, height: 50, opacity: 0.5 };

/** Stands where the canvas is, whose view says where the page lies. */
function WithView({ children }: { readonly children: ReactNode }) {
  return <EditorContext value={{ ...useEditor(), view: fakeCanvas().view() }}>{children}</EditorContext>;
}

function showLayer() {
  const store = createEditorStore(createNewDocument('de'));
  render(
    <I18nextProvider i18n={createEditorI18n('de')}>
      <Provider store={store}>
        <EditorProviders ports={fakePorts({})}>
          <WithView>
            <BackdropLayer />
          </WithView>
        </EditorProviders>
      </Provider>
    </I18nextProvider>,
  );
  const pageUuid = documentOf(store.getState()).pages[0]?.uuid ?? '';
  const lay = () => act(() => void store.dispatch(runCommand({ type: 'set-backdrop', pageUuid, backdrop })));
  return { store, lay, backdrops: () => documentOf(store.getState()).backdrops };
}

describe('the picture under a page', () => {
  beforeEach(() => fakeScreen(true));
  afterEach(cleanup);

  it('lies where the page is, pale as it was wanted, and is not spoken', () => {
    const { lay } = showLayer();
    expect(screen.queryByRole('group', { name: 'Hintergrundbild' })).toBeNull();
    lay();
    const image = document.querySelector('img');
    expect(image?.getAttribute('src')).toBe(picture);
    expect(image?.getAttribute('alt')).toBe('');
    expect(image?.style.opacity).toBe('0.5');
    expect(Number.parseFloat(image?.style.width ?? '')).toBeCloseTo(377.95, 1);
  });

  it('is made paler by keys and taken away, each a step that can be taken back', async () => {
    const { lay, backdrops } = showLayer();
    lay();
    const user = fakeUser();
    act(() => screen.getByRole('slider', { name: /Deckkraft/ }).focus());
    await user.keyboard('{ArrowLeft}');
    expect(backdrops()).toMatchObject([{ opacity: 0.45 }]);
    await user.click(screen.getByRole('button', { name: 'Hintergrundbild entfernen' }));
    expect(backdrops()).toEqual([]);
    expect(document.querySelector('img')).toBeNull();
  });
});
