import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { type Document, fail, ok } from '@tastwerk/editor-core';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { fakeDrafts, fakePorts, fakeScreen } from '../../../test/fakes.js';
import { BACKDROP, DARK_TRACING, fakeCodec, OUTLINES, PNG, TRACING } from '../../../test/fake-picture.js';
import { fakeUser } from '../../../test/fake-user.js';
import { editorI18n } from '../../../test/editor-i18n.js';
import '../../../test/loaded-texts.js';
import { lettersReader, NO_READER } from '../../../test/letter-reader.js';
import { openImport } from '../../../test/open-import.js';
import { WithReaders } from '../../../test/with-readers.js';
import { createNewDocument } from '../../new-document.js';
import type { TraceWishes } from '../../ports.js';
import { documentOf } from '../../state/selectors.js';
import { EditorProviders } from '../../../test/editor-providers.js';
import { ImportDialog } from './import-dialog.js';
import { offerFile } from '../../state/incoming-file.js';
import type { PictureCodec } from '../pictures/picture-codec.js';
import { createEditorStore } from '../../../test/editor-store.js';

const picture = new File([PNG], 'nacht.png');
const textFile = (content: string, name: string) => new File([content], name);

describe('the import dialog', () => {
  beforeEach(() => {
    fakeScreen(true);
  });
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

  it('traces a photograph as outlines unless it is wished otherwise, and puts lines on the page', async () => {
    const asked: TraceWishes[] = [];
    const { added, place, user } = openImport(picture, {
      trace: (_, wishes) => {
        asked.push(wishes);
        return Promise.resolve(ok(wishes.mode === 'areas' ? TRACING : OUTLINES));
      },
    });
    await screen.findByRole('img', { name: 'Vorschau: 3 Linien nachgezeichnet' });
    expect(asked.map(({ mode, widthMm }) => [mode, widthMm])).toEqual([[null, 188]]);
    expect(screen.getByRole('radio', { name: 'Umrisse' })).toHaveProperty('checked', true);
    // What belongs to the other mode is not asked.
    expect(screen.queryByRole('slider', { name: /Helligkeitsgrenze|Glätten/ })).toBeNull();
    const strength = screen.getByRole('slider', { name: 'Stärke' });
    expect(strength).toHaveProperty('value', '18');
    act(() => strength.focus());
    await user.keyboard('{ArrowRight}{ArrowRight}');
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ mode: 'outlines', strength: 20 }));
    expect(screen.getByRole('checkbox', { name: 'Stärke automatisch finden' })).toHaveProperty(
      'checked',
      false,
    );
    await user.clear(screen.getByRole('textbox', { name: /^Kleinste Länge/ }));
    await user.type(screen.getByRole('textbox', { name: /^Kleinste Länge/ }), '30{Tab}');
    await waitFor(() => expect(asked.at(-1)?.leastLengthMm).toBe(30));
    // Outlines are as fine as the size on the page allows.
    await user.clear(screen.getByRole('textbox', { name: /^Breite auf der Seite/ }));
    await user.type(screen.getByRole('textbox', { name: /^Breite auf der Seite/ }), '100{Tab}');
    await waitFor(() => expect(asked.at(-1)?.widthMm).toBe(100));
    await user.click(screen.getByRole('radio', { name: 'Flächen' }));
    await screen.findByRole('img', { name: /2 Teile nachgezeichnet/ });
    expect(screen.queryByRole('slider', { name: 'Stärke' })).toBeNull();
    await user.click(screen.getByRole('radio', { name: 'Umrisse' }));
    await screen.findByRole('img', { name: /3 Linien nachgezeichnet/ });
    await place();
    const line = { type: 'path', fill: 'none', border: true, borderColour: 'black', borderWidth: 1 };
    expect(added()[0]).toMatchObject({
      type: 'group',
      objects: [
        { ...line, closed: true },
        { ...line, closed: true },
        { ...line, closed: false },
      ],
    });
  });

  it('traces areas once, in whatever size they come onto the page', async () => {
    const { asked, user } = openImport(picture);
    await screen.findByRole('img', { name: /2 Teile/ });
    await user.clear(screen.getByRole('textbox', { name: /^Breite auf der Seite/ }));
    await user.type(screen.getByRole('textbox', { name: /^Breite auf der Seite/ }), '100{Tab}');
    await screen.findByRole('img', { name: /2 Teile/ });
    expect(asked).toHaveLength(1);
  });

  it('says when a picture is not fit for its mode, and leads to the other one by a key', async () => {
    const { user } = openImport(picture, {
      trace: (_, { mode }) => Promise.resolve(ok(mode === 'outlines' ? OUTLINES : DARK_TRACING)),
    });
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Als Flächen wird ein großer Teil schwarz. Versuchen Sie „Umrisse“.');
    act(() => within(alert).getByRole('button', { name: 'Umrisse verwenden' }).focus());
    await user.keyboard('{Enter}');
    const outlines = screen.getByRole('radio', { name: 'Umrisse' });
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(outlines).toHaveProperty('checked', true);
    expect(document.activeElement).toBe(outlines);
  });

  it('says when outlines are too few for a drawing', async () => {
    openImport(picture, { trace: () => Promise.resolve(ok({ ...OUTLINES, paths: [] })) });
    expect((await screen.findByRole('alert')).textContent).toContain('Das Bild hat kaum Kanten.');
    expect(screen.getByRole('img', { name: 'Vorschau: Keine Linien nachgezeichnet' })).toBeDefined();
  });

  it('says why nothing was traced, loses nothing and tries again', async () => {
    let isBusy = true;
    const failure = { code: 'IMPORT_BUSY', message: 'Zurzeit werden viele Bilder gelesen.' };
    const { user, added } = openImport(picture, {
      trace: () => Promise.resolve(isBusy ? fail(failure) : ok(TRACING)),
    });
    expect((await screen.findByRole('alert')).textContent).toContain(failure.message);
    isBusy = false;
    await user.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
    await screen.findByRole('img', { name: /2 Teile/ });
    expect(screen.queryByRole('alert')).toBeNull();
    expect(added()).toEqual([]);
  });

  it('cuts a picture by keys and numbers, traces the cut at once and reads it when it is made', async () => {
    const { user, traced, read, place, store } = openImport(picture);
    await screen.findByRole('img', { name: /2 Teile/ });
    await user.click(screen.getByRole('switch', { name: /Bild als Hintergrund/ }));
    const crop = screen.getByRole('button', { name: 'Zuschneiden' });
    await user.click(crop);
    const right = screen.getByRole('slider', { name: 'Rechte Kante' });
    expect(right.getAttribute('aria-valuetext')).toBe('1000 px');
    act(() => right.focus());
    await user.keyboard('{Shift>}{ArrowLeft}{ArrowLeft}{/Shift}{ArrowRight}{Home}{ArrowRight}');
    expect(right.getAttribute('aria-valuenow')).toBe('21');
    await user.keyboard('{End}{PageDown}{PageDown}{PageDown}{PageDown}{PageDown}{PageDown}');
    expect(right.getAttribute('aria-valuenow')).toBe('700');
    const height = screen.getByRole('textbox', { name: 'Höhe (px)' });
    await user.clear(height);
    await user.type(height, '300');
    await user.tab();
    await waitFor(() => expect(traced().at(-1)).toBe('0 0 700 300'));
    expect(read()).toEqual(['0 0 1000 500']);
    await user.click(crop);
    await waitFor(() => expect(read().at(-1)).toBe('0 0 700 300'));
    expect(screen.queryByRole('slider', { name: 'Rechte Kante' })).toBeNull();
    await place();
    const [laid] = documentOf(store.getState()).backdrops;
    expect(laid).toMatchObject({ width: 188, x: 11 });
    expect(laid?.height).toBeCloseTo((188 * 300) / 700);
  });

  it('keeps corrections of texts when the picture is cut, and goes back to the whole of it', async () => {
    const { user, traced } = openImport(picture);
    await screen.findByRole('img', { name: /2 Teile/ });
    await user.clear(screen.getByRole('textbox', { name: 'Text 2' }));
    await user.type(screen.getByRole('textbox', { name: 'Text 2' }), 'Mond');
    await user.click(screen.getByRole('button', { name: 'Zuschneiden' }));
    const left = screen.getByRole('slider', { name: 'Linke Kante' });
    act(() => left.focus());
    await user.keyboard('{PageUp}{PageUp}{PageUp}{PageUp}{PageUp}');
    await waitFor(() => expect(traced().at(-1)).toBe('250 0 750 500'));
    // The first text is outside of the cut now.
    await waitFor(() => expect(screen.getAllByRole('textbox', { name: /^Text \d/ })).toHaveLength(1));
    expect(screen.getByRole('textbox', { name: 'Text 1' })).toHaveProperty('value', 'Mond');
    await user.click(screen.getByRole('button', { name: 'Ganzes Bild' }));
    await waitFor(() => expect(traced().at(-1)).toBe('0 0 1000 500'));
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: 'Text 2' })).toHaveProperty('value', 'Mond'),
    );
  });

  it('says when the browser has no memory for a cut, and keeps the one before', async () => {
    const poor = {
      load: async (file: File) => {
        const loaded = await fakeCodec.load(file);
        return loaded && { ...loaded, cut: () => Promise.resolve(undefined) };
      },
    };
    const { user } = openImport(picture, {}, undefined, { codec: poor });
    await user.click(await screen.findByRole('button', { name: 'Zuschneiden' }));
    act(() => screen.getByRole('slider', { name: 'Untere Kante' }).focus());
    await user.keyboard('{ArrowUp}');
    expect((await screen.findByRole('alert')).textContent).toMatch(/reicht der Speicher des Browsers nicht/);
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Auf die Seite setzen' })).toHaveProperty('disabled', false),
    );
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
      <I18nextProvider i18n={editorI18n('de')}>
        <Provider store={without}>
          <EditorProviders ports={bare}>
            <WithReaders>
              <ImportDialog onClose={() => undefined} />
            </WithReaders>
          </EditorProviders>
        </Provider>
      </I18nextProvider>,
    );
    await screen.findByText(/weil dafür ein Server nötig ist/);
    await fakeUser().click(screen.getByRole('button', { name: 'Auf die Seite setzen' }));
    const [laid] = documentOf(without.getState()).backdrops;
    expect(laid).toMatchObject({ picture: BACKDROP, width: 188, height: 94, x: 11, opacity: 0.4 });
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

  it('makes a drawing in colours tactile, unless it is to come as it looks', async () => {
    const svg =
      '<svg width="50mm" height="50mm" viewBox="0 0 50 50"><rect width="50" height="50" fill="#ffe"/>' +
      '<rect x="10" y="5" width="10" height="40" fill="red"/><path d="M0 0H50" stroke="blue" fill="none" stroke-width="0.2"/></svg>';
    const { added, place, user } = openImport(textFile(svg, 'balken.svg'));
    await screen.findByText('2 Formen');
    expect(screen.queryByText(/quillt nicht auf/)).toBeNull();
    await user.click(screen.getByRole('checkbox', { name: /^Farbige Linien schwarz/ }));
    expect(screen.getByText(/^1 Form ist nur in Farbe gedruckt/)).toBeDefined();
    await user.click(screen.getByRole('checkbox', { name: /^Farbige Linien schwarz/ }));
    await place();
    const [group] = added();
    expect(group).toMatchObject({
      objects: [
        { fill: 'red', pattern: { template: 'diagonal_lines' }, border: true, borderColour: 'black' },
        { borderColour: 'black', borderWidth: expect.closeTo(0.75, 1) },
      ],
    });
  });

  it('names what a drawing is made of that has nothing for a page', async () => {
    const svg = (content: string) =>
      new File([`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${content}</svg>`], 'scan.svg');
    openImport(svg('<image href="data:image/png;base64,AAAA" width="9" height="9"/><script/>'));
    const alert = await screen.findByRole('alert');
    expect(
      within(alert)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Eingebettete Bilder', 'Programme (Skripte)']);
    cleanup();
    openImport(svg(''));
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Sie ist leer, oder die Datei ist beschädigt.',
    );
  });

  it('makes a braille file content of the braille pages, after what is there or in its place', async () => {
    const { store, place, closed } = openImport(textFile('DIE #A\r\n  X\r\n\f', 'blatt.brf'));
    await screen.findByText('1 Brailleseite mit 2 Zeilen');
    await place();
    expect(closed.count).toBe(1);
    expect(documentOf(store.getState()).braillePages.content).toBe('⠙⠊⠑⠀⠼⠁\n⠀⠀⠭');
    expect(store.getState().workspace.view).toBe('braille');
    cleanup();
    const again = openImport(textFile('AB', 'blatt.brf'), {}, documentOf(store.getState()));
    await again.user.click(await screen.findByRole('radio', { name: 'Den vorhandenen Text ersetzen' }));
    await again.place();
    expect(documentOf(again.store.getState()).braillePages.content).toBe('⠁⠃');
  });

  it('shows what a braille file says in print, and takes that in its place where it is wanted', async () => {
    const { store, place, user } = openImport(textFile('DIE WA-\r\nGE\r\n\f', 'blatt.brf'), {
      readBraille: lettersReader,
    });
    expect(await screen.findByRole('cell', { name: 'die wa-' })).toBeTruthy();
    await user.click(screen.getByRole('radio', { name: 'Schwarzschrift, die neu übertragen wird' }));
    expect(screen.getByText(/lesen Sie den Text Korrektur/)).toBeTruthy();
    await place();
    expect(documentOf(store.getState()).braillePages.content).toBe('die wage');
  });

  it('takes the cells alone where the system of the file cannot be read', async () => {
    openImport(textFile('AB', 'blatt.brf'), { readBraille: NO_READER });
    expect(
      await screen.findByText('Dieses Braillesystem kann hier nicht zurückgelesen werden.'),
    ).toBeTruthy();
    expect(screen.getByText('⠁⠃')).toBeTruthy();
    expect(screen.queryByRole('radio', { name: /Schwarzschrift/ })).toBeNull();
  });

  it('opens a draft of a file as a new one', async () => {
    const opened: Document[] = [];
    const draft = { ...createNewDocument('de'), graphicTitle: 'Herz', variant_id: 7 };
    const { drafts, kept } = fakeDrafts();
    const { user } = openImport(textFile(JSON.stringify(draft), 'herz.tastwerk.json'), {
      drafts,
      onOpenDocument: (document) => opened.push(document),
    });
    await screen.findByRole('heading', { name: /^Entwurf „\s?Herz\s?“$/ });
    expect(screen.getByText('Herz').lang).toBe('de');
    await user.click(screen.getByRole('button', { name: 'Als neuen Entwurf öffnen' }));
    await waitFor(() => expect(opened).toHaveLength(1));
    expect(opened[0]).toMatchObject({ graphicTitle: 'Herz', variant_id: null });
    expect(opened[0]?.uuid).not.toBe(draft.uuid);
    expect([...kept.values()]).toEqual(opened);
  });

  it('unpacks no picture that claims more than 40 megapixels', async () => {
    const huge = Uint8Array.from({ length: 24 }, (_, at) => PNG[at] ?? 0);
    new DataView(huge.buffer).setUint32(16, 8000);
    new DataView(huge.buffer).setUint32(20, 5001);
    const loads = { count: 0 };
    const codec: PictureCodec = {
      load: (file) => {
        loads.count += 1;
        return fakeCodec.load(file);
      },
    };
    openImport(new File([huge], 'riesig.png'), {}, undefined, { codec });
    expect((await screen.findByRole('alert')).textContent).toMatch(/höchstens 20 MB und 40 Megapixel/);
    expect(loads.count).toBe(0);
  });

  it('says in a sentence why a draft cannot be read', async () => {
    openImport(textFile('{"formatVersion":99}', 'x.tastwerk.json'));
    expect((await screen.findByRole('alert')).textContent).toMatch(/kann nicht gelesen werden/);
  });
});
