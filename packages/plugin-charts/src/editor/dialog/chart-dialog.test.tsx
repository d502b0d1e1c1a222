import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Document } from '@tastwerk/editor-core';
import { Editor } from '@tastwerk/editor-react';
import { act, configure, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import axe from 'axe-core';
import { fakeScreen, recordingTranslator } from '../../../../editor-react/test/fakes.js';
import { openEditor } from '../../../../editor-react/test/open-editor.js';
import charts from '../index.js';

configure({ defaultHidden: true, asyncUtilTimeout: 20_000 });

const PLUGINS = { with: [charts] };

async function openGallery(language: 'de' | 'en' = 'de') {
  const { canvas, changes, user } = await openEditor(Editor, { plugins: PLUGINS, language });
  const insert = language === 'de' ? 'Diagramm einfügen …' : 'Insert chart …';
  await user.click(await screen.findByRole('button', { name: insert }));
  return { canvas, changes, user };
}

const dialog = (name: RegExp) => screen.findByRole('dialog', { name });
const chartIn = (document: Document | undefined) =>
  document?.pages.flatMap(({ objects }) => objects).find((object) => object.type === 'chart');

function paste(text: string): void {
  const target = document.activeElement ?? document.body;
  fireEvent(target, createEvent.paste(target, { clipboardData: { files: [], getData: () => text } }));
}

describe('the dialog of charts', () => {
  beforeEach(() => fakeScreen(true));

  it('makes a sheet of a table that is pasted over the example, as one step of undo', async () => {
    const { changes, user } = await openGallery();
    await user.click(within(await dialog(/Art wählen/u)).getByRole('button', { name: 'Balkendiagramm' }));
    const open = within(await dialog(/Neu: Balkendiagramm/u));
    expect(await open.findByRole('img', { name: /diagramm/iu })).toBeDefined();
    await user.click(open.getByText('Äpfel', { selector: '[role="rowheader"] *' }));
    paste('Stadt\tRegen in mm\nWien\t12,5\nGraz\t20\n');
    await open.findByText('Wien', { selector: '[role="rowheader"] *' });
    const title = open.getByRole<HTMLInputElement>('textbox', { name: 'Titel des Blattes' });
    expect(title.value).toBe('Regen in mm');
    await user.clear(title);
    await user.type(title, 'Regen');
    await user.click(open.getByRole('button', { name: 'Übernehmen' }));
    await waitFor(() => expect(chartIn(changes.at(-1))).toBeDefined());
    const taken = changes.at(-1);
    expect(chartIn(taken)).toMatchObject({
      spec: { names: ['Wien', 'Graz'], title: 'Regen', rowsName: 'Stadt', valuesName: 'Regen in mm' },
    });
    expect(taken).toMatchObject({ graphicTitle: 'Regen', plugins: { '@tastwerk/plugin-charts': '0.1.0' } });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(chartIn(changes.at(-1))).toBeUndefined());
  });

  it('measures texts by the words of the account', async () => {
    const { asked, translator } = recordingTranslator();
    const { user } = await openEditor(Editor, {
      plugins: PLUGINS,
      translate: translator,
      accountWords: [{ word: 'Äpfel', places: ['whole'], system: 'DE:VOLL', braille: '⠿⠷' }],
    });
    await user.click(await screen.findByRole('button', { name: 'Diagramm einfügen …' }));
    await user.click(within(await dialog(/Art wählen/u)).getByRole('button', { name: 'Balkendiagramm' }));
    await within(await dialog(/Neu: Balkendiagramm/u)).findByRole('img', { name: /diagramm/iu });
    const measured = asked.filter(({ text }) => text === 'Äpfel');
    expect(measured.length).toBeGreaterThan(0);
    for (const { exceptions } of measured) expect(exceptions?.written).toHaveLength(1);
  });

  it('says what is wrong at its cell, and takes nothing before it is right', async () => {
    const { changes, user } = await openGallery();
    await user.click(within(await dialog(/Art wählen/u)).getByRole('button', { name: 'Balkendiagramm' }));
    const open = within(await dialog(/Neu: Balkendiagramm/u));
    await user.click(open.getByText('35', { selector: '[role="gridcell"] *' }));
    await user.keyboard('viel{Enter}{ArrowUp}');
    expect(open.getByText('„viel“ ist keine Zahl.')).toBeDefined();
    await user.click(open.getByRole('button', { name: 'Übernehmen' }));
    expect(await open.findByText(/Korrigieren Sie die markierten Felder/u)).toBeDefined();
    expect(chartIn(changes.at(-1))).toBeUndefined();
  });

  it('asks before it closes where something was typed, and forgets it when that is wanted', async () => {
    const { changes, user } = await openGallery('en');
    await user.click(within(await dialog(/choose a type/u)).getByRole('button', { name: 'Number line' }));
    const open = within(await dialog(/New: Number line/u));
    await user.type(open.getByRole('textbox', { name: 'Title of the sheet' }), '!');
    await user.keyboard('{Escape}');
    const question = within(await screen.findByRole('alertdialog', { name: 'Discard changes?' }));
    await user.click(question.getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(changes).toEqual([]);
  });

  it('reads a formula while it is typed', async () => {
    const { user } = await openGallery();
    await user.click(within(await dialog(/Art wählen/u)).getByRole('button', { name: 'Funktionsgraphen' }));
    const open = within(await dialog(/Neu: Funktionsgraphen/u));
    const [field] = open.getAllByRole('textbox', { name: 'Formel' });
    if (!field) throw new Error('there is no formula');
    await user.clear(field);
    await user.type(field, 'y = 2x^2 - 2,5');
    expect(open.getByText('Gelesen als y = 2x² − 2,5')).toBeDefined();
    await user.type(field, '+(');
    expect(open.getByText(/^Zeichen \d+: /u)).toBeDefined();
  });

  it('changes a chart that is opened again, and has no fault of accessibility', async () => {
    const { canvas, changes, user } = await openGallery();
    await user.click(within(await dialog(/Art wählen/u)).getByRole('button', { name: 'Balkendiagramm' }));
    await user.click(
      within(await dialog(/Neu: Balkendiagramm/u)).getByRole('button', { name: 'Übernehmen' }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const chart = chartIn(changes.at(-1));
    act(() => void canvas.options?.onOpen?.(chart?.uuid ?? ''));
    const sheet = await dialog(/Bearbeiten: Balkendiagramm/u);
    const open = within(sheet);
    await open.findByRole('img');
    const { violations } = await axe.run(sheet, { rules: { 'color-contrast': { enabled: false } } });
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
    await user.click(open.getByRole('checkbox', { name: 'Waagerecht' }));
    await user.click(open.getByRole('button', { name: 'Übernehmen' }));
    await waitFor(() => expect(chartIn(changes.at(-1))).toMatchObject({ spec: { isHorizontal: true } }));
    expect(chartIn(changes.at(-1))?.uuid).toBe(chart?.uuid);
  });

  it('keeps the title that it gave in step with the formulas, and leaves one that is written', async () => {
    const { user } = await openGallery();
    await user.click(within(await dialog(/Art wählen/u)).getByRole('button', { name: 'Funktionsgraphen' }));
    const open = within(await dialog(/Neu: Funktionsgraphen/u));
    const title = await open.findByRole<HTMLInputElement>('textbox', { name: 'Titel des Blattes' });
    const [formula] = open.getAllByRole('textbox', { name: 'Formel' });
    if (!formula) throw new Error('there is no field for a formula');
    await user.clear(formula);
    await user.type(formula, 'y = 2x');
    expect(title.value).toBe('y = 2x, y = x − 1');
    await user.clear(title);
    await user.type(title, 'Geraden');
    await user.type(formula, ' + 1');
    expect(title.value).toBe('Geraden');
  });

  it('takes the title of each file that is read, until one is written', async () => {
    const { user } = await openGallery();
    await user.click(within(await dialog(/Art wählen/u)).getByRole('button', { name: 'Balkendiagramm' }));
    const open = within(await dialog(/Neu: Balkendiagramm/u));
    const data = open.getByRole('region', { name: 'Daten' });
    const title = () => open.getByRole<HTMLInputElement>('textbox', { name: 'Titel des Blattes' });
    const drop = (name: string, town = 'Wien') =>
      fireEvent.drop(data, {
        dataTransfer: { files: [new File([`Stadt;Regen\n${town};12\nGraz;20\n`], name)] },
      });
    drop('Regen 2024.csv');
    await waitFor(() => expect(title().value).toBe('Regen 2024'));
    drop('Regen 2025.csv');
    await waitFor(() => expect(title().value).toBe('Regen 2025'));
    await user.clear(title());
    await user.type(title(), 'Niederschlag');
    drop('Regen 2026.csv', 'Linz');
    await open.findByText('Linz', { selector: '[role="rowheader"] *' });
    expect(title().value).toBe('Niederschlag');
  });

  it('tells the sheet by its status only after a change', async () => {
    const { user } = await openGallery();
    await user.click(within(await dialog(/Art wählen/u)).getByRole('button', { name: 'Balkendiagramm' }));
    const open = within(await dialog(/Neu: Balkendiagramm/u));
    await open.findByRole('img', { name: /diagramm/iu });
    const status = () =>
      open
        .getAllByRole('status')
        .map(({ textContent }) => textContent)
        .join('');
    await new Promise((resolve) => setTimeout(resolve, 1500));
    expect(status()).toBe('');
    await user.click(open.getByText('35', { selector: '[role="gridcell"] *' }));
    await user.keyboard('99{Enter}');
    await waitFor(() => expect(status()).toContain('99'), { timeout: 20_000 });
  });
});
