import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { type Backdrop, runCommand } from '@tastwerk/editor-core';
import { act, cleanup, render, screen } from '@testing-library/react';
import { fakeCanvas, fakePorts, fakeScreen } from '../../../test/fakes.js';
import { fakeUser } from '../../../test/fake-user.js';
import { editorI18n } from '../../../test/editor-i18n.js';
import { createNewDocument } from '../../new-document.js';
import { documentOf } from '../../state/selectors.js';
import { EditorContext, useEditor } from '../../state/editor-context.js';
import { EditorProviders } from '../../../test/editor-providers.js';
import { BackdropLayer } from './backdrop-layer.js';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import type { ReactNode } from 'react';
import { createEditorStore } from '../../../test/editor-store.js';

const picture = 'data:image/png;base64,AAAA';
const backdrop = { picture, x: 10, y: 20, width: 100, height: 50, opacity: 0.5 };

/** Stands where the canvas is, whose view says where the page lies. */
function WithView({ children }: { readonly children: ReactNode }) {
  return <EditorContext value={{ ...useEditor(), view: fakeCanvas().view() }}>{children}</EditorContext>;
}

function showLayer() {
  const store = createEditorStore(createNewDocument('de'));
  render(
    <I18nextProvider i18n={editorI18n('de')}>
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
  const lay = (change: Partial<Backdrop> = {}) =>
    act(
      () =>
        void store.dispatch(
          runCommand({ type: 'set-backdrop', pageUuid, backdrop: { ...backdrop, ...change } }),
        ),
    );
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
    const frame = image?.parentElement;
    expect(frame?.style.opacity).toBe('0.5');
    expect(Number.parseFloat(frame?.style.width ?? '')).toBeCloseTo(377.95, 1);
    expect(image?.style).toMatchObject({ left: '0%', width: '100%' });
  });

  it('shows the part that was cut, as large as before', () => {
    const { lay } = showLayer();
    lay({ crop: { x: 0.25, y: 0, width: 0.5, height: 1 } });
    expect(document.querySelector('img')?.style).toMatchObject({ left: '-50%', top: '0%', width: '200%' });
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
