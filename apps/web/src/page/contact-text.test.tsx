import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { fakeApi, refusal } from '../../test/fake-api.js';
import { renderApp } from '../../test/render-app.js';
import { createTestI18n } from '../../test/test-i18n.js';
import { storeToken } from '../api/token.js';
import { errorTexts } from '../i18n/error-texts.js';

const PHRASES = { de: 'schreiben Sie uns', en: 'contact us' } as const;

/** Asks in whatever words to be written to or called. */
const ASKS = {
  de: /schreiben Sie|wenden Sie sich|kontaktieren|melden Sie sich bei|rufen Sie/i,
  en: /contact|write to us|get in touch|let us know|call us/i,
} as const;

describe.each(['de', 'en'] as const)('a sentence that asks to contact us (%s)', (language) => {
  afterEach(() => {
    cleanup();
    storeToken(null);
  });

  it('says it in the words that become the link', () => {
    expect(createTestI18n(language).t('shell:contactPhrase')).toBe(PHRASES[language]);
    const asking = Object.values(errorTexts(language, {})).filter((text) => ASKS[language].test(text));
    expect(asking.length).toBeGreaterThan(4);
    expect(asking.filter((text) => !text.includes(PHRASES[language]))).toEqual([]);
  });

  it('leads to the contact page where the server refused a form, which stays as it is', async () => {
    fakeApi({ 'POST /api/login': () => refusal('ACCOUNT_BLOCKED') });
    const { user } = renderApp('/login', language);
    const email = await screen.findByLabelText<HTMLInputElement>(/^E-[Mm]ail/);
    await user.type(email, 'ada@example.org');
    await user.type(screen.getByLabelText(/^(Passwort|Password)\W?$/), 'a long password');
    const submit = screen.getByRole('button', { name: /^(Anmelden|Log in)$/ });
    await waitFor(() => expect(submit.hasAttribute('disabled')).toBe(false));
    await user.click(submit);
    const link = await screen.findByRole('link', { name: PHRASES[language] });
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['/kontakt', '_blank']);
    expect(link.closest('[role=alert]')?.textContent).toMatch(new RegExp(`${PHRASES[language]}\\.$`));
    expect(email.value).toBe('ada@example.org');
  });

  it('leads there where a page says it by itself', async () => {
    renderApp('/reset-password', language);
    const link = await screen.findByRole('link', { name: PHRASES[language] });
    expect(link.getAttribute('href')).toBe('/kontakt');
  });

  it('leads there where a page could not be loaded, beside the button that tries again', async () => {
    fakeApi({ 'POST /api/quotes/sent': () => refusal('SERVICE_UNAVAILABLE') });
    renderApp('/quote#5.abcdefghijklmnopqrstuv', language);
    const link = await screen.findByRole('link', { name: PHRASES[language] });
    expect(link.getAttribute('href')).toBe('/kontakt');
    expect(screen.getByRole('button', { name: /^(Erneut versuchen|Try again)$/ })).toBeTruthy();
  });
});
