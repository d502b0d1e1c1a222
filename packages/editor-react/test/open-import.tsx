import { type Document, ok, type PageObject } from '@tastwerk/editor-core';
import { render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { ImportDialog } from '../src/plugins/import/import-dialog.js';
import { offerFile } from '../src/state/incoming-file.js';
import { createNewDocument } from '../src/new-document.js';
import type { EditorPorts, TraceWishes } from '../src/ports.js';
import { currentPageOf } from '../src/state/selectors.js';
import { EditorProviders } from './editor-providers.js';
import { editorI18n } from './editor-i18n.js';
import { LINES, TRACING } from './fake-picture.js';
import { type FakeReaders, WithReaders } from './with-readers.js';
import { fakeUser } from './fake-user.js';
import { fakePorts } from './fakes.js';
import { createEditorStore } from './editor-store.js';

/** Opens the import dialog in German, with `file` if there is one, and says what it asks of the application and puts on the page. */
export function openImport(
  file: File | undefined,
  given: Partial<EditorPorts> = {},
  document?: Document,
  readers: FakeReaders = {},
) {
  const asked: TraceWishes[] = [];
  const tracedFiles: Blob[] = [];
  const readFiles: Blob[] = [];
  const store = createEditorStore(document ?? createNewDocument('de'));
  if (file) offerFile(store, file);
  const ports = fakePorts({
    trace: (cut, wishes) => {
      tracedFiles.push(cut);
      asked.push(wishes);
      return Promise.resolve(ok(TRACING));
    },
    recognise: (cut) => {
      readFiles.push(cut);
      return Promise.resolve(ok(LINES));
    },
    ...given,
  });
  const closed = { count: 0 };
  render(
    <I18nextProvider i18n={editorI18n('de')}>
      <Provider store={store}>
        <EditorProviders ports={ports}>
          <WithReaders {...readers}>
            <ImportDialog onClose={() => (closed.count += 1)} />
          </WithReaders>
        </EditorProviders>
      </Provider>
    </I18nextProvider>,
  );
  const added = (): readonly PageObject[] => (currentPageOf(store.getState())?.objects ?? []).slice(1);
  const place = async () => {
    await user.click(await screen.findByRole('button', { name: /^(Auf die Seite|In die Brailleseiten)/ }));
  };
  const user = fakeUser();
  const namesOf = (files: readonly Blob[]) => files.map((file) => (file instanceof File ? file.name : ''));
  return {
    store,
    asked,
    closed,
    added,
    place,
    user,
    traced: () => namesOf(tracedFiles),
    read: () => namesOf(readFiles),
  };
}
