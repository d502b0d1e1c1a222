import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createEngine, definePlugin, type Document, ok } from '@tastwerk/editor-core';
import type { ImportedPublication, ReadFile } from '@tastwerk/editor-core/files';
import { standardPlugins } from '@tastwerk/editor-core/plugins';
import { cleanup, render, screen, within } from '@testing-library/react';
import { EditorPart } from '../../../test/editor-part.js';
import { fakeUser } from '../../../test/fake-user.js';
import { fakeScreen } from '../../../test/fakes.js';
import { lettersReader, NO_READER } from '../../../test/letter-reader.js';
import '../../../test/loaded-texts.js';
import { newUuid } from '../../base/new-uuid.js';
import { createNewDocument } from '../../new-document.js';
import type { EditorPorts } from '../../ports.js';
import type { EditorStore } from '../../state/editor-store.js';
import { documentOf } from '../../state/selectors.js';
import { useEditorStore } from '../../state/use-editor-state.js';
import { ImportDialog } from './import-dialog.js';

const TEXT = '# ⠞⠁⠇\n[page ⠼⠁]\n- ⠋⠇⠥⠎⠎';

function drawingOf(kinds: Parameters<ReadFile>[1]['kinds'], name: string, text: string) {
  return {
    name,
    objects: [
      kinds.create('rect', { uuid: newUuid(), x: 50, y: 60 }),
      kinds.create('label', { uuid: newUuid(), text, displayLetters: false, pristine: false }),
    ],
  };
}

/** Opens the import dialog with a publication: by default a text and two drawings. */
async function openPublication(
  content: Partial<ImportedPublication> = {},
  ports: Partial<EditorPorts> = {},
  document: Document = createNewDocument('de'),
) {
  const read: ReadFile = (_, { kinds }) =>
    ok({
      kind: 'publication',
      title: 'Das Tal',
      text: TEXT,
      drawings: [drawingOf(kinds, '⠃⠑⠗⠛', '⠎⠑⠑'), drawingOf(kinds, '⠺⠁⠇⠙', '⠃⠁⠥⠍')],
      isScaled: false,
      leftOut: [],
      notes: [],
      ...content,
    });
  const books = definePlugin({
    id: 'books',
    version: '1.0.0',
    importers: {
      books: {
        accepts: ['.ebrl'],
        matches: ({ name }) => name.endsWith('.ebrl'),
        load: () => Promise.resolve(read),
      },
    },
  });
  const opened: { store?: EditorStore; isClosed: boolean } = { isClosed: false };
  function KeepStore() {
    opened.store = useEditorStore();
    return null;
  }
  render(
    <EditorPart document={document} ports={ports} engine={createEngine([...standardPlugins, books])}>
      <KeepStore />
      <ImportDialog
        onClose={() => {
          opened.isClosed = true;
        }}
      />
    </EditorPart>,
  );
  const user = fakeUser();
  const input = window.document.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('no file can be chosen');
  await user.upload(input, new File(['x'], 'tal.ebrl'));
  const place = () => user.click(screen.getByRole('button', { name: 'Importieren' }));
  const state = () => {
    if (!opened.store) throw new Error('there is no store');
    return opened.store.getState();
  };
  return { user, place, opened, state, document: () => documentOf(state()) };
}

const textsOf = (document: Document) =>
  document.pages.map(({ objects }) =>
    objects.map((object) => (object.type === 'label' ? object.text : object.type)),
  );

