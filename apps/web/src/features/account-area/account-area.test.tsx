import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { DEMO_USER, graphicOf } from '../../../test/catalogue-data.js';
import { addressOf } from '../../../test/address-data.js';
import { answer, type FakeRoutes, fakeApi, refusal } from '../../../test/fake-api.js';
import { renderApp } from '../../../test/render-app.js';
import { currentToken, storeToken } from '../../api/token.js';

const DONE = () => ({ status: 204, json: undefined });
const ADDRESS = addressOf(7);
const session = (id: string, device: string, current: boolean) => ({
  id,
  device,
  current,
  created_at: '2026-11-20T09:30:00.000Z',
  last_used_at: '2026-11-21T09:30:00.000Z',
  expires_at: '2026-12-20T09:30:00.000Z',
});

const signedIn = (routes: FakeRoutes = {}) =>
  fakeApi({ 'GET /api/users/validate': () => answer(DEMO_USER), ...routes });
const bodyOf = (calls: ReturnType<typeof fakeApi>, path: string) =>
  calls.find((call) => call.method === 'POST' && call.path === path)?.body;

describe('the account area', () => {
  beforeEach(() => storeToken('granted'));
  afterEach(() => {
    cleanup();
    storeToken(null);
  });

  it('tells a visitor to log in, and leads back', async () => {
    storeToken(null);
    fakeApi({});
    renderApp('/account/addresses');
    expect(await screen.findByText('Sie sind nicht angemeldet.')).toBeTruthy();
    const login = within(screen.getByRole('main')).getByRole('link', { name: 'Anmelden' });
    expect(login.getAttribute('href')).toBe('/login?redirect=%2Faccount%2Faddresses');
  });

  it('has a tile for each of its pages, and the way out', async () => {
    const calls = signedIn({ 'POST /api/logout': DONE });
    const { user, place } = renderApp('/account');
    expect(await screen.findByRole('heading', { name: 'Mein Konto', level: 1 })).toBeTruthy();
    for (const name of [/Meine Daten Name/, /Newsletter Neues/, /Anschriften Wohin/, /Bestellungen Ihre/])
      expect(screen.getByRole('link', { name })).toBeTruthy();
    await user.click(within(screen.getByRole('main')).getByRole('button', { name: 'Abmelden' }));
    await waitFor(() => expect(place()).toBe('/login?after_logout'));
    expect(calls.some(({ path }) => path === '/api/logout')).toBe(true);
    expect(currentToken()).toBeNull();
  });

  it('changes the name, and refuses one that is too short', async () => {
    const calls = signedIn({ 'POST /api/users': () => answer({ ...DEMO_USER, display_name: 'Anna B.' }) });
    const { user } = renderApp('/account/my_account');
    const form = within(await screen.findByRole('form', { name: 'Anzeigename' }));
    const name = form.getByLabelText(/Anzeigename/);
    await user.clear(name);
    await user.type(name, 'An');
    await user.click(form.getByRole('button', { name: 'Speichern' }));
    expect(await form.findByText('Der Name muss mindestens 3 Zeichen haben.')).toBeTruthy();
    await user.type(name, 'na B.');
    await user.click(form.getByRole('button', { name: 'Speichern' }));
    expect(await form.findByText('Ihr Name ist gespeichert.')).toBeTruthy();
    expect(bodyOf(calls, '/api/users')).toEqual({ displayName: 'Anna B.' });
  });

  it.each([
    ['name_mixed_scripts', /^Bitte verwenden Sie in einem Wort nur eine Schrift/],
    ['name_reserved', 'Dieser Name ist den Betreibern vorbehalten.'],
    ['name_alike', 'Dieser Name sieht genauso aus wie der eines anderen Kontos.'],
  ])('says at the name why the server refuses it: %s', async (code, sentence) => {
    const refused = refusal('ACCOUNT_NAME_REFUSED');
    signedIn({
      'POST /api/users': () => ({
        ...refused,
        json: { ...Object(refused.json), 'field-error': ['displayName', code] },
      }),
    });
    const { user } = renderApp('/account/my_account');
    const form = within(await screen.findByRole('form', { name: 'Anzeigename' }));
    const name = form.getByLabelText(/Anzeigename/);
    await user.type(name, 'X');
    await user.click(form.getByRole('button', { name: 'Speichern' }));
    expect(await form.findByText(sentence)).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(name));
  });

  it('says at the old password that it is wrong', async () => {
    const wrong = refusal('ACCOUNT_PASSWORD_WRONG');
    signedIn({
      'POST /api/change-password': () => ({
        ...wrong,
        json: { ...Object(wrong.json), 'field-error': ['password', 'password_wrong'] },
      }),
    });
    const { user } = renderApp('/account/my_account');
    const form = within(await screen.findByRole('form', { name: 'Passwort' }));
    const old = form.getByLabelText(/^Bisheriges Passwort\W?$/);
    await user.type(old, 'not the one');
    await user.type(form.getByLabelText(/^Neues Passwort\W?$/), 'vier Wörter im Regal');
    await user.type(form.getByLabelText(/^Passwort wiederholen\W?$/), 'vier Wörter im Regal');
    await user.click(form.getByRole('button', { name: 'Passwort ändern' }));
    await waitFor(() => expect(old.getAttribute('aria-invalid')).toBe('true'));
    expect(form.getByRole('alert').textContent).toBe('Das Passwort ist nicht richtig.');
    expect(document.activeElement).toBe(old);
  });

  it('says that a new e-mail address has an account already', async () => {
    signedIn({ 'POST /api/change-login': () => refusal('ACCOUNT_EXISTS') });
    const { user } = renderApp('/account/my_account');
    const form = within(await screen.findByRole('form', { name: 'E-Mail-Adresse' }));
    await user.type(form.getByLabelText(/^Neue E-Mail-Adresse/), 'neu@schule.example');
    await user.type(form.getByLabelText(/^Bisheriges Passwort\W?$/), 'a long password');
    await user.click(form.getByRole('button', { name: 'E-Mail-Adresse ändern' }));
    expect((await form.findByRole('alert')).textContent).toBe(
      'Zu dieser E-Mail-Adresse gibt es schon ein Konto.',
    );
  });

  it('says that a new e-mail address waits for its confirmation', async () => {
    signedIn({
      'GET /api/users/validate': () => answer({ ...DEMO_USER, pending_login: 'neu@schule.example' }),
    });
    renderApp('/account/my_account');
    expect(await screen.findByText(/E-Mail an neu@schule.example geschickt/)).toBeTruthy();
  });

  it('adds an address with a company alone, and deletes one after asking', async () => {
    let saved: unknown[] = [ADDRESS];
    const calls = signedIn({
      'GET /api/users/addresses': () => answer(saved),
      'POST /api/users/addresses': ({ body }) => {
        const added = { ...Object(body), id: 8 };
        saved = [...saved, added];
        return answer(added);
      },
      'POST /api/users/addresses/inactivate/7': () => {
        saved = saved.slice(1);
        return DONE();
      },
    });
    const { user } = renderApp('/account/addresses');
    await user.click(await screen.findByRole('button', { name: 'Anschrift hinzufügen' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Anschrift hinzufügen' }));
    await user.type(dialog.getByLabelText(/Straße/), 'Parkweg');
    await user.type(dialog.getByLabelText(/Hausnummer/), '12');
    await user.type(dialog.getByLabelText(/Postleitzahl/), 'keine');
    await user.type(dialog.getByLabelText(/Ort/), 'Halle');
    await user.click(dialog.getByRole('button', { name: 'Speichern' }));
    expect(
      await dialog.findByText('Die Postleitzahl ist ungültig. Sie hat 5 Ziffern, zum Beispiel 10115.'),
    ).toBeTruthy();
    expect(dialog.getByLabelText(/Vorname/).getAttribute('aria-invalid')).toBe('true');
    await user.clear(dialog.getByLabelText(/Postleitzahl/));
    await user.type(dialog.getByLabelText(/Postleitzahl/), '06108');
    await user.type(dialog.getByLabelText(/Firma oder Einrichtung/), 'Schule am Park');
    await user.click(dialog.getByRole('button', { name: 'Speichern' }));
    expect(await screen.findByText('Schule am Park')).toBeTruthy();
    expect(bodyOf(calls, '/api/users/addresses')).toMatchObject({ zip: '06108', country: 'DE' });

    await user.click(screen.getByRole('button', { name: 'Anschrift von Anna Berg löschen' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Anschrift löschen?' }));
    await user.click(question.getByRole('button', { name: 'Löschen' }));
    await waitFor(() => expect(screen.queryByText('Anna Berg')).toBeNull());
    expect(screen.getByText('Schule am Park')).toBeTruthy();
  });

  it('takes an address for invoices in another country, and says why none for parcels', async () => {
    const calls = signedIn({
      'GET /api/users/addresses': () => answer([]),
      'POST /api/users/addresses': ({ body }) =>
        Object.assign({ is_invoice_addr: false }, body).is_invoice_addr
          ? answer({ ...Object.assign({}, body), id: 9 })
          : {
              status: 422,
              json: {
                error: 'ADDRESS_OUTSIDE_GERMANY',
                type: 'Validation',
                message: 'ADDRESS_OUTSIDE_GERMANY',
                'field-error': ['country', 'outside_germany'],
                correlationId: 'test',
              },
            },
    });
    const { user } = renderApp('/account/addresses');
    await user.click(
      (await screen.findAllByRole('button', { name: 'Anschrift hinzufügen' }))[0] ?? document.body,
    );
    const dialog = within(await screen.findByRole('dialog', { name: 'Anschrift hinzufügen' }));
    await user.type(dialog.getByLabelText(/Firma oder Einrichtung/), 'Blindenschule Dublin');
    await user.type(dialog.getByLabelText(/Straße/), 'Main Street');
    await user.type(dialog.getByLabelText(/Hausnummer/), '1');
    await user.type(dialog.getByLabelText(/Ort/), 'Dublin');
    await user.click(dialog.getByRole('button', { name: /Land/ }));
    await user.click(await screen.findByRole('option', { name: 'Irland' }));
    await user.click(dialog.getByRole('button', { name: 'Speichern' }));
    expect(
      (await dialog.findAllByText('Wir können zurzeit leider nur innerhalb Deutschlands liefern.')).length,
    ).toBeGreaterThan(0);
    await user.click(dialog.getByRole('checkbox', { name: 'Das ist eine Rechnungsanschrift' }));
    await user.click(dialog.getByRole('button', { name: 'Speichern' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(
      calls.findLast(({ path, method }) => method === 'POST' && path === '/api/users/addresses')?.body,
    ).toMatchObject({ country: 'IE', zip: '', is_invoice_addr: true });
  });

  it('lists sessions with the one of this browser, and ends another', async () => {
    let sessions = [session('a', 'Firefox, Windows', true), session('b', 'Safari, iPhone', false)];
    signedIn({
      'GET /api/users/sessions': () => answer(sessions),
      'GET /api/users/security-events': () =>
        answer([{ id: 1, event: 'signed-in', device: '', created_at: '2026-11-21T09:30:00.000Z' }]),
      'POST /api/users/sessions/b/revoke': () => {
        sessions = sessions.slice(0, 1);
        return DONE();
      },
    });
    const { user } = renderApp('/account/security');
    expect(await screen.findByText('Dieser Browser')).toBeTruthy();
    expect(await screen.findByText('Angemeldet')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Anmeldung auf Safari, iPhone beenden' }));
    await waitFor(() => expect(screen.queryByText(/Safari/)).toBeNull());
    expect(screen.getByText(/Firefox, Windows/)).toBeTruthy();
  });

  it('ends the mails about new versions and says so', async () => {
    let user = DEMO_USER;
    const calls = fakeApi({
      'GET /api/users/validate': () => answer(user),
      'POST /api/users': () => {
        user = { ...DEMO_USER, notices_active: false };
        return answer(user);
      },
    });
    const { user: hand } = renderApp('/account/newsletter');
    const notices = await screen.findByRole('switch', { name: 'E-Mails zu neuen Versionen erhalten' });
    await hand.click(notices);
    expect(await screen.findByText(/keine E-Mails zu Ihren Grafiken mehr/)).toBeTruthy();
    expect(bodyOf(calls, '/api/users')).toEqual({ noticesActive: false });
  });

  it('asks for the newsletter and says that the mail has to be answered', async () => {
    let user = DEMO_USER;
    const calls = fakeApi({
      'GET /api/users/validate': () => answer(user),
      'POST /api/users': () => {
        user = { ...DEMO_USER, newsletter_pending: true };
        return answer(user);
      },
    });
    const { user: hand } = renderApp('/account/newsletter');
    await hand.click(await screen.findByRole('switch', { name: 'Newsletter erhalten' }));
    expect(await screen.findByText(/Der Link darin bestätigt Ihr Newsletter-Abo/)).toBeTruthy();
    expect(bodyOf(calls, '/api/users')).toEqual({ newsletterActive: true });
  });

  it('shows what the user published with its state, and says where drafts are', async () => {
    const { variants, ...graphic } = graphicOf(4, 'Herz');
    const asHidden = {
      since: '2026-11-13T09:30:00.000Z',
      reason: 'Das Blatt ist aus einem Schulbuch kopiert.',
    };
    // The whole graphic is hidden: its variants are shown by themselves.
    const hidden = { ...graphic, variants: variants.map((variant) => ({ ...variant, hidden: asHidden })) };
    signedIn({ 'GET /api/users/graphics': () => answer([graphicOf(3, 'Pflanzenzelle'), hidden]) });
    renderApp('/account/graphics');
    const shown = (await screen.findByText('öffentlich')).closest('li');
    expect(shown?.textContent).toMatch(/^PflanzenzelleBasis.*Stand: 12\.11\.2026/);
    expect(screen.getByText('nicht öffentlich').closest('li')?.textContent).toMatch(
      /^Herz.*Grund: Das Blatt ist aus einem Schulbuch kopiert\./,
    );
    expect(
      screen.getByRole('link', { name: 'Versionen von Pflanzenzelle, Basis' }).getAttribute('href'),
    ).toBe('/catalogue/3/variant/3?view=history');
    expect(screen.getByRole('link', { name: 'Pflanzenzelle, Basis bearbeiten' }).getAttribute('href')).toBe(
      '/editor/app?variant=3&mode=edit',
    );
    const link = await screen.findByRole('link', { name: 'Pflanzenzelle' });
    expect(link.getAttribute('href')).toBe('/catalogue/3/variant/3');
    expect(screen.getByRole('link', { name: 'Zu meinen Entwürfen' })).toBeTruthy();
  });

  it('deletes the account with the password alone, and says so at the login', async () => {
    const calls = signedIn({ 'POST /api/users/delete': DONE });
    const { user, place } = renderApp('/account/data');
    await user.click(await screen.findByRole('button', { name: 'Konto löschen …' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Konto wirklich löschen?' }));
    await user.type(dialog.getByLabelText(/^Bisheriges Passwort\W?$/), 'vier Wörter im Regal');
    await user.click(dialog.getByRole('button', { name: 'Endgültig löschen' }));
    await waitFor(() => expect(place()).toBe('/login?after_deletion'));
    expect(await screen.findByText('Ihr Konto wurde gelöscht.')).toBeTruthy();
    expect(currentToken()).toBeNull();
    expect(bodyOf(calls, '/api/users/delete')).toEqual({ password: 'vier Wörter im Regal' });
  });
});
