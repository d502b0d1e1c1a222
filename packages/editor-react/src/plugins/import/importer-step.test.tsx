import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createEngine, definePlugin, fail, ok } from '@tastwerk/editor-core';
import type { ReadFile } from '@tastwerk/editor-core/files';
import { standardPlugins } from '@tastwerk/editor-core/plugins';
import { cleanup, render, screen, within } from '@testing-library/react';
import { EditorPart } from '../../../test/editor-part.js';
import { fakeUser } from '../../../test/fake-user.js';
import { fakeScreen } from '../../../test/fakes.js';
import { chosenContributions } from '../../chosen-plugins.js';
import { ContributionsProvider } from '../../contributions/contributions-provider.js';
import { defineEditorPlugin } from '../../contributions/editor-plugin.js';
import { createNewDocument } from '../../new-document.js';
import { useEditorState } from '../../state/use-editor-state.js';
import { currentPageOf } from '../../state/selectors.js';
import { ImportDialog } from './import-dialog.js';

/** The kinds of objects on the page and the dialog that is open, for a test to read. */
function OnPage() {
  const page = useEditorState(currentPageOf);
  const overlay = useEditorState(({ workspace }) => workspace.overlay);
  return (
    <>
      <output>{page?.objects.map(({ type }) => type).join(' ')}</output>
      <p>Dialog: {overlay ? `${overlay.id}, ${overlay.about ?? ''}` : 'keiner'}</p>
    </>
  );
}

/** What may follow an import: two dialogs of a plugin. */
const followed = chosenContributions({
  with: [
    defineEditorPlugin({
      id: 'followers',
      afterImport: [
        { id: 'second', labelKey: 'Danach ausmalen', overlay: 'paint' },
        { id: 'first', labelKey: 'Danach aufräumen', overlay: 'tidy', place: { before: 'second' } },
      ],
    }),
  ],
});

/** Opens the import dialog with a plugin that reads files with the ending `.boxes`, by `read`, once that is loaded by `load`. */
function openDialog(
  read: ReadFile,
  load = () => Promise.resolve(read),
  contributions = chosenContributions(undefined),
) {
  const boxes = definePlugin({
    id: 'boxes',
    version: '1.0.0',
    importers: { boxes: { accepts: ['.boxes'], matches: ({ name }) => name.endsWith('.boxes'), load } },
  });
  const onClose = jest.fn();
  render(
    <EditorPart document={createNewDocument('de')} engine={createEngine([...standardPlugins, boxes])}>
      <ContributionsProvider contributions={contributions}>
        <ImportDialog onClose={onClose} />
      </ContributionsProvider>
      <OnPage />
    </EditorPart>,
  );
  const user = fakeUser();
  const choose = async (name = 'a.boxes') => {
    const input = document.querySelector<HTMLInputElement>('input[type="file"]');
    if (!input) throw new Error('no file can be chosen');
    await user.upload(input, new File(['x'], name));
  };
  return { onClose, user, choose };
}

const READ: ReadFile = (_, { kinds, area, newId }) =>
  ok({
    kind: 'objects',
    objects: [
      kinds.create('rect', { uuid: newId(), x: area.x, y: area.y }),
      kinds.create('label', { uuid: newId(), text: 'Tor', pristine: false }),
    ],
    leftOut: ['glyphs'],
  });

describe('what follows an import', () => {
  beforeEach(() => fakeScreen(true));
  afterEach(cleanup);

  const place = 'Auf die Seite setzen';

  it('is done without asking again: the first dialog opens when the objects are on the page', async () => {
    const { choose, user, onClose } = openDialog(READ, undefined, followed);
    await choose();
    const switches = await screen.findAllByRole('switch', { name: /^Danach/ });
    expect(switches.map((one) => one.closest('label')?.textContent)).toEqual([
      'Danach aufräumen',
      'Danach ausmalen',
    ]);
    await user.click(screen.getByRole('button', { name: place }));
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(screen.getByText('Dialog: tidy, a.boxes')).toBeDefined();
  });

  it('is another dialog where that is chosen, and none where none is', async () => {
    const { choose, user } = openDialog(READ, undefined, followed);
    await choose();
    const [tidy, paint] = [
      await screen.findByRole('switch', { name: 'Danach aufräumen' }),
      screen.getByRole('switch', { name: 'Danach ausmalen' }),
    ];
    await user.click(paint);
    expect([tidy, paint].map((one) => one instanceof HTMLInputElement && one.checked)).toEqual([false, true]);
    await user.click(screen.getByRole('button', { name: place }));
    expect(screen.getByText('Dialog: paint, a.boxes')).toBeDefined();
    cleanup();

    const other = openDialog(READ, undefined, followed);
    await other.choose();
    await other.user.click(await screen.findByRole('switch', { name: 'Danach aufräumen' }));
    await other.user.click(screen.getByRole('button', { name: place }));
    expect(screen.getByText('Dialog: keiner')).toBeDefined();
  });

  it('is not offered where no plugin brings it', async () => {
    const { choose, user } = openDialog(READ);
    await choose();
    await screen.findByText('2 Objekte');
    expect(screen.queryByRole('switch', { name: /^Danach/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: place }));
    expect(screen.getByText('Dialog: keiner')).toBeDefined();
  });
});

describe('a file that a plugin of the engine reads', () => {
  beforeEach(() => fakeScreen(true));
  afterEach(cleanup);

  it('is named in the list by its ending, shown, and comes onto the page', async () => {
    const { choose, user, onClose } = openDialog(READ);
    expect(screen.getByText(/Dateien mit der Endung .boxes/)).toBeDefined();
    await choose();
    await screen.findByText('2 Objekte');
    expect(screen.getByText('Elemente „glyphs“')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Auf die Seite setzen' }));
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('status', { hidden: true }).textContent).toBe('label rect label');
  });

  it('says why it is refused, and reads another one', async () => {
    const { choose } = openDialog((file, target) =>
      file.name.startsWith('a') ? fail({ code: 'crooked' }) : READ(file, target),
    );
    await choose();
    expect((await screen.findByRole('alert')).textContent).toContain('kann nicht gelesen werden (crooked)');
    await choose('b.boxes');
    await screen.findByText('2 Objekte');
  });

  it('says when what reads it is not loaded', async () => {
    const { choose } = openDialog(READ, () => Promise.reject(new Error('offline')));
    await choose();
    const alert = await screen.findByRole('alert');
    expect(within(alert).getByText(/konnte nicht geladen werden/)).toBeDefined();
  });
});
