import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { runCommand, undo } from '@tastwerk/editor-core';
import { act, cleanup, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { BACKDROP, WIDE_BACKDROP } from '../../../../test/fake-picture.js';
import { fakePorts, fakeScreen } from '../../../../test/fakes.js';
import { fakeUser } from '../../../../test/fake-user.js';
import { editorI18n } from '../../../../test/editor-i18n.js';
import { createNewDocument } from '../../../new-document.js';
import type { EditorLanguage } from '../../../ports.js';
import { documentOf } from '../../../state/selectors.js';
import { EditorProviders } from '../../../../test/editor-providers.js';
import { CropDialog } from './crop-dialog.js';
import type { EditorStore } from '../../../state/editor-store.js';
import { createEditorStore } from '../../../../test/editor-store.js';

const WORDS = {
  de: { right: 'Rechte Kante', left: /^Von links/, whole: 'Ganzes Bild', apply: 'Zuschneiden' },
  en: { right: 'Right edge', left: /^From left/, whole: 'Whole picture', apply: 'Crop' },
} as const;

const laid = { x: 10, y: 20, width: 100, height: 100, opacity: 0.5 };

function withPicture(picture = WIDE_BACKDROP): EditorStore {
  const store = createEditorStore(createNewDocument('de'));
  const pageUuid = documentOf(store.getState()).pages[0]?.uuid ?? '';
  const crop = { x: 0.25, y: 0, width: 0.5, height: 1 };
  store.dispatch(runCommand({ type: 'set-backdrop', pageUuid, backdrop: { ...laid, picture, crop } }));
  return store;
}

function openDialog(store: EditorStore, language: EditorLanguage) {
  const closed = { count: 0 };
  render(
    <I18nextProvider i18n={editorI18n(language)}>
      <Provider store={store}>
        <EditorProviders ports={fakePorts({})}>
          <CropDialog onClose={() => (closed.count += 1)} />
        </EditorProviders>
      </Provider>
    </I18nextProvider>,
  );
  return closed;
}

const backdropOf = (store: EditorStore) => documentOf(store.getState()).backdrops[0];

describe('cropping the picture under a page again', () => {
  beforeEach(() => fakeScreen(true));
  afterEach(cleanup);

  it.each(['de', 'en'] as const)(
    'makes the part narrower by keys, in place, and undoes it (%s)',
    async (l) => {
      const store = withPicture();
      const closed = openDialog(store, l);
      const user = fakeUser();
      const right = screen.getByRole('slider', { name: WORDS[l].right });
      expect(right.getAttribute('aria-valuenow')).toBe('750');
      act(() => right.focus());
      await user.keyboard('{Shift>}{ArrowLeft}{ArrowLeft}{/Shift}');
      await user.click(screen.getByRole('button', { name: WORDS[l].apply }));
      expect(closed.count).toBe(1);
      expect(backdropOf(store)).toMatchObject({
        ...laid,
        width: 80,
        crop: { x: 0.25, y: 0, width: 0.4, height: 1 },
      });
      act(() => void store.dispatch(undo()));
      expect(backdropOf(store)).toMatchObject({ ...laid, crop: { x: 0.25, width: 0.5 } });
    },
  );

  it('brings back what was cut off when the picture came', async () => {
    const store = withPicture();
    openDialog(store, 'en');
    const user = fakeUser();
    await user.click(screen.getByRole('button', { name: WORDS.en.whole }));
    await user.click(screen.getByRole('button', { name: WORDS.en.apply }));
    expect(backdropOf(store)).toMatchObject({ x: -40, y: 20, width: 200, height: 100 });
    expect(backdropOf(store)?.crop).toBeUndefined();
  });

  it('changes nothing when nothing was chosen', async () => {
    const store = withPicture();
    const before = documentOf(store.getState());
    openDialog(store, 'en');
    const user = fakeUser();
    expect(screen.getByRole('textbox', { name: WORDS.en.left })).toHaveProperty('value', '250');
    await user.click(screen.getByRole('button', { name: WORDS.en.apply }));
    expect(documentOf(store.getState())).toBe(before);
  });

  it('says when the picture cannot be read', () => {
    openDialog(withPicture(BACKDROP), 'en');
    expect(screen.getByText('This picture cannot be read. The file may be damaged.')).toBeDefined();
    expect(screen.getByRole('button', { name: WORDS.en.apply })).toHaveProperty('disabled', true);
  });
});
