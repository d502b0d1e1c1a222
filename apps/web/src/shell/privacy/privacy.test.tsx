import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { fakeApi } from '../../../test/fake-api.js';
import { renderApp } from '../../../test/render-app.js';

const COUNTED = { 'POST /api/page-views': () => ({ status: 204, json: null }) };
const notice = () => screen.queryByRole('region', { name: 'Cookies und Datenschutz' });
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

/** Makes the browser ask not to be tracked. */
function askNotToTrack(): void {
  Object.defineProperty(navigator, 'doNotTrack', { value: '1', configurable: true });
}

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
  localStorage.clear();
  Reflect.deleteProperty(navigator, 'doNotTrack');
});

describe('the question about privacy', () => {
  it('comes two seconds after the page, with two equal answers and a link to the policy', async () => {
    fakeApi({});
    renderApp('/login', 'de', false);
    await pass(1999);
    expect(notice()).toBeNull();
    await pass(1);
    expect(notice()).toBeTruthy();
    const answers = ['Nur Notwendiges', 'Okay, Aufrufe zählen'].map((name) =>
      screen.getByRole('button', { name }),
    );
    expect(new Set(answers.map(({ className }) => className)).size).toBe(1);
    const [policy] = screen.getAllByRole('link', { name: 'Datenschutzerklärung' });
    expect(policy?.getAttribute('href')).toMatch(/^\/info\/de\/65/);
  });

  it.each([
    ['Nur Notwendiges', 'necessary'],
    ['Okay, Aufrufe zählen', 'all'],
  ])('is answered by "%s" once and for all', async (name, stored) => {
    fakeApi(COUNTED);
    renderApp('/login', 'de', false);
    await pass(2000);
    press(name);
    expect(notice()).toBeNull();
    expect(localStorage.getItem('privacy')).toBe(stored);
    cleanup();
    renderApp('/login', 'de', false);
    await pass(5000);
    expect(notice()).toBeNull();
  });

  it('is asked again from the footer, names the choice, and is left by Escape as it was', async () => {
    localStorage.setItem('privacy', 'all');
    fakeApi(COUNTED);
    renderApp('/login', 'de', false);
    press('Cookies und Datenschutz');
    const box = notice();
    expect(box?.textContent).toContain('Aktuelle Wahl: Okay, Aufrufe zählen');
    expect(document.activeElement).toBe(box);
    if (box) fireEvent.keyDown(box, { key: 'Escape' });
    expect(notice()).toBeNull();
    expect(localStorage.getItem('privacy')).toBe('all');
    press('Cookies und Datenschutz');
    press('Nur Notwendiges');
    expect(localStorage.getItem('privacy')).toBe('necessary');
  });

  it('does not come by itself to whoever asks not to be tracked, and says so', async () => {
    askNotToTrack();
    fakeApi({});
    renderApp('/login', 'de', false);
    await pass(5000);
    expect(notice()).toBeNull();
    press('Cookies und Datenschutz');
    expect(notice()?.textContent).toContain('lehnt Tracking ab');
  });
});

describe('page views', () => {
  const views = (calls: ReturnType<typeof fakeApi>) =>
    calls.filter(({ path }) => path === '/api/page-views').map(({ body }) => body);

  it('are counted half a second after a navigation, by path alone', async () => {
    localStorage.setItem('privacy', 'all');
    const calls = fakeApi(COUNTED);
    renderApp('/login?redirect=%2Faccount', 'de', false);
    await pass(499);
    expect(views(calls)).toEqual([]);
    await pass(1);
    expect(views(calls)).toEqual([{ path: '/login' }]);
  });

  it.each([undefined, 'necessary'])('are not counted with the choice %s', async (choice) => {
    if (choice) localStorage.setItem('privacy', choice);
    const calls = fakeApi(COUNTED);
    renderApp('/login', 'de', false);
    await pass(5000);
    expect(views(calls)).toEqual([]);
  });

  it('are not counted for whoever asks not to be tracked', async () => {
    askNotToTrack();
    localStorage.setItem('privacy', 'all');
    const calls = fakeApi(COUNTED);
    renderApp('/login', 'de', false);
    await pass(5000);
    expect(views(calls)).toEqual([]);
  });
});
