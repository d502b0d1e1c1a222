import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { ScrolledContent } from './scrolled-content.js';

const { ResizeObserver: original } = globalThis;

/** Tells of a change of size, of whatever is observed. */
let changeSize = () => undefined as void;

class FakeResizeObserver {
  constructor(private readonly onChange: () => void) {}
  observe() {
    changeSize = this.onChange;
  }
  unobserve() {}
  disconnect() {}
}

/** Says that `element` lies from `top` to `bottom`, in px. */
function place(element: Element, top: number, bottom: number) {
  element.getBoundingClientRect = () => new DOMRect(0, top, 100, bottom - top);
}

function open() {
  const { container } = render(
    <ScrolledContent>
      <input aria-label="Titel" />
    </ScrolledContent>,
  );
  const content = container.firstElementChild;
  const field = screen.getByRole('textbox');
  if (!content) throw new Error('nothing was rendered');
  place(content, 0, 300);
  place(field, 200, 240);
  const scrollIntoView = jest.fn();
  field.scrollIntoView = scrollIntoView;
  return { content, field, scrollIntoView };
}

describe('ScrolledContent', () => {
  beforeEach(() => {
    Object.assign(globalThis, { ResizeObserver: FakeResizeObserver });
  });
  afterEach(() => {
    cleanup();
    Object.assign(globalThis, { ResizeObserver: original });
  });

  it('brings the focused field back into sight when content above it has grown', () => {
    const { field, scrollIntoView } = open();
    changeSize();
    expect(scrollIntoView).not.toHaveBeenCalled();
    act(() => field.focus());
    place(field, 290, 330);
    changeSize();
    expect(scrollIntoView).toHaveBeenCalledWith({ block: 'nearest' });
  });

  it('leaves a field alone that was scrolled out of sight, or has the focus no more', () => {
    const { content, field, scrollIntoView } = open();
    act(() => field.focus());
    place(field, 290, 330);
    fireEvent.scroll(content);
    changeSize();
    expect(scrollIntoView).not.toHaveBeenCalled();
    place(field, 200, 240);
    fireEvent.scroll(content);
    act(() => field.blur());
    place(field, 290, 330);
    changeSize();
    expect(scrollIntoView).not.toHaveBeenCalled();
  });
});