describe('a publication that is imported', () => {
  beforeEach(() => {
    fakeScreen(true);
  });
  afterEach(cleanup);

  it('becomes text of the braille pages and a page for each graphic, in one step of undo', async () => {
    const { place, document, state, opened } = await openPublication();
    expect(await screen.findByText('„Das Tal“')).toBeDefined();
    expect(screen.getByRole('heading', { name: 'Text: 3 Absätze' })).toBeDefined();
    expect(screen.getByRole('heading', { name: '2 Grafiken' })).toBeDefined();
    await place();
    expect(opened.isClosed).toBe(true);
    expect(document().graphicTitle).toBe('Das Tal');
    expect(document().braillePages.content).toBe(TEXT);
    expect(textsOf(document())).toEqual([
      ['rect', '⠎⠑⠑'],
      ['rect', '⠃⠁⠥⠍'],
    ]);
    expect(state().session.currentPage).toBe(0);
    expect(state().history.past).toHaveLength(1);
  });

  it('comes behind the page that has a drawing, and keeps the title of the draft and its text', async () => {
    const blank = createNewDocument('de');
    const drawn = {
      ...blank,
      graphicTitle: 'Karte',
      braillePages: { ...blank.braillePages, content: 'Vorher' },
      pages: blank.pages.map((page) => ({
        ...page,
        objects: [...page.objects, ...drawingOf(createEngine(standardPlugins).kinds, '', 'Haus').objects],
      })),
    };
    const { place, user, document, state } = await openPublication({}, {}, drawn);
    await user.click(await screen.findByRole('checkbox', { name: 'Grafik 1: ⠃⠑⠗⠛' }));
    await place();
    expect(document().graphicTitle).toBe('Karte');
    expect(document().braillePages.content).toBe(`Vorher\n\n${TEXT}`);
    expect(textsOf(document()).at(-1)).toEqual(['rect', '⠃⠁⠥⠍']);
    expect(document().pages).toHaveLength(2);
    expect(state().session.currentPage).toBe(1);
  });

  it('comes into a draft whose only title was on the page that is free', async () => {
    const blank = createNewDocument('de');
    const { kinds } = createEngine(standardPlugins);
    const [first] = blank.pages;
    if (!first) throw new Error('a draft has a page');
    const title = kinds.create('label', { uuid: newUuid(), isTitle: true });
    const pages = [
      { ...first, objects: [title] },
      { ...first, uuid: newUuid(), objects: drawingOf(kinds, '', 'Haus').objects },
    ];
    const { place, document } = await openPublication({}, {}, { ...blank, pages });
    await screen.findByText('„Das Tal“');
    await place();
    expect(textsOf(document())).toEqual([
      ['rect', '⠎⠑⠑'],
      ['rect', '⠃⠁⠥⠍'],
      ['rect', 'Haus'],
    ]);
  });

  it('shows what its braille says in print, and takes print for text, labels and names of pages', async () => {
    const { place, user, document } = await openPublication({}, { readBraille: lettersReader });
    expect(await screen.findByRole('cell', { name: '# tal' })).toBeDefined();
    expect(screen.getByRole('checkbox', { name: 'Grafik 2: wald' })).toBeDefined();
    await user.click(screen.getByRole('radio', { name: 'Schwarzschrift, die neu übertragen wird' }));
    expect(screen.getByText(/Auch die Beschriftungen der Grafiken/)).toBeDefined();
    await place();
    expect(document().braillePages.content).toBe('# tal\n[page ?a]\n- fluss');
    expect(textsOf(document())).toEqual([
      ['rect', 'see'],
      ['rect', 'baum'],
    ]);
    expect(document().pages.map(({ name }) => name)).toEqual(['berg', 'wald']);
  });

  it('takes the text alone, and says what it does not take and what is odd', async () => {
    const { place, document, state } = await openPublication(
      {
        title: '',
        drawings: [],
        leftOut: ['pdfGraphic'],
        notes: [{ code: 'CONTENT_UNREAD', params: { count: 1 } }],
      },
      { readBraille: NO_READER },
    );
    expect(await screen.findByText('Eine Publikation ohne Titel')).toBeDefined();
    const warning = screen.getByText(/nur als PDF-Dateien/);
    expect(within(warning).queryByRole('alert')).toBeNull();
    expect(screen.getByText('Beschädigte Teile der Publikation wurden weggelassen (1).')).toBeDefined();
    expect(screen.getByText('Dieses Braillesystem kann hier nicht zurückgelesen werden.')).toBeDefined();
    await place();
    expect(document().braillePages.content).toBe(TEXT);
    expect(state().workspace.view).toBe('braille');
  });

  it('cannot be imported without a choice, and changes nothing where it does not fit', async () => {
    const { place, user, document, opened } = await openPublication({ text: '⠁'.repeat(200_001) });
    const before = document();
    await screen.findByText('„Das Tal“');
    await place();
    expect((await screen.findByRole('alert')).textContent).toContain('mehr, als ein Entwurf fasst');
    expect([document(), opened.isClosed]).toEqual([before, false]);
    for (const box of screen.getAllByRole('checkbox')) await user.click(box);
    expect(screen.getByRole('button', { name: 'Importieren' }).hasAttribute('disabled')).toBe(true);
  });
});
