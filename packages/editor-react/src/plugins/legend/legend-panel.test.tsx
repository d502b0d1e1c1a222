import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Document, PageObject } from '@tastwerk/editor-core';
import { keyOf } from '@tastwerk/editor-core/legend';
import { act, configure, render, screen, waitFor, within } from '@testing-library/react';
import { fakeCanvas, fakePorts, fakeScreen } from '../../../test/fakes.js';
import { fakeUser } from '../../../test/fake-user.js';
import { legendDocument } from '../../../test/legend-document.js';
import '../../../test/loaded-texts.js';
import { Editor } from '../../editor.js';
import { createNewDocument } from '../../new-document.js';
import { newUuid } from '../../base/new-uuid.js';
import { createObject } from '@tastwerk/editor-core/standard';

configure({ defaultHidden: true });

const [HOUSE, TOWER] = [newUuid(), newUuid()];

function openEditor(document: Document, language: 'de' | 'en' = 'de') {
  const canvas = fakeCanvas();
  const changes: Document[] = [];
  render(
    <Editor
      document={document}
      ports={fakePorts({ canvasFactory: canvas.factory })}
      language={language}
      onChange={(changed) => changes.push(changed)}
    />,
  );
  const now = () => changes.at(-1) ?? document;
  const keyNow = () => now().pages.flatMap((page) => keyOf(page) ?? [])[0];
  const objectNow = (uuid: string): PageObject | undefined =>
    now().pages[0]?.objects.find((object) => object.uuid === uuid);
  const select = (uuid: string) => act(() => canvas.state.options?.onSelect([uuid]));
  return { canvas: canvas.state, now, keyNow, objectNow, select, user: fakeUser() };
}

async function openLegend(document: Document) {
  const editor = openEditor(document);
  await editor.user.click(screen.getByRole('tab', { name: 'Legende' }));
  return { ...editor, panel: within(screen.getByRole('tabpanel', { name: 'Legende' })) };
}

