import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, renderHook } from '@testing-library/react';
import { useBufferedText } from './use-typing.js';

describe('useBufferedText', () => {
  let written: string[] = [];

  beforeEach(() => {
    jest.useFakeTimers();
    written = [];
  });
  afterEach(() => {
    cleanup();
    jest.useRealTimers();
  });

  const open = () => renderHook(() => useBufferedText('alt', (text) => void written.push(text)));
  const type = (field: ReturnType<typeof open>, text: string) =>
    act(() => field.result.current.onChange(text));
  const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

  it('shows what is typed at once and writes it when typing has rested for 200 ms', () => {
    const field = open();
    expect(field.result.current.value).toBe('alt');
    type(field, 'n');
    pass(150);
    type(field, 'ne');
    pass(190);
    expect(field.result.current.value).toBe('ne');
    expect(written).toEqual([]);
    pass(10);
    expect(written).toEqual(['ne']);
    pass(1000);
    expect(written).toEqual(['ne']);
  });

  it('writes at once when the field is left or goes away, and then not again', () => {
    const field = open();
    type(field, 'neu');
    act(() => field.result.current.onBlur());
    expect(written).toEqual(['neu']);
    pass(1000);
    type(field, 'neuer');
    field.unmount();
    expect(written).toEqual(['neu', 'neuer']);
    pass(1000);
    expect(written).toHaveLength(2);
  });
});
