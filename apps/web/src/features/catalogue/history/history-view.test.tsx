import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { DEMO_USER, graphicOf, historyOf } from '../../../../test/catalogue-data.js';
import { answer, fakeApi, refusal, type SentCall } from '../../../../test/fake-api.js';
import { renderApp } from '../../../../test/render-app.js';
import { storeToken } from '../../../api/token.js';

const PATH = '/catalogue/7/variant/7';
const HISTORY = `${PATH}?view=history`;
const RESTORE = 'POST /api/variants/7/versions/1/restore';

/** A server with a graphic whose variant has three versions. */
function server() {
  const { variants, ...rest } = graphicOf(7, 'Pflanzenzelle');
  const current = { id: 3, hash: 'a'.repeat(64), created_at: '2026-11-12T09:30:00.000Z' };
  const graphic = { ...rest, variants: variants.map((one) => ({ ...one, current_version: current })) };
  return {
    'GET /api/graphics': () => answer([]),
    'GET /api/graphics/7': () => answer(graphic),
    'GET /api/users/validate': () => answer(DEMO_USER),
    'GET /api/variants/7/history': () => answer(historyOf(3)),
    'GET /api/variants/7/versions/1': () =>
      answer({
        ...graphic.variants[0],
        description: 'Die erste Beschreibung.',
        current_file_name: 'file-v1',
        current_version: {
          id: 1,
          hash: 'b'.repeat(64),
          created_at: '2026-01-02T09:30:00.000Z',
          document: null,
        },
      }),
  };
}

