import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { ResizeHandle } from './resize-handle.js';

function open(side: 'left' | 'right', value = 240) {
  const onChange = jest.fn();
  const onReset = jest.fn();
  render(
    <ResizeHandle
      label="Breite"
      controls="column"
      side={side}
      value={value}
      minValue={200}
      maxValue={400}
      onChange={onChange}
      onReset={onReset}
    />,
  );
  return { onChange, onReset, handle: screen.getByRole('separator', { name: 'Breite' }) };
}

describe('ResizeHandle', () => {
  beforeEach(() => {
    // jsdom captures no pointers, and its pointer events have no place.
    Object.assign(Element.prototype, { setPointerCapture: () => undefined });
  });
  afterEach(cleanup);

  it('says how wide its column is, and between what', () => {
    const { handle } = open('left');
    expect(['valuenow', 'valuemin', 'valuemax'].map((name) => handle.getAttribute(`aria-${name}`))).toEqual([
      '240',
      '200',
      '400',
    ]);
  });

  it('follows the arrow keys and keeps within its bounds', () => {
    const left = open('left');
    fireEvent.keyDown(left.handle, { key: 'ArrowRight' });
    fireEvent.keyDown(left.handle, { key: 'Home' });
    fireEvent.keyDown(left.handle, { key: 'End' });
    expect(left.onChange.mock.calls).toEqual([[256], [200], [400]]);
    cleanup();
    const right = open('right', 396);
    fireEvent.keyDown(right.handle, { key: 'ArrowLeft' });
    fireEvent.keyDown(right.handle, { key: 'Enter' });
    expect(right.onChange.mock.calls).toEqual([[400]]);
    expect(right.onReset).toHaveBeenCalledTimes(1);
  });

  it('follows the pointer while it is held', () => {
    const { handle, onChange } = open('right');
    const point = (type: string, clientX: number) =>
      fireEvent(handle, new MouseEvent(type, { bubbles: true, button: 0, clientX }));
    point('pointermove', 10);
    point('pointerdown', 500);
    point('pointermove', 470);
    point('pointerup', 470);
    point('pointermove', 100);
    expect(onChange.mock.calls).toEqual([[270]]);
  });
});
