import { beforeEach, describe, expect, it } from '@jest/globals';
import { createObject } from '@tastwerk/editor-core/standard';
import { Editor } from '@tastwerk/editor-react';
import { act, configure, screen, waitFor, within } from '@testing-library/react';
import axe from 'axe-core';
import { fakeScreen } from '../../../editor-react/test/fakes.js';
import { openEditor } from '../../../editor-react/test/open-editor.js';
import mathematics from './index.js';

configure({ defaultHidden: true, asyncUtilTimeout: 20_000 });

const PLUGINS = { with: [mathematics] };
const LABEL = '00000000-0000-4000-8000-000000000011';

async function openWithLabel(text: string, language: 'de' | 'en' = 'de') {
  const label = createObject('label', { uuid: LABEL, x: 40, y: 80, width: 90, text, pristine: false });
  const opened = await openEditor(Editor, { plugins: PLUGINS, objects: [label], language });
  act(() => opened.canvas.options?.onSelect([LABEL]));
  const textNow = () => {
    const [object] = opened.changes.at(-1)?.pages[0]?.objects.filter(({ uuid }) => uuid === LABEL) ?? [];
    return object?.type === 'label' ? object.text : undefined;
  };
  return { ...opened, textNow };
}

describe('the dialog of formulas', () => {
  beforeEach(() => fakeScreen(true));

  it('shows print, braille and words, and inserts at the caret of the text', async () => {
    const { user, textNow } = await openWithLabel('Die Fläche ist');
    const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Text' });
    await user.click(field);
    field.setSelectionRange(10, 10);
    await user.click(await screen.findByRole('button', { name: 'Formel …' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Formel einfügen' }));
    await user.type(dialog.getByRole('textbox', { name: 'Formel' }), 'x^2/4');
    expect(
      await dialog.findByRole('img', { name: 'Formel in Schwarzschrift: x hoch 2 durch 4' }),
    ).toBeDefined();
    expect(dialog.getByRole('figure', { name: 'Formel in Brailleschrift' }).textContent).toContain('⠆⠭⠌⠆');
    const { violations } = await axe.run(screen.getByRole('dialog'), {
      rules: { 'color-contrast': { enabled: false } },
    });
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(textNow()).toBe('Die Fläche$x^2/4$ ist'));
    await waitFor(() => expect(document.activeElement).toBe(field));
    expect(field.selectionStart).toBe(17);
  });

  it('says what is wrong and inserts nothing then', async () => {
    const { user, textNow } = await openWithLabel('Text', 'en');
    await user.click(await screen.findByRole('button', { name: 'Formula …' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Insert formula' }));
    const source = dialog.getByRole('textbox', { name: 'Formula' });
    await user.keyboard('{Enter}');
    expect(await dialog.findByText('Enter a formula.')).toBeDefined();
    await user.type(source, '\\frac{{x}');
    expect(await dialog.findByText('Something is missing behind “\\frac”.')).toBeDefined();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('dialog', { name: 'Insert formula' })).toBeDefined();
    expect(document.activeElement).toBe(source);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(textNow()).toBeUndefined();
  });

  it('is a command for the label that is selected, and changes the formula that was chosen', async () => {
    const { user, textNow } = await openWithLabel('Es gilt');
    await user.keyboard('{Control>}k{/Control}');
    await user.keyboard('Formel{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: 'Formel einfügen' }));
    await user.type(dialog.getByRole('textbox', { name: 'Formel' }), 'a=b');
    await dialog.findByRole('img');
    await user.click(dialog.getByRole('button', { name: 'Einfügen' }));
    await waitFor(() => expect(textNow()).toBe('Es gilt $a=b$'));
    const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Text' });
    await waitFor(() => expect(field.value).toBe('Es gilt $a=b$'));
    field.setSelectionRange(8, 13);
    await user.click(screen.getByRole('button', { name: 'Formel …' }));
    const again = within(await screen.findByRole('dialog', { name: 'Formel einfügen' }));
    expect(again.getByRole<HTMLInputElement>('textbox', { name: 'Formel' }).value).toBe('a=b');
  });
});