describe('the versions of a variant', () => {
  afterEach(() => {
    cleanup();
    storeToken(null);
  });

  it('are listed with note, author, date and picture, the newest first', async () => {
    fakeApi(server());
    renderApp(HISTORY);
    const list = within(await screen.findByRole('list', { name: 'Versionen, neueste zuerst' }));
    const rows = list.getAllByRole('listitem');
    expect(rows.map((row) => row.getAttribute('aria-label'))).toEqual([
      'Version 3',
      'Version 2',
      'Version 1',
    ]);
    expect(rows[0]?.textContent).toMatch(/aktuell.*12\.11\.2026.*von Ada.*Änderung 3/);
    expect(rows[1]?.textContent).toMatch(/von Ben.*Änderung 2/);
    expect(rows[2]?.textContent).toContain('ohne Anmerkung');
    expect(list.getByRole('img', { name: 'Pflanzenzelle (2)' }).getAttribute('src')).toBe(
      '/files/thumbnails/file-v2-THUMBNAIL-sm-p1.png',
    );
    expect(screen.getByText('Von Ada und Ben · 3 Versionen')).toBeTruthy();
  });

  it('are reached from the graphic and lead back to it, with the filters kept', async () => {
    fakeApi(server());
    const { user, place } = renderApp(`${PATH}?search=zelle`);
    await user.click(await screen.findByRole('link', { name: 'Versionen ansehen' }));
    await waitFor(() => expect(place()).toBe(`${PATH}?search=zelle&view=history`));
    await user.click(screen.getByRole('link', { name: 'Zurück zur Grafik' }));
    await waitFor(() => expect(place()).toBe(`${PATH}?search=zelle`));
  });

  it('can be looked at by visitors, and restored by none of them', async () => {
    fakeApi(server());
    const { user, place } = renderApp(HISTORY);
    await user.click(await screen.findByRole('link', { name: 'Version 1 ansehen' }));
    expect(await screen.findByText('Die erste Beschreibung.')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Version 1' })).toBeTruthy();
    expect(screen.getByText(/So sah die Grafik am 02\.01\.2026/)).toBeTruthy();
    expect(screen.getByRole('img', { name: 'Pflanzenzelle (1/2)' }).getAttribute('src')).toContain('file-v1');
    expect(screen.queryByRole('button', { name: /[wW]iederherstellen/ })).toBeNull();
    await user.click(screen.getByRole('link', { name: 'Alle Versionen zeigen' }));
    await waitFor(() => expect(place()).toBe(HISTORY));
    expect(screen.queryByRole('button', { name: /[wW]iederherstellen/ })).toBeNull();
  });

  it('are restored after a question, by the version that is on the screen and once', async () => {
    storeToken('granted');
    const restored: SentCall[] = [];
    fakeApi({
      ...server(),
      [RESTORE]: (call) => {
        restored.push(call);
        return answer(graphicOf(7, 'Pflanzenzelle').variants[0]);
      },
    });
    const { user } = renderApp(HISTORY);
    expect(await screen.findByRole('button', { name: 'Version 2 wiederherstellen' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Version 3 wiederherstellen' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Version 1 wiederherstellen' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Version 1 wiederherstellen?' }));
    expect(restored).toHaveLength(0);
    await user.type(question.getByRole('textbox', { name: 'Anmerkung' }), ' Die Farben waren besser. ');
    await user.click(question.getByRole('button', { name: 'Wiederherstellen' }));
    expect(await screen.findByText(/^Version 1 ist wiederhergestellt/)).toBeTruthy();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(restored.map(({ body }) => body)).toEqual([
      {
        idempotencyKey: expect.stringMatching(/^[0-9a-f-]{36}$/),
        lastVersionHash: 'a'.repeat(64),
        change_message: 'Die Farben waren besser.',
      },
    ]);
  });

  it('are not restored over a newer one unasked', async () => {
    storeToken('granted');
    fakeApi({ ...server(), [RESTORE]: () => refusal('CATALOGUE_VERSION_CONFLICT') });
    const { user } = renderApp(HISTORY);
    await user.click(await screen.findByRole('button', { name: 'Version 1 wiederherstellen' }));
    const question = within(await screen.findByRole('alertdialog'));
    await user.click(question.getByRole('button', { name: 'Wiederherstellen' }));
    expect(await question.findByText(/^Inzwischen wurde eine neuere Version veröffentlicht/)).toBeTruthy();
    await user.click(question.getByRole('button', { name: 'Abbrechen' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(screen.queryByText(/ist wiederhergestellt/)).toBeNull();
  });

  it('say that they cannot be had, and are asked for again on demand', async () => {
    let isBroken = true;
    fakeApi({
      ...server(),
      'GET /api/variants/7/history': () => (isBroken ? refusal('SERVICE_UNAVAILABLE') : answer(historyOf(1))),
    });
    const { user } = renderApp(HISTORY);
    const again = await screen.findByRole('button', { name: 'Erneut versuchen' });
    isBroken = false;
    await user.click(again);
    expect(await screen.findByRole('listitem', { name: 'Version 1' })).toBeTruthy();
  });

  it('are loaded further back on demand, and say which one they brought back', async () => {
    const all = historyOf(32);
    const rows = all.versions.map((version) =>
      version.id === 32 ? { ...version, restored_from: 30 } : version,
    );
    fakeApi({
      ...server(),
      'GET /api/variants/7/history': ({ query }) =>
        answer({ ...all, versions: query.get('before') === '3' ? rows.slice(30) : rows.slice(0, 30) }),
    });
    const { user } = renderApp(HISTORY, 'en');
    const first = await screen.findByRole('listitem', { name: 'Version 32' });
    expect(first.textContent).toContain('restores version 30');
    expect(screen.queryByRole('listitem', { name: 'Version 1' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Load older versions' }));
    expect(await screen.findByRole('listitem', { name: 'Version 1' })).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Load older versions' })).toBeNull());
  });

  it('are restored without a number as long as the history is not loaded back to them', async () => {
    storeToken('granted');
    const all = historyOf(32);
    fakeApi({
      ...server(),
      'GET /api/variants/7/history': () => answer({ ...all, versions: all.versions.slice(0, 30) }),
    });
    const { user } = renderApp(`${PATH}?view=history&version=1`, 'en');
    const old = within(await screen.findByRole('region', { name: 'An older version' }));
    await user.click(await old.findByRole('button', { name: 'Restore' }));
    expect(await screen.findByRole('alertdialog', { name: 'Restore this older version?' })).toBeTruthy();
  });
});
