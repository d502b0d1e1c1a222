import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Document } from '@tastwerk/editor-core';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { fakeCanvas, fakePorts, fakeScreen } from '../../test/fakes.js';
import { fakeUser } from '../../test/fake-user.js';
import '../../test/loaded-texts.js';
import { Editor } from '../editor.js';
import { createNewDocument } from '../new-document.js';

function openWithGuide() {
  const blank = createNewDocument('de');
  const document: Document = {
    ...blank,
    pages: blank.pages.map((page) => ({ ...page, guides: [{ axis: 'x', positionMm: 40 }] })),
  };
  const changes: Document[] = [];
  const canvas = fakeCanvas();
  render(
    <Editor
      document={document}
      ports={fakePorts({ canvasFactory: canvas.factory })}
      language="de"
      onChange={(changed) => changes.push(changed)}
    />,
  );
  return { guides: () => changes.at(-1)?.pages[0]?.guides, user: fakeUser() };
}

const guide = () => screen.getByRole('slider', { name: 'Senkrechte Hilfslinie' });

describe('guides over the drawing', () => {
  beforeEach(() => fakeScreen(true));

  it('say where they lie and go by the arrow keys, a millimetre or ten', async () => {
    const { guides, user } = openWithGuide();
    expect(guide().getAttribute('aria-valuetext')).toBe('40 mm');
    act(() => guide().focus());
    await user.keyboard('{ArrowRight}');
    expect(guides()).toEqual([{ axis: 'x', positionMm: 41 }]);
    await user.keyboard('{Shift>}{ArrowLeft}{/Shift}');
    expect(guides()).toEqual([{ axis: 'x', positionMm: 31 }]);
    expect(document.activeElement).toBe(guide());
  });

  it('are removed by Delete, and the drawing has the focus then', async () => {
    const { guides, user } = openWithGuide();
    act(() => guide().focus());
    await user.keyboard('{Delete}');
    expect(guides()).toEqual([]);
    expect(document.activeElement).toBe(screen.getByRole('application'));
  });

  it('are dragged to whole millimetres, and given back by Escape', () => {
    const { guides } = openWithGuide();
    // The fake canvas shows a millimetre as CSS does: 96 px for 25.4 mm. jsdom gives the drawing no size.
    fireEvent(guide(), new MouseEvent('pointerdown', { bubbles: true, button: 0, clientX: 151 }));
    fireEvent(window, new MouseEvent('pointermove', { clientX: 189 }));
    expect(guide().getAttribute('aria-valuenow')).toBe('50');
    fireEvent.keyDown(window, { key: 'Escape' });
    expect(guide().getAttribute('aria-valuenow')).toBe('40');
    expect(guides()).toBeUndefined();
  });
});
