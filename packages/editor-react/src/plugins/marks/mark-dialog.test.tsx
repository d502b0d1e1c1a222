import { beforeEach, describe, expect, it } from '@jest/globals';
import { createObject } from '@tastwerk/editor-core/standard';
import { act, configure, screen, waitFor, within } from '@testing-library/react';
import axe from 'axe-core';
import { fakeScreen, recordingTranslator } from '../../../test/fakes.js';
import { openEditor } from '../../../test/open-editor.js';
import { Editor } from '../../editor.js';
import { markedWordsOf, textOfMarked } from './marked-words.js';

configure({ defaultHidden: true, asyncUtilTimeout: 20_000 });

const LABEL = '00000000-0000-4000-8000-000000000011';

async function openDialog(text: string, [from, to]: readonly [number, number], language: 'de' | 'en' = 'de') {
  const { asked, translator } = recordingTranslator();
  const label = createObject('label', { uuid: LABEL, x: 40, y: 80, width: 90, text, pristine: false });
  const { canvas, changes, user } = await openEditor(Editor, {
    plugins: {},
    objects: [label],
    language,
    translate: translator,
  });
  act(() => canvas.options?.onSelect([LABEL]));
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Text' });
  await user.click(field);
  field.setSelectionRange(from, to);
  await user.click(screen.getByRole('button', { name: language === 'de' ? 'Auszeichnen …' : 'Mark up …' }));
  const name = language === 'de' ? 'Text auszeichnen' : 'Mark up text';
  const dialog = within(await screen.findByRole('dialog', { name }));
  const textNow = () => {
    const [object] = changes.at(-1)?.pages[0]?.objects.filter(({ uuid }) => uuid === LABEL) ?? [];
    return object?.type === 'label' ? object.text : undefined;
  };
  return { asked, dialog, field, user, textNow };
}

describe('the dialog that marks words', () => {
  beforeEach(() => fakeScreen(true));

  it('emphasises what is selected and shows it', async () => {
    const { asked, dialog, field, user, textNow } = await openDialog('Das ist sehr alt', [8, 12]);
    await user.click(dialog.getByRole('checkbox', { name: 'Fett' }));
    await user.click(dialog.getByRole('checkbox', { name: 'Unterstrichen' }));
    expect(await dialog.findByRole('figure', { name: 'Text in Brailleschrift' })).toBeDefined();
    expect(asked.at(-1)).toMatchObject({
      text: 'sehr',
      emphasis: [{ kind: 'italic', start: 0, end: 4 }],
    });
    const { violations } = await axe.run(screen.getByRole('dialog'), {
      rules: { 'color-contrast': { enabled: false } },
    });
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Einfügen' }));
    await waitFor(() => expect(textNow()).toBe('Das ist [sehr]{b,u} alt'));
    await waitFor(() => expect(document.activeElement).toBe(field));
  });

  it('names another language and a note of the transcriber', async () => {
    const { dialog, user, textNow } = await openDialog('Guten Morgen', [0, 12], 'en');
    await user.click(dialog.getByRole('button', { name: /Language/u }));
    const choices = within(screen.getByRole('listbox', { name: /Language/u }));
    expect(choices.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'As the draft',
      'German',
      'Another braille system',
    ]);
    await user.click(choices.getByRole('option', { name: 'German' }));
    await user.click(dialog.getByRole('checkbox', { name: /^Transcriber/u }));
    await user.click(dialog.getByRole('button', { name: 'Insert' }));
    await waitFor(() => expect(textNow()).toBe('[Guten Morgen]{de,note}'));
  });

  it('announces small letters of German words alone', async () => {
    const { dialog, user, textNow } = await openDialog('die a-Achse', [4, 5]);
    await user.click(dialog.getByRole('checkbox', { name: /^Kleinbuchstaben/u }));
    await user.click(dialog.getByRole('button', { name: /Sprache/u }));
    await user.click(within(screen.getByRole('listbox')).getByRole('option', { name: 'Englisch' }));
    // It is set, so that it can be taken away.
    await user.click(dialog.getByRole('checkbox', { name: /^Kleinbuchstaben/u }));
    expect(dialog.queryByRole('checkbox', { name: /^Kleinbuchstaben/u })).toBeNull();
    await user.click(dialog.getByRole('button', { name: /Sprache/u }));
    await user.click(within(screen.getByRole('listbox')).getByRole('option', { name: 'Wie der Entwurf' }));
    await user.click(dialog.getByRole('checkbox', { name: /^Kleinbuchstaben/u }));
    await user.click(dialog.getByRole('button', { name: 'Einfügen' }));
    await waitFor(() => expect(textNow()).toBe('die [a]{small}-Achse'));
  });

  it('changes the marks of a marked stretch, and takes them away', async () => {
    const { dialog, user, textNow } = await openDialog('Ein [Haus]{b} steht', [4, 13]);
    expect(dialog.getByRole<HTMLInputElement>('textbox', { name: 'Text' }).value).toBe('Haus');
    expect(dialog.getByRole<HTMLInputElement>('checkbox', { name: 'Fett' }).checked).toBe(true);
    await user.click(dialog.getByRole('checkbox', { name: 'Fett' }));
    await user.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(textNow()).toBe('Ein Haus steht'));
  });

  it('says what is wrong at its field, and inserts nothing then', async () => {
    const { dialog, user, textNow } = await openDialog('Haus', [0, 0]);
    await user.click(dialog.getByRole('button', { name: 'Einfügen' }));
    expect(await dialog.findByText('Geben Sie einen Text ein.')).toBeDefined();
    const words = dialog.getByRole('textbox', { name: 'Text' });
    expect(document.activeElement).toBe(words);
    await user.type(words, 'a] b');
    await user.click(dialog.getByRole('checkbox', { name: 'Kursiv' }));
    await user.click(dialog.getByRole('button', { name: 'Einfügen' }));
    expect(await dialog.findByText(/eckige Klammer/u)).toBeDefined();
    expect(textNow()).toBeUndefined();
  });
});

describe('marked words', () => {
  it.each([
    '[sehr]{b}',
    '[good morning]{i,u,en}',
    '[mot]{fr:fr-bfu-g2@3.39,note}',
    '[mot]{b,fr}',
    '[a]{i,small,de}',
    'Haus',
    '[a] {b}',
  ])('of %s are read and written alike', (text) => {
    expect(textOfMarked(markedWordsOf(text))).toBe(text);
  });
});
