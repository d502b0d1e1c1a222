import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { answer, fakeApi, refusal } from '../../../test/fake-api.js';
import { createTestI18n } from '../../../test/test-i18n.js';
import { call } from '../../api/call.js';
import { tellUnreachable } from '../../api/reachability.js';
import { send } from '../../api/send.js';
import { FRONTEND_VERSION } from '../../version.js';
import { ServiceNotice } from './service-notice.js';
import { backendVersion, onServiceReturn } from '../../api/service-watch.js';

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const notice = () => screen.getByRole('status').textContent;
const AWAY = /^Der Dienst ist zurzeit nicht erreichbar\./;

function show(): void {
  render(
    <I18nextProvider i18n={createTestI18n()}>
      <ServiceNotice />
    </I18nextProvider>,
  );
}

describe('the notice that the service does not answer', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    cleanup();
    jest.useRealTimers();
  });

  it('is not there while it answers, and knows its version', async () => {
    fakeApi({ 'GET /BACKEND.json': () => answer({ version: '1.2.3', demoAccounts: [] }) });
    show();
    await pass(0);
    expect(notice()).toBe('');
    expect(backendVersion()).toBe('1.2.3');
  });

  it('stands until it answers again, and tells that', async () => {
    let isThere = false;
    fakeApi({
      'GET /BACKEND.json': () => (isThere ? answer({ version: '1' }) : refusal('INTERNAL')),
    });
    const onReturn = jest.fn();
    const stop = onServiceReturn(onReturn);
    show();
    await pass(0);
    expect(notice()).toMatch(AWAY);
    isThere = true;
    await pass(4000);
    expect(notice()).toBe('');
    expect(onReturn).toHaveBeenCalledTimes(1);
    stop();
  });

  it('tells that another version of the page is there once the service is back, until it is put off', async () => {
    let isThere = true;
    let version = FRONTEND_VERSION;
    fakeApi({
      'GET /BACKEND.json': () => (isThere ? answer({ version: '1' }) : refusal('INTERNAL')),
      'GET /FRONTEND.json': () => answer({ version }),
    });
    show();
    await pass(0);
    expect(screen.queryByRole('button')).toBeNull();
    isThere = false;
    tellUnreachable();
    await pass(0);
    expect(notice()).toMatch(AWAY);
    isThere = true;
    version = 'another';
    await pass(4000);
    expect(screen.getByText(/^Tastwerk wurde aktualisiert\./)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Neu laden' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Später' }));
    await pass(0);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('comes when any call finds no server', async () => {
    const routes: Record<string, () => ReturnType<typeof answer>> = {
      'GET /BACKEND.json': () => answer({ version: '1' }),
    };
    fakeApi(routes);
    show();
    await pass(0);
    expect(notice()).toBe('');
    delete routes['GET /BACKEND.json'];
    await act(async () => {
      await send(call('listTags', { query: {} }));
    });
    await pass(0);
    expect(notice()).toMatch(AWAY);
  });
});
