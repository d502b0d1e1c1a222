import { beforeEach, describe, expect, it } from '@jest/globals';
import { Editor } from '@tastwerk/editor-react';
import { configure, screen, waitFor, within } from '@testing-library/react';
import { fakeScreen } from '../../../../editor-react/test/fakes.js';
import { openEditor } from '../../../../editor-react/test/open-editor.js';
import { editorPlugins } from '../../../test/editor-plugins.js';

configure({ defaultHidden: true, asyncUtilTimeout: 20_000 });

async function openGraph() {
  const opened = await openEditor(Editor, { plugins: { with: editorPlugins }, language: 'de' });
  const { user, changes } = opened;
  await user.click(await screen.findByRole('button', { name: 'Diagramm einfügen …' }));
  const gallery = within(await screen.findByRole('dialog', { name: /Art wählen/u }));
  await user.click(gallery.getByRole('button', { name: 'Funktionsgraphen' }));
  const dialog = within(await screen.findByRole('dialog', { name: /Neu: Funktionsgraphen/u }));
  const axis = within(dialog.getByRole('group', { name: 'x' }));
  const type = async (name: RegExp, text: string) => {
    const field = axis.getByRole('textbox', { name });
    await user.clear(field);
    await user.click(field);
    await user.paste(text);
  };
  const specNow = () => {
    const objects = changes.at(-1)?.pages.flatMap((page) => page.objects) ?? [];
    const chart = objects.find((object) => object.type === 'chart');
    return chart?.type === 'chart' ? chart.spec : undefined;
  };
  return { user, dialog, axis, type, specNow };
}

describe('a field for a term', () => {
  beforeEach(() => fakeScreen(true));

  it('takes multiples of π, and the axis with a formula is told in words', async () => {
    const { user, dialog, type, specNow } = await openGraph();
    await type(/^Von/u, '-pi');
    await type(/^Bis/u, '2π');
    await type(/^Schritt/u, 'pi/2');
    await type(/^Name/u, '$x^2$');
    expect(await dialog.findAllByText(/x-Achse von minus pi bis 2 pi/u)).not.toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Übernehmen' }));
    await waitFor(() => expect(specNow()).toBeDefined());
    expect(specNow()).toMatchObject({
      x: { from: -Math.PI, to: 2 * Math.PI, step: Math.PI / 2, name: '$x^2$' },
    });
  });

  it('says what is no number, and is empty where the step suits', async () => {
    const { dialog, axis, type, user, specNow } = await openGraph();
    await type(/^Schritt/u, 'pi/');
    expect(axis.getByText('„pi/“ ist keine Zahl.')).toBeDefined();
    await user.click(dialog.getByRole('button', { name: 'Übernehmen' }));
    expect(await dialog.findByText(/Korrigieren Sie die markierten Felder/u)).toBeDefined();
    await user.clear(axis.getByRole('textbox', { name: /^Schritt/u }));
    await user.click(dialog.getByRole('button', { name: 'Übernehmen' }));
    await waitFor(() => expect(specNow()).toMatchObject({ x: { step: null } }));
  });
});
