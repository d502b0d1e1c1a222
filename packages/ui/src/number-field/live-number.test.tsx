import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { KitProvider } from '../provider/kit-provider.js';
import { NumberField } from './number-field.js';

/** A number that a hand sets. */
function hand() {
  let number: number | null = null;
  const listeners = new Set<() => void>();
  return {
    live: {
      get: () => number,
      subscribe: (listener: () => void) => {
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
    },
    hold: (next: number | null) => {
      number = next;
      for (const listener of listeners) listener();
    },
    listeners,
  };
}

describe('a number that follows a hand', () => {
  afterEach(cleanup);

  it('stands in the field as long as it is there, changes nothing, and gives way to the value', () => {
    const { live, hold, listeners } = hand();
    const onChange = jest.fn();
    const field = (value: number) => (
      <KitProvider locale="de">
        <NumberField label="Breite" unit="millimeter" value={value} live={live} onChange={onChange} />
      </KitProvider>
    );
    const { rerender, unmount } = render(field(10));
    const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Breite' });
    hold(12.5);
    expect(input.value).toBe('12,5 mm');
    hold(null);
    expect(input.value).toBe('10 mm');
    hold(20);
    rerender(field(20));
    hold(null);
    expect(input.value).toBe('20 mm');
    expect(onChange).not.toHaveBeenCalled();
    unmount();
    expect(listeners.size).toBe(0);
  });
});
