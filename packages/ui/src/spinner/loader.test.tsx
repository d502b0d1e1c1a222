import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';
import { Loader } from './loader.js';

describe('Loader', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    cleanup();
    jest.useRealTimers();
  });

  it('explains a wait after one second, not before', () => {
    render(<Loader message="Der Editor wird geladen." />);
    act(() => jest.advanceTimersByTime(999));
    expect(screen.getByRole('status').textContent).toBe('');
    act(() => jest.advanceTimersByTime(1));
    expect(screen.getByRole('status').textContent).toBe('Der Editor wird geladen.');
  });
});
