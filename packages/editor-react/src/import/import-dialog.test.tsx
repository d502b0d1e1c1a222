import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createEditorStore, type Document, fail, ok, type PageObject } from '@tastwerk/editor-core';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { fakePorts, fakeScreen } from '../../test/fakes.js';
import { BACKDROP, fakeCodec, LINES, PNG, TRACING } from '../../test/fake-picture.js';
import { fakeUser } from '../../test/fake-user.js';
import { createEditorI18n } from '../i18n/editor-i18n.js';
import { createNewDocument } from '../new-document.js';
import type { EditorPorts, TraceWishes } from '../ports.js';
import { currentPageOf, documentOf } from '../state/selectors.js';
import { EditorProviders } from '../workspace/editor-providers.js';
import { ImportDialog } from './import-dialog.js';
import { offerFile } from './incoming-file.js';

function openImport(file: File | undefined, given: Partial<EditorPorts> = {}, document?: Document) {
  const asked: TraceWishes[] = [];
  const store = createEditorStore(document ?? createNewDocument('de'));
  if (file) offerFile(store, file);
  const ports = fakePorts({
    trace: (_, wishes) => {
      asked.push(wishes);
      return Promise.resolve(ok(TRACING));
    },
    recognise: () => Promise.resolve(ok(LINES)),
    ...given,
  });
  const closed = { count: 0 };
  render(
    <I18nextProvider i18n={createEditorI18n('de')}>
      <Provider store={store}>
        <EditorProviders ports={ports}>
          <ImportDialog codec={fakeCodec} onClose={() => (closed.count += 1)} />
        </EditorProviders>
      </Provider>
    </I18nextProvider>,
  );
  const added = (): readonly PageObject[] => (currentPageOf(store.getState())?.objects ?? []).slice(1);
  const place = async () => {
    await user.click(await screen.findByRole('button', { name: 'Auf die Seite setzen' }));
  };
  const user = fakeUser();
  return { store, asked, closed, added, place, user };
}

const picture = new File([PNG], 'nacht.png');
const textFile = (content: string, name: string) => new File([content], name);

