import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Document } from '@tastwerk/editor-core';
import { createNewDocument, Editor } from '@tastwerk/editor-react';
import { configure, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { fakeCanvas, fakePorts, fakeScreen } from '../../../editor-react/test/fakes.js';
import sceneText from './index.js';

configure({ defaultHidden: true, asyncUtilTimeout: 20_000 });

const PLUGINS = { with: [sceneText] };

async function importing(text: string, name: string) {
  localStorage.clear();
  const changes: Document[] = [];
  render(
    <Editor
      document={createNewDocument('de')}
      ports={fakePorts({ canvasFactory: fakeCanvas().factory })}
      language="de"
      plugins={PLUGINS}
      onChange={(changed) => changes.push(changed)}
    />,
  );
  const user = userEvent.setup({ applyAccept: false });
  await screen.findByRole('application');
  await user.keyboard('{Control>}i{/Control}');
  const dialog = await screen.findByRole('dialog');
  await within(dialog).findByText(/Szenentexte/u);
  const input = dialog.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('there is no field for a file');
  await user.upload(input, new File([text], name, { type: 'text/plain' }));
  return { changes, user, dialog: within(dialog) };
}

describe('a file with a scene text', () => {
  beforeEach(() => fakeScreen(true));

  it('says what it is, and replaces the content of the draft as one step', async () => {
    const text = 'Szenentext 1\nGrafik "Haus"\n# grün\nKreis "Krone" Radius 15 bei 130, 100\n';
    const { changes, user, dialog } = await importing(text, 'Haus.tactile.txt');
    expect(await dialog.findByText('1 Seite, 1 Objekt')).toBeDefined();
    await user.click(dialog.getByRole('button', { name: 'Inhalt ersetzen' }));
    await waitFor(() => expect(changes.at(-1)?.graphicTitle).toBe('Haus'));
    expect(changes.at(-1)?.pages[0]?.objects).toMatchObject([{ moniker: 'Krone', width: 30 }]);
    expect(changes.at(-1)?.comments).toMatchObject([{ text: 'grün' }]);
    await user.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(changes.at(-1)?.graphicTitle).toBe(''));
  });

  it('that cannot be read says where and why, and changes nothing', async () => {
    const { changes, dialog } = await importing('Scene text 1\nCircel radius 15\n', 'notes.txt');
    expect(await dialog.findByText(/^Der Szenentext hat 1 Fehler\./u)).toBeDefined();
    expect(dialog.getByRole('listitem').textContent).toMatch(/^Zeile 2, Spalte 1: .*Circel/u);
    expect(dialog.queryByRole('button', { name: 'Inhalt ersetzen' })).toBeNull();
    expect(changes.filter(({ pages }) => pages[0]?.objects.length !== 1)).toEqual([]);
  });
});
