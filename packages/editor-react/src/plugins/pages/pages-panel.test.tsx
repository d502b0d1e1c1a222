import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { undo } from '@tastwerk/editor-core';
import { act, configure, screen, waitFor, within } from '@testing-library/react';
import { fakeScreen } from '../../../test/fakes.js';
import { fakeUser } from '../../../test/fake-user.js';
import { renderPanel } from '../../../test/render-panel.js';
import { createNewDocument } from '../../new-document.js';
import { newUuid } from '../../base/new-uuid.js';
import { documentOf } from '../../state/selectors.js';
import { PagesPanel } from './pages-panel.js';
import { createObject } from '@tastwerk/editor-core/standard';
import { createEditorStore } from '../../../test/editor-store.js';

configure({ defaultHidden: true });

function openPages() {
  const blank = createNewDocument('de');
  const pages = ['Plan', 'Legende', 'Text'].flatMap((name) =>
    blank.pages.map((page) => ({
      ...page,
      uuid: newUuid(),
      name,
      objects: [createObject('rect', { uuid: newUuid(), x: 20, y: 50 })],
    })),
  );
  const store = createEditorStore({ ...blank, pages });
  renderPanel(<PagesPanel />, store);
  const list = screen.getByRole('grid', { name: 'Seiten der Grafik' });
  const now = () => documentOf(store.getState());
  const names = () => now().pages.map(({ name }) => name);
  const shown = () => store.getState().session.currentPage;
  const row = (name: string) => within(list).getByRole('row', { name });
  const takeBack = () => act(() => void store.dispatch(undo()));
  return { list, names, now, row, shown, takeBack, user: fakeUser() };
}

describe('PagesPanel', () => {
  const made = new Map<string, Blob>();

  beforeEach(() => {
    localStorage.clear();
    fakeScreen(true);
    // jsdom makes no object URLs.
    Object.assign(URL, {
      createObjectURL: (blob: Blob) => {
        const url = `blob:${made.size}`;
        made.set(url, blob);
        return url;
      },
      revokeObjectURL: (url: string) => void made.delete(url),
    });
  });
  afterEach(() => made.clear());

  it('shows the page that is chosen, and adds, duplicates and removes pages', async () => {
    const { names, row, shown, user } = openPages();
    await user.click(row('Legende'));
    expect(shown()).toBe(1);
    await user.click(screen.getByRole('button', { name: 'Seite duplizieren' }));
    expect(names()).toEqual(['Plan', 'Legende', 'Legende (2)', 'Text']);
    await user.click(screen.getByRole('button', { name: 'Seite entfernen' }));
    expect(names()).toEqual(['Plan', 'Legende', 'Text']);
    await user.click(screen.getByRole('button', { name: 'Seite hinzufügen' }));
    expect(names()).toEqual(['Plan', 'Legende', 'Text', 'Seite 4']);
    expect(shown()).toBe(3);
  });

  it('renames in place, orders by Alt and the arrow keys, and removes by Delete', async () => {
    const { names, row, takeBack, user } = openPages();
    await user.click(row('Plan'));
    await user.keyboard('{F2}');
    await user.keyboard('Stadtplan{Enter}');
    expect(names()).toEqual(['Stadtplan', 'Legende', 'Text']);
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    expect(names()).toEqual(['Legende', 'Stadtplan', 'Text']);
    await user.keyboard('{Delete}');
    expect(names()).toEqual(['Legende', 'Text']);
    takeBack();
    expect(names()).toEqual(['Legende', 'Stadtplan', 'Text']);
  });

  it('shows a picture of each page, made of what is drawn', async () => {
    const { list } = openPages();
    await waitFor(() => expect(list.querySelectorAll('img')).toHaveLength(3));
    const [blob] = made.values();
    expect(blob?.type).toBe('image/svg+xml');
  });

  it('sets paper, medium, margins and the spacing of the grid', async () => {
    const { now, user } = openPages();
    await user.click(screen.getByRole('button', { name: /Medium/ }));
    const media = within(screen.getByRole('listbox'));
    await user.click(media.getByRole('option', { name: 'Brailledrucker' }));
    await user.click(screen.getByRole('switch', { name: 'Heftrand (40 mm)' }));
    await user.click(screen.getByRole('switch', { name: 'Senkrechte Rasterlinien' }));
    const spacing = screen.getByRole('textbox', { name: 'Abstand der senkrechten Linien' });
    await user.clear(spacing);
    await user.type(spacing, '25');
    act(() => spacing.blur());
    expect(now()).toMatchObject({
      medium: 'embosser',
      bindingSpace: true,
      showVerticalGrid: true,
      verticalGridSpacing: 25,
    });
  });
});
