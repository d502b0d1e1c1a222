import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import { fakeScreen } from '../../../test/fakes.js';
import { fakeUser } from '../../../test/fake-user.js';
import { renderPanel } from '../../../test/render-panel.js';
import { createNewDocument } from '../../new-document.js';
import { newUuid } from '../../base/new-uuid.js';
import { CommandPalette } from './command-palette.js';
import { createObject } from '@tastwerk/editor-core/standard';
import { createEditorStore } from '../../../test/editor-store.js';

const HOUSE = newUuid();

function openPalette(language: 'de' | 'en' = 'de') {
  const blank = createNewDocument(language);
  const house = createObject('rect', { uuid: HOUSE, x: 50, y: 60, moniker: 'Rathaus' });
  const second = { uuid: newUuid(), name: 'Rückseite', objects: [house] };
  const pages = [...blank.pages, ...blank.pages.map((page) => ({ ...page, ...second }))];
  const store = createEditorStore({ ...blank, pages });
  const onClose = jest.fn();
  renderPanel(<CommandPalette onClose={onClose} />, store, language);
  return { onClose, store, user: fakeUser() };
}

describe('CommandPalette', () => {
  beforeEach(() => {
    fakeScreen(true);
    window.localStorage.clear();
  });
  afterEach(cleanup);

  it('runs what is found by other words, and shows its key', async () => {
    const { onClose, store, user } = openPalette();
    await user.keyboard('viereck');
    const row = screen.getByRole('menuitem', { name: /^Rechteck/u });
    expect(within(row).getByText('R')).toBeDefined();
    await user.keyboard('{Enter}');
    expect(store.getState().session.tool).toBe('RECT');
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('says why something cannot be done, and does not close over it', async () => {
    const { onClose, user } = openPalette();
    await user.keyboard('gruppieren');
    expect(screen.getByText('Nicht möglich: Wählen Sie dazu mindestens zwei Objekte aus.')).toBeDefined();
    await user.keyboard('{Enter}');
    expect(onClose).not.toHaveBeenCalled();
  });

  it('goes to objects and pages by their names', async () => {
    const { store, user } = openPalette();
    await user.keyboard('rathaus{Enter}');
    expect(store.getState().session).toMatchObject({ selectedUuids: [HOUSE], currentPage: 1 });
  });

  it('goes to pages, and opens templates', async () => {
    const { store, user } = openPalette();
    await user.keyboard('rückseite{Enter}');
    expect(store.getState().session.currentPage).toBe(1);
    await user.clear(screen.getByRole('searchbox'));
    await user.keyboard('räume{Enter}');
    expect(store.getState().workspace.overlay).toEqual({ id: 'templates', about: 'floor-plan' });
  });

  it('puts what was used last at the top', async () => {
    const first = openPalette('en');
    await first.user.keyboard('ellipse{Enter}');
    cleanup();
    openPalette('en');
    const recent = screen.getByRole('group', { name: 'Recently used' });
    expect(within(recent).getByRole('menuitem', { name: /^Ellipse/u })).toBeDefined();
  });
});
