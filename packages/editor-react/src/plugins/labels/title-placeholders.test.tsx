import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Document } from '@tastwerk/editor-core';
import { act, render, screen, waitFor } from '@testing-library/react';
import { EditorPart } from '../../../test/editor-part.js';
import { fakeScreen } from '../../../test/fakes.js';
import { fakeUser } from '../../../test/fake-user.js';
import '../../../test/loaded-texts.js';
import { createNewDocument } from '../../new-document.js';
import { newUuid } from '../../base/new-uuid.js';
import { CanvasHost } from '../../canvas/canvas-host.js';

/** Of the fake canvas. */
const PX_PER_MM = 3.78;

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

function twoPages(): Document {
  const blank = createNewDocument('de');
  return {
    ...blank,
    pages: [...blank.pages, ...blank.pages.map((page) => ({ ...page, uuid: newUuid(), objects: [] }))],
  };
}

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

  it('begins after the page counter', async () => {
    const start = () =>
      Number.parseFloat(screen.getByText('Titel der Grafik').parentElement?.style.paddingInlineStart ?? '');
    openCanvas(twoPages());
    // "1/2" in three cells.
    await waitFor(() => expect(start()).toBeCloseTo(16 * PX_PER_MM, 1));
  });

  it('begins at the start of the frame on a single page', () => {
    const { placeholder } = openCanvas(createNewDocument('de'));
    expect(placeholder()?.parentElement?.style.paddingInlineStart).toBe('0');
  });
});
