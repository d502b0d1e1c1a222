import { beforeEach, describe, expect, it } from '@jest/globals';
import { clipboardObjects, type Document, type PageObject } from '@tastwerk/editor-core';
import { act, configure, render, screen, within } from '@testing-library/react';
import { clipboardEvent } from '../../../test/clipboard-event.js';
import { fakeCanvas, fakePorts, fakeScreen } from '../../../test/fakes.js';
import { fakeUser } from '../../../test/fake-user.js';
import '../../../test/loaded-texts.js';
import { Editor } from '../../editor.js';
import { createNewDocument } from '../../new-document.js';
import { newUuid } from '../../base/new-uuid.js';
import { createObject, kinds } from '@tastwerk/editor-core/standard';

configure({ defaultHidden: true });

const [LEFT, RIGHT] = [newUuid(), newUuid()];

function openEditor(language: 'de' | 'en' = 'de') {
  const blank = createNewDocument(language);
  const objects = [
    createObject('rect', { uuid: LEFT, x: 20, y: 50, width: 40, height: 30 }),
    createObject('rect', { uuid: RIGHT, x: 120, y: 90, width: 40, height: 30 }),
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
  const select = (...uuids: readonly string[]) => act(() => canvas.state.options?.onSelect(uuids));
  const drawn = (): readonly PageObject[] => changes.at(-1)?.pages[0]?.objects ?? objects;
  return { canvas: canvas.state, select, drawn, user: fakeUser() };
}

describe('ArrangePanel', () => {
  beforeEach(() => fakeScreen(true));

  it('aligns what is selected, and offers one object the page alone', async () => {
    const { drawn, select, user } = openEditor();
    select(LEFT, RIGHT);
    await user.click(screen.getByRole('button', { name: 'Ausrichten' }));
    await user.click(screen.getByRole('menuitem', { name: 'Linksbündig ausrichten' }));
    expect(drawn()).toMatchObject([{ x: 20 }, { x: 20 }]);
    select(LEFT);
    await user.click(screen.getByRole('button', { name: /Ausrichten an/ }));
    const options = within(screen.getByRole('listbox')).getAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual(['Seite', 'Sicherheitsrand']);
  });

  it('says what cannot be done with the selection', async () => {
    const { select, user } = openEditor('en');
    select(LEFT);
    const possible = async (menu: string, names: readonly string[]) => {
      await user.click(screen.getByRole('button', { name: menu }));
      const entries = within(screen.getByRole('menu'));
      const found = names.map(
        (name) => entries.getByRole('menuitem', { name: new RegExp(`^${name}`) }).ariaDisabled !== 'true',
      );
      await user.keyboard('{Escape}');
      return found;
    };
    expect(
      await possible('Edit', ['Copy Ctrl', 'Duplicate', 'Copies in a row', 'Select same kind', 'Paste Ctrl']),
    ).toEqual([true, true, true, true, false]);
    expect(await possible('Arrange', ['Bring to front', 'Flip vertically', 'Group', 'Ungroup'])).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect(await possible('Align', ['Align left', 'Distribute horizontally'])).toEqual([true, false]);
  });

  it('is reached by keys: groups, duplicates and changes the order', async () => {
    const { canvas, drawn, select, user } = openEditor();
    select(LEFT, RIGHT);
    await user.keyboard('{Control>}g{/Control}');
    expect(drawn()).toMatchObject([{ type: 'group' }]);
    await user.keyboard('{Control>}d{/Control}');
    expect(drawn()).toHaveLength(2);
    expect(canvas.shown.selection).toEqual([drawn()[1]?.uuid]);
    await user.keyboard('{Control>}{Shift>}G{/Shift}{/Control}');
    expect(drawn().map(({ type }) => type)).toEqual(['group', 'rect', 'rect']);
    await user.keyboard('{Control>}{Shift>}{ArrowDown}{/Shift}{/Control}');
    expect(drawn().map(({ type }) => type)).toEqual(['rect', 'rect', 'group']);
  });

  it('copies, cuts and pastes on the events of the browser, but not while text is written', () => {
    const { drawn, select } = openEditor();
    select(LEFT);
    const field = within(screen.getByRole('tabpanel', { name: 'Objekt' })).getByRole('textbox', {
      name: 'Name',
    });
    expect(clipboardEvent('cut', field)).toEqual({ text: '', isTaken: false });
    expect(drawn()).toHaveLength(2);

    const area = screen.getByRole('application');
    const cut = clipboardEvent('cut', area);
    expect(clipboardObjects(kinds, cut.text)).toMatchObject([{ uuid: LEFT }]);
    expect(drawn()).toMatchObject([{ uuid: RIGHT }]);
    expect(clipboardEvent('copy', area).isTaken).toBe(false);
    clipboardEvent('paste', area, cut.text);
    expect(drawn()).toMatchObject([{ uuid: RIGHT }, { x: 20, y: 50 }]);
  });
});