describe('LegendPanel', () => {
  beforeEach(() => fakeScreen(true));

  it('says that there is nothing to explain on an empty page', async () => {
    const { panel } = await openLegend(createNewDocument('de'));
    expect(panel.getByText('Nichts zu erklären')).toBeDefined();
    expect(panel.queryByText('Flächen')).toBeNull();
  });

  it('lists textures, lines and abbreviations of the page with their words and cells', async () => {
    const { panel } = await openLegend(legendDocument('de', [HOUSE, TOWER]));
    const words = panel.getByRole<HTMLInputElement>('textbox', { name: 'Bedeutung: Gitter' });
    expect(words.value).toBe('Wald');
    expect(panel.getByRole('textbox', { name: 'Bedeutung: Punkte' })).toBeDefined();
    expect(
      panel.getByRole('textbox', { name: 'Bedeutung: Gestrichelt, 1,5 mm, Schwarz (quillt auf)' }),
    ).toBeDefined();
    expect(panel.getByRole('textbox', { name: 'Abkürzung für „Ratskeller“' })).toBeDefined();
    expect(panel.getByText('Diese Abkürzung steht auch für „Rathaus“.')).toBeDefined();
    expect(await panel.findByLabelText('Brailleschrift von „Wald“')).toBeDefined();
  });

  it('lists the abbreviations of labels inside a group, too', async () => {
    const document = legendDocument();
    const pages = document.pages.map((page) => {
      const labels = page.objects.filter(({ type }) => type === 'label');
      const others = page.objects.filter(({ type }) => type !== 'label');
      return { ...page, objects: [...others, createObject('group', { uuid: newUuid(), objects: labels })] };
    });
    const { panel } = await openLegend({ ...document, pages });
    expect(panel.getAllByRole('textbox', { name: /^Abkürzung für/u })).toHaveLength(2);
  });

  it('writes words of textures and lines to the document, each as one step', async () => {
    const { now, panel, user } = await openLegend(legendDocument());
    await user.type(panel.getByRole('textbox', { name: 'Bedeutung: Punkte' }), 'Wiese');
    await user.tab();
    await waitFor(() => expect(now().keyedTextures).toContainEqual({ pattern: 'dotted', label: 'Wiese' }));
    await user.type(panel.getByRole('textbox', { name: /^Bedeutung: Gestrichelt/u }), 'Grenze');
    await user.tab();
    await waitFor(() =>
      expect(now().keyedStrokes).toMatchObject([{ borderStyle: 'dashed', label: 'Grenze' }]),
    );
    act(() => screen.getByRole('application').focus());
    await user.keyboard('{Control>}z{/Control}');
    expect(now().keyedStrokes).toEqual([]);
    expect(now().keyedTextures).toHaveLength(2);
  });

  it('changes an abbreviation and takes a label out of the legend', async () => {
    const { objectNow, panel, user } = await openLegend(legendDocument('de', [HOUSE, TOWER]));
    const field = panel.getByRole('textbox', { name: 'Abkürzung für „Ratskeller“' });
    await user.clear(field);
    await user.type(field, 'rk');
    await user.tab();
    await waitFor(() => expect(objectNow(TOWER)).toMatchObject({ keyVal: 'rk' }));
    await user.click(panel.getByRole('switch', { name: 'Ratskeller' }));
    expect(objectNow(TOWER)).toMatchObject({ isKey: false });
  });

  it('puts the legend out of use and back, and says what that means for its words', async () => {
    const { keyNow, panel, user } = await openLegend(legendDocument());
    await user.click(panel.getByRole('switch', { name: 'Legende verwenden' }));
    expect(keyNow()?.active).toBe(false);
    expect(panel.getByText(/^Diese Seite hat keine Legende/u)).toBeDefined();
    await user.click(panel.getByRole('switch', { name: 'Legende verwenden' }));
    await user.click(panel.getByRole('switch', { name: 'Auf dem Blatt zeigen' }));
    expect(keyNow()).toMatchObject({ active: true, show: false });
  });

  it('jumps to a label and to the legend on the sheet', async () => {
    const { canvas, keyNow, panel, user } = await openLegend(legendDocument('de', [HOUSE, TOWER]));
    await user.click(panel.getByRole('button', { name: '„Rathaus“ auf dem Blatt auswählen' }));
    expect(canvas.shown.selection).toEqual([HOUSE]);
    await user.click(screen.getByRole('tab', { name: 'Legende' }));
    await user.click(screen.getByRole('button', { name: 'Auf dem Blatt auswählen' }));
    expect(canvas.shown.selection).toEqual([keyNow()?.uuid]);
  });

  it('fits the size of a legend whose entries need more', async () => {
    const document = legendDocument();
    const pages = document.pages.map((page) => ({
      ...page,
      objects: page.objects.map((object) =>
        object.type === 'key' ? { ...object, width: 40, height: 30, fixed: true } : object,
      ),
    }));
    const { keyNow, panel, user } = await openLegend({ ...document, pages });
    await user.click(await panel.findByRole('button', { name: 'Größe anpassen' }));
    expect(keyNow()?.height).toBeGreaterThan(60);
    await waitFor(() => expect(panel.queryByRole('button', { name: 'Größe anpassen' })).toBeNull());
  });

  it('shows frame and height of a selected legend, and puts it out of use when it is deleted', async () => {
    const { keyNow, select, user } = openEditor(legendDocument());
    select(keyNow()?.uuid ?? '');
    const panel = within(screen.getByRole('tabpanel', { name: 'Objekt' }));
    await user.click(panel.getByRole('switch', { name: 'Höhe beibehalten' }));
    expect(keyNow()?.fixed).toBe(true);
    act(() => screen.getByRole('application').focus());
    await user.keyboard('{Delete}');
    expect(keyNow()?.active).toBe(false);
  });

  it('explains a label from its own fields, with an abbreviation of its own', async () => {
    const document = legendDocument('de', [HOUSE, TOWER]);
    const pages = document.pages.map((page) => ({
      ...page,
      objects: page.objects
        .filter(({ type }) => type !== 'key')
        .map((object) =>
          object.uuid === TOWER && object.type === 'label' ? { ...object, isKey: false } : object,
        ),
    }));
    const { keyNow, objectNow, select, user } = openEditor({ ...document, pages });
    expect(keyNow()).toBeUndefined();
    select(TOWER);
    const panel = within(screen.getByRole('tabpanel', { name: 'Objekt' }));
    await user.click(panel.getByRole('switch', { name: 'In der Legende erklären' }));
    expect(keyNow()?.active).toBe(true);
    expect(objectNow(TOWER)).toMatchObject({ isKey: true, keyVal: 'ras' });
    expect(panel.getByRole<HTMLInputElement>('textbox', { name: 'Abkürzung' }).value).toBe('ras');
  });

  it('explains the whole document on one page, and says so on the others', async () => {
    const document = legendDocument('de', [HOUSE, TOWER]);
    const label = { x: 20, y: 60, text: 'Bahnhof', keyVal: 'bah', isKey: true, pristine: false };
    const second = {
      uuid: newUuid(),
      name: 'Seite 2',
      text: false,
      guides: [],
      objects: [createObject('label', { uuid: newUuid(), ...label })],
    };
    const { now, panel, user } = await openLegend({ ...document, pages: [...document.pages, second] });
    expect(panel.queryByRole('textbox', { name: 'Abkürzung für „Bahnhof“' })).toBeNull();
    await user.click(panel.getByRole('radio', { name: 'das ganze Dokument' }));
    expect(panel.getByRole('textbox', { name: 'Abkürzung für „Bahnhof“' })).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Nächste Seite' }));
    expect(await panel.findByText(/^Die Legende auf Seite 1 erklärt das ganze Dokument/u)).toBeDefined();
    await user.click(panel.getByRole('button', { name: 'Auf diese Seite verschieben' }));
    expect(now().pages.map((page) => keyOf(page)?.explains)).toEqual([undefined, 'document']);
    await user.keyboard('{Control>}z{/Control}');
    expect(now().pages.map((page) => keyOf(page)?.explains)).toEqual(['document', undefined]);
  });

  it('says where no place is free for the legend, and leaves it', async () => {
    const document = legendDocument();
    const full = createObject('rect', { uuid: newUuid(), x: 5, y: 5, width: 200, height: 287 });
    const pages = document.pages.map((page) => ({ ...page, objects: [...page.objects, full] }));
    const { keyNow, panel, user } = await openLegend({ ...document, pages });
    const before = keyNow();
    await user.click(panel.getByRole('button', { name: 'Freien Platz suchen' }));
    expect(panel.getByText(/^Auf dieser Seite ist kein Platz frei/u)).toBeDefined();
    expect(keyNow()).toEqual(before);
  });

  it('speaks English too', async () => {
    const { user } = openEditor(legendDocument('en'), 'en');
    await user.click(screen.getByRole('tab', { name: 'Key' }));
    const panel = within(screen.getByRole('tabpanel', { name: 'Key' }));
    expect(panel.getByRole('textbox', { name: 'Meaning: Dashed, 1.5 mm, Black (swells)' })).toBeDefined();
  });
});
