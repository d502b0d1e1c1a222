import { beforeEach, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { EditorPart } from '../../test/editor-part.js';
import { fakeScreen } from '../../test/fakes.js';
import { createNewDocument } from '../new-document.js';
import { nextPageAction } from '../plugins/pages/page-actions.js';
import { createKeyChoice } from '../state/key-choice.js';
import { ActionButton } from './action-button.js';

beforeEach(() => {
  fakeScreen(true);
  window.localStorage.clear();
});

/** What describes the button of an action that a part brings itself, without the lists of the plugins. */
function description(): string {
  const { unmount } = render(
    <EditorPart document={createNewDocument('de')}>
      <ActionButton action={nextPageAction} />
    </EditorPart>,
  );
  const id = screen.getByRole('button').getAttribute('aria-describedby') ?? '';
  const words = document.getElementById(id)?.textContent ?? '';
  unmount();
  return words;
}

it('tells the key of its action: the usual one, and the one that was chosen', () => {
  expect(description()).toBe('Umschalt+Bild ↓');
  const usual = createKeyChoice();
  usual.set({ ...usual.get(), own: { [nextPageAction.id]: { key: 'F3' } } });
  expect(description()).toBe('F3');
});
