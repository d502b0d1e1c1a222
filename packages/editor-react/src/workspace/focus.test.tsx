import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, configure, screen, waitFor } from '@testing-library/react';
import { fakeScreen } from '../../test/fakes.js';
import '../../test/loaded-texts.js';
import { openEditor } from '../../test/open-editor.js';
import { Editor } from '../editor.js';

configure({ defaultHidden: true });

async function openBlank() {
  const { user } = await openEditor(Editor, { plugins: {} });
  return { user, drawing: screen.getByRole('application') };
}

beforeEach(() => fakeScreen(true));

describe('the focus after a dialog', () => {
  it.each(['Importieren', 'Vorlage wählen'])(
    'is on the drawing again where %s was chosen in the list of commands',
    async (command) => {
      const { user, drawing } = await openBlank();
      act(() => drawing.focus());
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
    const { user } = await openBlank();
    const publish = screen.getByRole('button', { name: 'Veröffentlichen' });
    await user.click(publish);
    await screen.findByRole('dialog');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(document.activeElement).toBe(publish));
  });
});

describe('the focus after a key that opens a panel', () => {
  it('is on the tab of the guide: F9', async () => {
    const { user, drawing } = await openBlank();
    act(() => drawing.focus());
    await user.keyboard('{F9}');
    const tab = screen.getByRole('tab', { name: 'Wegweiser' });
    await waitFor(() => expect(document.activeElement).toBe(tab));
  });
});
