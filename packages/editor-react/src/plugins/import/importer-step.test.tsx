import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createEngine, definePlugin, fail, ok } from '@tastwerk/editor-core';
import type { ReadFile } from '@tastwerk/editor-core/files';
import { standardPlugins } from '@tastwerk/editor-core/plugins';
import { cleanup, render, screen, within } from '@testing-library/react';
import { EditorPart } from '../../../test/editor-part.js';
import { fakeUser } from '../../../test/fake-user.js';
import { fakeScreen } from '../../../test/fakes.js';
import { createNewDocument } from '../../new-document.js';
import { useEditorState } from '../../state/use-editor-state.js';
import { currentPageOf } from '../../state/selectors.js';
import { ImportDialog } from './import-dialog.js';

/** The kinds of objects on the page, for a test to read. */
function OnPage() {
  const page = useEditorState(currentPageOf);
  return <output>{page?.objects.map(({ type }) => type).join(' ')}</output>;
}

/** Opens the import dialog with a plugin that reads files with the ending `.boxes`, by `read`, once that is loaded by `load`. */
function openDialog(read: ReadFile, load = () => Promise.resolve(read)) {
  const boxes = definePlugin({
    id: 'boxes',
    version: '1.0.0',
    importers: { boxes: { accepts: ['.boxes'], matches: ({ name }) => name.endsWith('.boxes'), load } },
  });
  const onClose = jest.fn();
  render(
    <EditorPart document={createNewDocument('de')} engine={createEngine([...standardPlugins, boxes])}>
      <ImportDialog onClose={onClose} />
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
