import { describe, expect, it } from '@jest/globals';
import { renderMail } from '../../../mail/templates/render-mail.js';
import { withdrawnOffer } from './withdrawn-offer.js';

const OFFER = { request_id: 56, revision: 2, created_at: '2026-11-22T23:30:00.000Z' };
const LINK = 'https://tastwerk.example/kontakt';

const mail = (reason: string, language: 'de' | 'en') =>
  renderMail(withdrawnOffer(OFFER, reason, LINK, language), language);

describe('the mail about a withdrawn quote', () => {
  it('names the quote by its number and its day in Berlin, and leads to the contact page', () => {
    const { subject, text } = mail('Falsches Papier', 'de');
    expect(subject).toBe('Unser Angebot Nr. 56-2 gilt nicht mehr');
    expect(text).toContain('unser Angebot Nr. 56-2 vom 23.11.2026 haben wir zurückgezogen');
    expect(text).toContain('Grund\nFalsches Papier\n');
    expect(text).toContain(`Kontakt aufnehmen:\n${LINK}`);
  });

  it('is in English for who asked in English, and names no reason where there is none', () => {
    const { subject, text } = mail('', 'en');
    expect(subject).toBe('Our quote no. 56-2 is no longer valid');
    expect(text).toContain('We have withdrawn our quote no. 56-2 of 23/11/2026.');
    expect(text).not.toContain('Reason');
  });
});
