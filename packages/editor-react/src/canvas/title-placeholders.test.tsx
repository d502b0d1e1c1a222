import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Document } from '@tastwerk/editor-core';
import { act, render, screen } from '@testing-library/react';
import { EditorPart } from '../../test/editor-part.js';
import { fakeScreen } from '../../test/fakes.js';
import { fakeUser } from '../../test/fake-user.js';
import '../../test/loaded-texts.js';
import { createNewDocument } from '../new-document.js';
import { CanvasHost } from './canvas-host.js';

function openCanvas(document: Document) {
  const title = document.pages[0]?.objects[0]?.uuid ?? '';
  render(
    <EditorPart document={document} selected={[title]}>
      <CanvasHost />
    </EditorPart>,
  );
  act(() => screen.getByRole('application').focus());
  return { user: fakeUser(), placeholder: () => screen.queryByText('Titel der Grafik') };
}

const field = () => screen.queryByRole<HTMLTextAreaElement>('textbox', { name: 'Text der Beschriftung' });

describe('the place of a title without text', () => {
  beforeEach(() => fakeScreen(true));

  it('begins to be written with the letter that is typed while it alone is selected', async () => {
    const { user, placeholder } = openCanvas(createNewDocument('de'));
    await user.keyboard('Rote');
    expect(document.activeElement).toBe(field());
    expect(field()?.value).toBe('Rote');
    expect(placeholder()).toBeNull();
    await user.keyboard('{Escape}');
    expect(document.activeElement).toBe(screen.getByRole('application'));
    await user.keyboard('r');
    expect(field()).toBeNull();
  });

  it('leaves other keys to the editor', async () => {
    const { user } = openCanvas(createNewDocument('de'));
    await user.keyboard('+{Control>}r{/Control} {ArrowDown}');
    expect(field()).toBeNull();
  });
});