describe('the import dialog', () => {
  beforeEach(() => fakeScreen(true));
  afterEach(cleanup);

  it('asks for a file and reads what is chosen', async () => {
    openImport(undefined);
    expect(screen.getByText(/Höchstens 20 MB/)).toBeDefined();
    const input = document.querySelector<HTMLInputElement>('input[type="file"]');
    if (!input) throw new Error('no file can be chosen');
    await fakeUser().upload(input, textFile('Ein Brief', 'brief.json'));
    expect((await screen.findByRole('alert')).textContent).toMatch(/weder ein Bild/);
  });

  it('traces a picture, takes chosen texts as corrected, and puts both on the page', async () => {
    const { added, place, closed, store, user } = openImport(picture);
    const preview = await screen.findByRole('img', { name: /2 Teile nachgezeichnet, 1 Teil ist zu klein/ });
    expect(preview.querySelectorAll('rect').length).toBe(3);
    expect(screen.getAllByRole('textbox', { name: /^Text \d/ })).toHaveLength(2);
    await user.click(screen.getByRole('checkbox', { name: 'Text 1 übernehmen' }));
    const second = screen.getByRole('textbox', { name: 'Text 2' });
    await user.clear(second);
    await user.type(second, 'Mond');
    await place();
    expect(closed.count).toBe(1);
    expect(added()).toMatchObject([
      {
        type: 'group',
        moniker: 'Bild nacht',
        objects: [{ fill: 'black', border: false }, { fill: 'black' }],
      },
      { type: 'label', text: 'Mond' },
    ]);
    expect(store.getState().session.selectedUuids).toEqual(added().map(({ uuid }) => uuid));
    expect(documentOf(store.getState()).backdrops).toEqual([]);
  });

  it('asks again for other wishes and keeps the last trace meanwhile', async () => {
    const { asked, user } = openImport(picture);
    await screen.findByRole('img', { name: /2 Teile/ });
    const smoothing = screen.getByRole('slider', { name: /Glätten/ });
    act(() => smoothing.focus());
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(screen.getByRole('img', { name: /2 Teile/ })).toBeDefined();
    await waitFor(() => expect(asked.at(-1)?.smoothing).toBe(77));
    expect(asked[0]?.smoothing).toBe(75);
    await waitFor(() => expect(screen.queryByText('Das Bild wird nachgezeichnet …')).toBeNull());
  });

  it('says why nothing was traced, loses nothing and tries again', async () => {
    let isBusy = true;
    const failure = { code: 'IMPORT_BUSY', message: 'Gerade werden viele Bilder gelesen.' };
    const { user, added } = openImport(picture, {
      trace: () => Promise.resolve(isBusy ? fail(failure) : ok(TRACING)),
    });
    expect((await screen.findByRole('alert')).textContent).toContain(failure.message);
    isBusy = false;
    await user.click(screen.getByRole('button', { name: 'Noch einmal versuchen' }));
    await screen.findByRole('img', { name: /2 Teile/ });
    expect(screen.queryByRole('alert')).toBeNull();
    expect(added()).toEqual([]);
  });

  it('lays a picture under the page, also where nothing can be traced', async () => {
    const document = createNewDocument('de');
    const store = createEditorStore(document);
    expect(documentOf(store.getState()).backdrops).toEqual([]);
    cleanup();
    const bare = fakePorts({});
    expect(bare.trace).toBeUndefined();
    const without = createEditorStore(document);
    offerFile(without, picture);
    render(
      <I18nextProvider i18n={createEditorI18n('de')}>
        <Provider store={without}>
          <EditorProviders ports={bare}>
            <ImportDialog codec={fakeCodec} onClose={() => undefined} />
          </EditorProviders>
        </Provider>
      </I18nextProvider>,
    );
    await screen.findByText(/weil dafür ein Server nötig ist/);
    await fakeUser().click(screen.getByRole('button', { name: 'Auf die Seite setzen' }));
    const [laid] = documentOf(without.getState()).backdrops;
    expect(laid).toMatchObject({ picture: BACKDROP, width: 190, height: 95, x: 10, opacity: 0.4 });
  });

  it('shows what an SVG file becomes, and names what is left out', async () => {
    const svg =
      '<svg width="50mm" height="50mm" viewBox="0 0 50 50"><rect width="20" height="20"/><text x="5" y="40">Tor</text>' +
      '<script>alert(1)</script><glyphs/></svg>';
    const { added, place } = openImport(textFile(svg, 'plan.svg'));
    await screen.findByText('1 Form');
    expect(screen.getByText('1 Beschriftung')).toBeDefined();
    expect(screen.getByText('Programme (Skripte)')).toBeDefined();
    expect(screen.getByText('Elemente „glyphs“')).toBeDefined();
    await place();
    expect(added()).toMatchObject([{ type: 'path' }, { type: 'label', text: 'Tor' }]);
  });

  it('makes a braille file content of the braille pages, after what is there or in its place', async () => {
    const { store, place, closed } = openImport(textFile('DIE #A\r\n  X\r\n\f', 'blatt.brf'));
    await screen.findByText('1 Brailleseite mit 2 Zeilen');
    await place();
    expect(closed.count).toBe(1);
    expect(documentOf(store.getState()).braillePages.content).toBe('⠙⠊⠑⠀⠼⠁\n⠀⠀⠭');
    cleanup();
    const again = openImport(textFile('AB', 'blatt.brf'), {}, documentOf(store.getState()));
    await again.user.click(await screen.findByRole('radio', { name: 'Anstelle des vorhandenen Textes' }));
    await again.place();
    expect(documentOf(again.store.getState()).braillePages.content).toBe('⠁⠃');
  });

  it('opens a draft of a file as a new one', async () => {
    const opened: Document[] = [];
    const draft = { ...createNewDocument('de'), graphicTitle: 'Herz', variant_id: 7 };
    const { user } = openImport(textFile(JSON.stringify(draft), 'herz.tastwerk.json'), {
      onOpenDocument: (document) => opened.push(document),
    });
    await screen.findByRole('heading', { name: 'Entwurf „Herz“' });
    await user.click(screen.getByRole('button', { name: 'Als neuen Entwurf öffnen' }));
    await waitFor(() => expect(opened).toHaveLength(1));
    expect(opened[0]).toMatchObject({ graphicTitle: 'Herz', variant_id: null });
    expect(opened[0]?.uuid).not.toBe(draft.uuid);
  });

  it('says in a sentence why a draft cannot be read', async () => {
    openImport(textFile('{"formatVersion":99}', 'x.tastwerk.json'));
    expect((await screen.findByRole('alert')).textContent).toMatch(/kann nicht gelesen werden/);
  });
});
