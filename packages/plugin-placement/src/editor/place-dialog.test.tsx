import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Document, PageObject } from '@tastwerk/editor-core';
import { createObject } from '@tastwerk/editor-core/standard';
import { Editor } from '@tastwerk/editor-react';
import { act, configure, screen, waitFor, within } from '@testing-library/react';
import axe from 'axe-core';
import { fakeScreen, recordingTranslator } from '../../../editor-react/test/fakes.js';
import { openEditor } from '../../../editor-react/test/open-editor.js';
import placement from './index.js';

configure({ defaultHidden: true, asyncUtilTimeout: 20_000 });

const PLUGINS = { with: [placement] };
const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

const town = (number: number, x: number, y: number) =>
  createObject('ellipse', { uuid: id(number), x, y, width: 8, height: 8, fill: 'none' });
const nameOf = (number: number, text: string, x: number, y: number, values: object = {}) =>
  createObject('label', {
    uuid: id(number),
    x,
    y,
    width: 40,
    height: 17,
    text,
    pristine: false,
    autoSize: true,
    placing: 'free',
    ...values,
  });

async function openDialog(
  objects: readonly PageObject[],
  language: 'de' | 'en' = 'de',
  ...selected: readonly string[]
) {
  const { canvas, changes, user } = await openEditor(Editor, { plugins: PLUGINS, objects, language });
  const title = language === 'de' ? 'Beschriftungen platzieren' : 'Place labels';
  act(() => canvas.options?.onSelect(selected));
  await user.keyboard('{Control>}k{/Control}');
  await user.keyboard(`${title}{Enter}`);
  return { changes, user, dialog: within(await screen.findByRole('dialog', { name: title })) };
}

const labelIn = (document: Document | undefined, number: number) => {
  const object = document?.pages.flatMap(({ objects }) => objects).find(({ uuid }) => uuid === id(number));
  return object?.type === 'label' ? object : undefined;
};

describe('the dialog that places labels', () => {
  beforeEach(() => fakeScreen(true));

  it('shows what it would do in sentences and as a picture, and does it as one step of undo', async () => {
    const objects = [
      town(1, 60, 80),
      town(2, 120, 80),
      nameOf(11, 'Ulm', 60, 80),
      nameOf(12, 'Bonn', 120, 80),
    ];
    const { changes, dialog, user } = await openDialog(objects);
    expect(await dialog.findByText('2 Beschriftungen bekommen einen anderen Platz.')).toBeDefined();
    expect(dialog.getByRole('img', { name: /Pfeile zeigen/u })).toBeDefined();
    const sheet = screen.getByRole('dialog');
    const { violations } = await axe.run(sheet, { rules: { 'color-contrast': { enabled: false } } });
    expect(violations.map(({ id: rule, nodes }) => [rule, nodes.map(({ html }) => html)])).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Übernehmen' }));
    await waitFor(() => expect(labelIn(changes.at(-1), 11)?.x).not.toBe(60));
    expect(labelIn(changes.at(-1), 11)).toMatchObject({ anchor: { object: id(1) }, placing: 'free' });
    await user.keyboard('{Control>}z{/Control}');
    await waitFor(() =>
      expect([labelIn(changes.at(-1), 11)?.x, labelIn(changes.at(-1), 12)?.x]).toEqual([60, 120]),
    );
  });

  it('measures labels by the words of the account', async () => {
    const { asked, translator } = recordingTranslator();
    const { user } = await openEditor(Editor, {
      plugins: PLUGINS,
      objects: [town(1, 60, 80), nameOf(11, 'Ulm', 60, 80)],
      translate: translator,
      accountWords: [{ word: 'Ulm', places: ['whole'], system: 'DE:VOLL', braille: '⠿⠷' }],
    });
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ exceptions: expect.anything() }));
    const before = asked.length;
    await user.keyboard('{Control>}k{/Control}Beschriftungen platzieren{Enter}');
    await screen.findByText(/^Eine Beschriftung|^1 Beschriftung/u);
    const measured = asked.slice(before).filter(({ text }) => text === 'Ulm');
    expect(measured.length).toBeGreaterThan(0);
    for (const { exceptions } of measured) expect(exceptions?.written).toHaveLength(1);
  });

  it('offers labels that were placed by hand, and never the pinned ones', async () => {
    const objects = [
      town(1, 60, 80),
      nameOf(11, 'Ulm', 60, 80, { placing: 'hand' }),
      nameOf(12, 'Fest', 60, 80, { placing: 'pinned' }),
    ];
    const { changes, dialog, user } = await openDialog(objects, 'en');
    expect(dialog.getAllByRole('radio')).toHaveLength(1);
    expect(dialog.getByRole('radio', { name: 'All, those placed by hand too (1)' })).toBeDefined();
    expect(await dialog.findByText('1 label gets another place.')).toBeDefined();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await act(async () => {});
    // The frame of a label may have followed its text.
    expect(changes.map((document) => labelIn(document, 11)?.placing).filter((it) => it !== 'hand')).toEqual(
      [],
    );
    expect(labelIn(changes.at(-1), 11)?.x ?? 60).toBe(60);
  });

  it('offers the labels that the selected object touches, and places no other', async () => {
    const objects = [
      town(1, 60, 80),
      town(2, 120, 180),
      nameOf(11, 'Ulm', 60, 80),
      nameOf(12, 'Bonn', 120, 180),
    ];
    const { changes, dialog, user } = await openDialog(objects, 'de', id(1));
    expect(dialog.getByRole('radio', { name: 'Von der Auswahl berührte (1)', checked: true })).toBeDefined();
    expect(await dialog.findByText('1 Beschriftung bekommt einen anderen Platz.')).toBeDefined();
    await user.click(dialog.getByRole('button', { name: 'Übernehmen' }));
    await waitFor(() => expect(labelIn(changes.at(-1), 11)?.x).not.toBe(60));
    expect(labelIn(changes.at(-1), 12)?.x).toBe(120);
  });

  it('offers all free labels where labels are selected with other objects, as after an import', async () => {
    const objects = [
      town(1, 60, 80),
      town(2, 120, 180),
      nameOf(11, 'Ulm', 60, 80),
      nameOf(12, 'Bonn', 120, 180),
    ];
    const { dialog } = await openDialog(objects, 'de', id(1), id(11));
    const names = dialog.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent);
    expect(names.some((name) => name?.includes('berührte'))).toBe(false);
    expect(dialog.getByRole('radio', { name: 'Frei platzierbare (2)', checked: true })).toBeDefined();
  });

  it('says that there is nothing to place', async () => {
    const { dialog } = await openDialog([town(1, 60, 80)]);
    expect(
      dialog.getByText('Auf dieser Seite gibt es keine Beschriftung, die platziert werden kann.'),
    ).toBeDefined();
  });
});
