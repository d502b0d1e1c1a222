import { afterEach, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router';
import { createTestI18n } from '../../test/test-i18n.js';
import { EDITOR_PARTS, PARTS, RARE_PARTS } from './parts.js';
import { screenAt } from './screens.js';
import { usePreloadedParts } from './use-preloaded-parts.js';

function Links() {
  usePreloadedParts();
  return (
    <>
      <a href="/widerruf">inside</a>
      <a href="https://elsewhere.example/widerruf">outside</a>
    </>
  );
}

const show = (address = '/') =>
  render(
    <I18nextProvider i18n={createTestI18n()}>
      <MemoryRouter initialEntries={[address]}>
        <Links />
      </MemoryRouter>
    </I18nextProvider>,
  );

afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
  jest.useRealTimers();
  Reflect.deleteProperty(navigator, 'connection');
});

const watched = () => jest.spyOn(RARE_PARTS.withdrawal, 'preload').mockResolvedValue(undefined);

it('a screen is loaded when a link to it is pointed at or focused', () => {
  const preload = watched();
  show();
  fireEvent.pointerOver(screen.getByText('outside'));
  expect(preload).not.toHaveBeenCalled();
  fireEvent.pointerOver(screen.getByText('inside'));
  fireEvent.focusIn(screen.getByText('inside'));
  expect(preload).toHaveBeenCalledTimes(2);
});

it('nothing is loaded ahead for whoever saves data', () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  const preload = watched();
  show();
  fireEvent.pointerOver(screen.getByText('inside'));
  expect(preload).not.toHaveBeenCalled();
});

it.each([
  ['/editor/splash', 1],
  ['/pricing', 0],
])('at %s the editor is loaded ahead %i times', async (address, times) => {
  jest.useFakeTimers();
  for (const part of Object.values(PARTS)) jest.spyOn(part, 'preload').mockResolvedValue([]);
  const preload = jest.spyOn(EDITOR_PARTS.editor, 'preload').mockResolvedValue([]);
  show(address);
  expect(preload).not.toHaveBeenCalled();
  await jest.runAllTimersAsync();
  expect(preload).toHaveBeenCalledTimes(times);
});

it.each([
  ['/', PARTS.home],
  ['/catalogue', PARTS.catalogue],
  ['/catalogue/1/variant/2', PARTS.variant],
  ['/wissen', PARTS.knowledge],
  ['/wissen/papier-und-druck/dateiformate', PARTS.knowledge],
  ['/account/orders/7', PARTS.account],
  ['/no/such/page', undefined],
])('at %s stands its screen', (pathname, part) => {
  expect(screenAt(pathname)?.part).toBe(part);
});
