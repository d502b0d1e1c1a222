import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { createTestI18n } from '../../test/test-i18n.js';
import { ErrorBoundary } from './error-boundary.js';
import { lazyPart } from './lazy-part.js';

const LATE = /Das Laden dauert zu lange/;
const Part = () => <p>Der Editor</p>;

function show(load: Parameters<typeof lazyPart>[0]): void {
  const Screen = lazyPart(load);
  render(
    <I18nextProvider i18n={createTestI18n('de')}>
      <ErrorBoundary>
        <Screen />
      </ErrorBoundary>
    </I18nextProvider>,
  );
}

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

describe('a part that is loaded when it is first shown', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    jest.spyOn(console, 'error').mockReturnValue();
  });
  afterEach(() => {
    cleanup();
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  it('shows a spinner until it is there', async () => {
    show(() => new Promise((resolve) => setTimeout(() => resolve(Part), 2000)));
    await pass(1500);
    expect(screen.getByRole('status').textContent).toBe('Wird geladen …');
    await pass(500);
    expect(screen.getByText('Der Editor')).toBeTruthy();
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('is an error after two minutes, not before', async () => {
    show(() => new Promise(() => undefined));
    await pass(119_999);
    expect(screen.getByRole('status')).toBeTruthy();
    await pass(1);
    expect(screen.getByText(LATE)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Seite neu laden' })).toBeTruthy();
  });

  it('that cannot be loaded is an error at once, but not one of time', async () => {
    show(() => Promise.reject(new TypeError('Failed to fetch')));
    await pass(0);
    expect(screen.getByText('Ein Fehler ist aufgetreten')).toBeTruthy();
    expect(screen.queryByText(LATE)).toBeNull();
  });
});
