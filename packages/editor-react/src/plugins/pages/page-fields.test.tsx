import { beforeEach, describe, expect, it } from '@jest/globals';
import { runCommand, sessionActions } from '@tastwerk/editor-core';
import { act, screen } from '@testing-library/react';
import { actionStore } from '../../../test/action-store.js';
import { fakeScreen } from '../../../test/fakes.js';
import { fakeUser } from '../../../test/fake-user.js';
import { renderPart } from '../../../test/render-part.js';
import { newUuid } from '../../base/new-uuid.js';
import { PageFields } from './page-fields.js';

describe('PageFields', () => {
  beforeEach(() => fakeScreen(true));

  it('names the page that is shown and marks it as text', async () => {
    const { store, state } = actionStore([]);
    const page = { uuid: newUuid(), name: 'Seite 2', titleLabelUuid: newUuid() };
    store.dispatch(runCommand({ type: 'add-page', ...page }));
    store.dispatch(sessionActions.setCurrentPage(1));
    renderPart(<PageFields />, store);
    const user = fakeUser();
    const name = screen.getByRole('textbox', { name: 'Name der Seite' });
    await user.clear(name);
    await user.type(name, 'Rückseite');
    await user.tab();
    await user.click(screen.getByRole('switch', { name: 'Seite nur mit Text' }));
    expect(state().history.present.pages).toMatchObject([
      { name: 'Seite 1', text: false },
      { name: 'Rückseite', text: true },
    ]);
    act(() => void store.dispatch(sessionActions.setCurrentPage(0)));
    expect(screen.getByRole('textbox', { name: 'Name der Seite' })).toHaveProperty('value', 'Seite 1');
  });
});
