import { beforeEach, describe, expect, it } from '@jest/globals';
import { configure, render, screen, waitFor } from '@testing-library/react';
import { fakeUser } from '../../test/fake-user.js';
import { fakeCanvas, fakePorts, fakeScreen } from '../../test/fakes.js';
import '../../test/loaded-texts.js';
import { Editor } from '../editor.js';
import { createNewDocument } from '../new-document.js';

configure({ defaultHidden: true });

async function openEditor() {
  localStorage.clear();
  const canvas = fakeCanvas();
  render(
    <Editor
      document={createNewDocument('de')}
      ports={fakePorts({ canvasFactory: canvas.factory })}
      language="de"
    />,
  );
  return { user: fakeUser(), drawing: await screen.findByRole('application') };
}

beforeEach(() => fakeScreen(true));

describe('the focus after a dialog', () => {
  it.each(['Importieren', 'Vorlage wählen'])(
    'is on the drawing again where %s was chosen in the list of commands',
    async (command) => {
      const { user, drawing } = await openEditor();
      drawing.focus();
      await user.keyboard('{Control>}k{/Control}');
      await screen.findByRole('searchbox');
      await user.keyboard(command);
      await user.keyboard('{Enter}');
      await waitFor(() => expect(screen.queryByRole('searchbox')).toBeNull());
      await screen.findByRole('dialog');
      await user.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(document.activeElement).toBe(drawing));
    },
  );

  it('is on the button that opened it', async () => {
    const { user } = await openEditor();
    const publish = screen.getByRole('button', { name: 'Veröffentlichen' });
    await user.click(publish);
    await screen.findByRole('dialog');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(document.activeElement).toBe(publish));
  });
});
