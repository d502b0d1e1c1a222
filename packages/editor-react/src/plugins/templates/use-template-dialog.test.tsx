import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { type Document, undo } from '@tastwerk/editor-core';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { fakeScreen } from '../../../test/fakes.js';
import { fakeUser } from '../../../test/fake-user.js';
import { renderPanel } from '../../../test/render-panel.js';
import { sampleDocument } from '../../../test/sample-document.js';
import { createNewDocument } from '../../new-document.js';
import { documentOf } from '../../state/selectors.js';
import { UseTemplateDialog } from './use-template-dialog.js';
import { createEditorStore } from '../../../test/editor-store.js';

function openDialog(document: Document) {
  const store = createEditorStore(document);
  const onClose = jest.fn();
  renderPanel(<UseTemplateDialog about={undefined} onClose={onClose} />, store);
  return { now: () => documentOf(store.getState()), onClose, store, user: fakeUser() };
}

describe('UseTemplateDialog', () => {
  beforeEach(() => fakeScreen(true));
  afterEach(cleanup);

  it('begins an untouched draft with the template, which can be undone, and keeps its title', async () => {
    const draft = { ...createNewDocument('de'), graphicTitle: 'Regen im Harz' };
    const { now, onClose, store, user } = openDialog(draft);
    await user.click(screen.getByRole('button', { name: 'Körperumriss' }));
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(now().graphicTitle).toBe('Regen im Harz');
    expect(now().pages[0]?.objects[0]).toMatchObject({ isTitle: true, text: 'Regen im Harz' });
    expect(now().pages[0]?.objects.length).toBeGreaterThan(10);
    act(() => void store.dispatch(undo()));
    expect(now()).toEqual(draft);
  });

  it('asks what becomes of what is drawn, and can come behind it', async () => {
    const draft = sampleDocument();
    const { now, onClose, user } = openDialog(draft);
    await user.click(screen.getByRole('button', { name: 'Grundriss' }));
    await user.click(screen.getByRole('button', { name: 'Als Seite anfügen' }));
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(now().pages).toHaveLength(2);
    expect(now().pages[0]).toEqual(draft.pages[0]);
    expect(now().graphicTitle).toBe(draft.graphicTitle);
  });

  it('does not put pages of another paper behind each other', async () => {
    const { now, user } = openDialog({ ...sampleDocument(), width: 297, height: 210 });
    const before = now();
    await user.click(screen.getByRole('button', { name: 'Grundriss' }));
    expect(screen.getByRole('button', { name: 'Als Seite anfügen' }).hasAttribute('disabled')).toBe(true);
    expect(screen.getByText(/anderes Papier/u)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Abbrechen' }));
    expect(now()).toBe(before);
  });
});
