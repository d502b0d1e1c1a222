import { beforeEach, describe, expect, it } from '@jest/globals';
import { type Document, type PageObject } from '@tastwerk/editor-core';
import { act, configure, render, screen, within } from '@testing-library/react';
import { clipboardEvent } from '../../../test/clipboard-event.js';
import { fakeCanvas, fakePorts, fakeScreen } from '../../../test/fakes.js';
import { fakeUser } from '../../../test/fake-user.js';
import '../../../test/loaded-texts.js';
import { Editor } from '../../editor.js';
import { createNewDocument } from '../../new-document.js';
import { newUuid } from '../../base/new-uuid.js';
import { createObject } from '@tastwerk/editor-core/standard';

configure({ defaultHidden: true });

const [HOUSE, LABEL, GROUP, ROOF] = [newUuid(), newUuid(), newUuid(), newUuid()];

function openEditor(language: 'de' | 'en' = 'de', ...more: readonly PageObject[]) {
  const blank = createNewDocument(language);
  const objects = [
    createObject('rect', { uuid: HOUSE, x: 20, y: 50, width: 40, height: 30, moniker: 'Haus' }),
    createObject('group', {
      uuid: GROUP,
      objects: [createObject('rect', { uuid: ROOF, x: 90, y: 50, moniker: 'Dach' })],
    }),
    createObject('label', { uuid: LABEL, x: 20, y: 100, text: 'Garten' }),
    ...more,
  ];
  const canvas = fakeCanvas();
  const changes: Document[] = [];
  render(
    <Editor
      document={{ ...blank, pages: blank.pages.map((page) => ({ ...page, objects })) }}
      ports={fakePorts({ canvasFactory: canvas.factory })}
      language={language}
      onChange={(changed) => changes.push(changed)}
    />,
  );
  const drawn = (): readonly PageObject[] => changes.at(-1)?.pages[0]?.objects ?? objects;
  const list = screen.getByRole('treegrid', {
    name: language === 'de' ? 'Objekte dieser Seite' : 'Objects on this page',
  });
  const rows = () =>
    within(list)
      .getAllByRole('row')
      .map((row) => row.getAttribute('aria-label'));
  const row = (name: string) => within(list).getByRole('row', { name });
  return { canvas: canvas.state, drawn, list, rows, row, user: fakeUser() };
}

describe('ObjectsPanel', () => {
  beforeEach(() => {
    localStorage.clear();
    fakeScreen(true);
  });

  it('lists what is drawn, the uppermost first, by name, text or kind', () => {
    const { rows } = openEditor();
    expect(rows()).toEqual(['Beschriftung „Garten“', 'Gruppe', 'Rechteck „Haus“']);
  });

  it('chooses all but an empty title with Ctrl+A, as on the sheet', async () => {
    const title = createObject('label', { uuid: newUuid(), x: 10, y: 10, isTitle: true });
    const { canvas, row, user } = openEditor('de', title);
    await user.click(row('Rechteck „Haus“'));
    await user.keyboard('{Control>}a{/Control}');
    expect([...(canvas.shown.selection ?? [])].sort()).toEqual([HOUSE, GROUP, LABEL].sort());
  });

  it('chooses on the sheet what is chosen in the list, and the other way round, opening the group around it', async () => {
    const { canvas, row, rows, user } = openEditor();
    await user.click(row('Rechteck „Haus“'));
    expect(canvas.shown.selection).toEqual([HOUSE]);
    await user.keyboard('{Shift>}{ArrowUp}{/Shift}');
    expect(new Set(canvas.shown.selection)).toEqual(new Set([HOUSE, GROUP]));
    act(() => canvas.options?.onSelect([ROOF]));
    expect(rows()).toEqual(['Beschriftung „Garten“', 'Gruppe', 'Quadrat „Dach“', 'Rechteck „Haus“']);
    expect(row('Quadrat „Dach“').getAttribute('aria-selected')).toBe('true');
    expect(row('Quadrat „Dach“').getAttribute('aria-level')).toBe('2');
  });

  it('renames in place by F2, and Escape keeps the name', async () => {
    const { drawn, row, user } = openEditor();
    await user.click(row('Rechteck „Haus“'));
    await user.keyboard('{F2}');
    const field = screen.getByRole('textbox', { name: 'Name (Rechteck)' });
    expect(document.activeElement).toBe(field);
    await user.keyboard('Scheune r{Enter}');
    expect(drawn()[0]).toMatchObject({ moniker: 'Scheune r' });
    expect(document.activeElement).toBe(row('Rechteck „Scheune r“'));
    await user.keyboard('{F2}Stall{Escape}');
    expect(drawn()[0]).toMatchObject({ moniker: 'Scheune r' });
  });

  it('locks and hides what is chosen with one press, in one step', async () => {
    const { canvas, drawn, row, user } = openEditor();
    await user.click(row('Rechteck „Haus“'));
    await user.keyboard('{Control>}');
    await user.click(row('Gruppe'));
    await user.keyboard('{/Control}');
    await user.click(within(row('Gruppe')).getByRole('button', { name: 'Sperren' }));
    expect(drawn().map(({ locked }) => locked)).toEqual([true, true, false]);
    await user.click(within(row('Beschriftung „Garten“')).getByRole('button', { name: 'Ausblenden' }));
    expect(drawn().map(({ hidden }) => hidden)).toEqual([false, false, true]);
    expect(canvas.shown.selection).toHaveLength(2);
    await user.keyboard('{Control>}zz{/Control}');
    expect(drawn().some(({ locked, hidden }) => locked || hidden)).toBe(false);
  });

  it('orders by Alt and the arrow keys, and deletes', async () => {
    const { drawn, row, user } = openEditor();
    await user.click(row('Rechteck „Haus“'));
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
    expect(drawn().map(({ uuid }) => uuid)).toEqual([GROUP, HOUSE, LABEL]);
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}{Delete}');
    expect(drawn().map(({ uuid }) => uuid)).toEqual([GROUP, LABEL]);
  });

  it('leaves shortcuts with Ctrl to the editor: group, duplicate, copy and paste', async () => {
    const { drawn, row, user } = openEditor();
    await user.click(row('Rechteck „Haus“'));
    await user.keyboard('{Control>}d{/Control}');
    expect(drawn()).toHaveLength(4);
    await user.click(row('Beschriftung „Garten“'));
    await user.keyboard('{Shift>}{ArrowDown}{/Shift}{Control>}g{/Control}');
    expect(drawn().map(({ type }) => type)).toEqual(['rect', 'rect', 'group']);
    const [group] = screen.getAllByRole('row', { name: 'Gruppe', selected: true });
    if (!group) throw new Error('the new group is not selected');
    clipboardEvent('paste', group, clipboardEvent('copy', group).text);
    expect(drawn().map(({ type }) => type)).toEqual(['rect', 'rect', 'group', 'group']);
  });

  it('speaks English too', () => {
    expect(openEditor('en').rows()).toEqual(['Label “Garten”', 'Group', 'Rectangle “Haus”']);
  });
});
