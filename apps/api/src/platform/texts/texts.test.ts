import { describe, expect, it } from '@jest/globals';
import { hasText, textsIn } from './texts.js';

describe('the texts of the server', () => {
  it('are in the language asked for, in the form that a number needs', () => {
    const sheets = (language: 'de' | 'en', count: number) =>
      textsIn(language, 'papers')('sold.swellSheets', { count, format: 'A4' });
    expect([0, 1, 2].map((count) => sheets('de', count))).toEqual([
      '0 Blätter Schwellpapier A4',
      '1 Blatt Schwellpapier A4',
      '2 Blätter Schwellpapier A4',
    ]);
    expect(sheets('en', 1)).toBe('1 sheet of A4 swell paper');
    expect(sheets('en', 2)).toBe('2 sheets of A4 swell paper');
  });

  it('leave what somebody typed as it is', () => {
    const typed = '$t(mails:frame.footer) {{variant}} $& <b>';
    expect(textsIn('en', 'accounts')('variant', { title: typed, variant: 'Base' })).toBe(
      `the variant “Base” of the graphic “${typed}”`,
    );
  });

  it('take no value for an option of the library', () => {
    const values = { reason: 'r', lng: 'de', ns: 'mails', context: 'one', defaultValue: 'x', joinArrays: '' };
    expect(textsIn('en', 'accounts')('reason', values)).toBe('Reason');
  });

  it('leave a gap where a value is missing', () => {
    expect(textsIn('de', 'mails')('templates.invoice.subject')).toBe('Ihre Rechnung ');
  });

  it('say a list line by line', () => {
    const lines = textsIn('de', 'contracts')('form', { whom: 'Tastwerk', email: 'a@b.de' }).split('\n');
    expect(lines[0]).toBe('An Tastwerk, a@b.de');
    expect(lines).toHaveLength(8);
  });

  it('know which keys they have', () => {
    expect(hasText('mails', 'templates.verify.action')).toBe(true);
    expect(hasText('mails', 'templates.newsletter-welcome.action')).toBe(false);
    expect(hasText('pages', 'screens.constructor.title')).toBe(false);
  });
});
