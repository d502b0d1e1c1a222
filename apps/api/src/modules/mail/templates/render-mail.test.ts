import { describe, expect, it } from '@jest/globals';
import { LANGUAGES, MAIL_TEMPLATES } from '@tastwerk/contracts';
import { renderMail, subjectOf } from './render-mail.js';

const EVERY = MAIL_TEMPLATES.flatMap((template) =>
  LANGUAGES.map((language) => [template, language] as const),
);

const LINK = 'https://tastwerk.example/verify-account?key=a&b=<i>';
const FACTS = {
  name: 'Ada <b>"&\'',
  device: 'Firefox, Windows',
  when: '22. November 2026',
  who: 'Ben',
  title: 'Herz',
  part: 'die Grafik „Herz“',
  order: '1234',
  request: '56',
  number: '2026-00042',
  subject: 'Neues von Tastwerk',
};

describe('a mail', () => {
  it('about an order for trying out says so after its first sentence, which goes on from the greeting', () => {
    const { subject, text } = renderMail(
      { template: 'order-confirmation', facts: FACTS, link: LINK, trial: 'order' },
      'de',
    );
    expect(subject).toMatch(/^Zum Ausprobieren: /);
    expect(text).toMatch(
      /Guten Tag [^\n]*,\n\nvielen Dank für[^\n]*\n\nDies ist eine Bestellung zum Ausprobieren/,
    );
  });

  it.each(EVERY)(
    '%s in %s says the same as text and as HTML, with everything filled in',
    (template, language) => {
      const mail = renderMail({ template, facts: FACTS, link: LINK }, language);
      for (const words of [mail.subject, mail.text, mail.html]) expect(words).not.toMatch(/\{\{|undefined/);
      const spoken = mail.html
        .replace(/^.*<\/h1>/s, '')
        .replace(/<br>/g, '\n')
        .replace(/<[^>]*>/g, ' ')
        .replace(/&lt;/g, '<')
        .replace(/&gt;/g, '>')
        .replace(/&quot;/g, '"')
        .replace(/&#39;/g, "'")
        .replace(/&amp;/g, '&');
      for (const line of mail.text.split('\n').filter((text) => text.trim() !== '' && text !== '-- '))
        expect(spoken).toContain(line.replace(/:$/, ''));
    },
  );

  it.each(EVERY)(
    '%s in %s has the same subject in the data of an account as when it was sent',
    (template, language) => {
      const { subject } = renderMail({ template, facts: FACTS, link: LINK }, language);
      expect(subjectOf(template, language, FACTS)).toBe(subject);
      expect(subjectOf(template, language, {})).not.toMatch(/\{\{|\s$/);
    },
  );

  it('lets nothing that somebody typed become markup or another line', () => {
    const facts = { ...FACTS, name: 'Eve\r\nBcc: all@example.org <script>alert(1)</script>' };
    const { html, text, subject } = renderMail({ template: 'welcome', facts, link: LINK }, 'en');
    expect(html).not.toContain('<script>');
    expect(html).toContain('href="https://tastwerk.example/verify-account?key=a&amp;b=&lt;i&gt;"');
    expect(text).toContain('Hello Eve Bcc: all@example.org <script>alert(1)</script>,');
    expect(subject).not.toMatch(/[\r\n]/);
  });

  it('lists what it tells line by line, each on one line whatever somebody typed', () => {
    const blocks = [{ heading: 'Ihre <Bestellung>', lines: ['2 × Herz', 'Bitte\r\n<b>klingeln</b>'] }];
    const { text, html } = renderMail(
      { template: 'order-confirmation', facts: FACTS, link: LINK, blocks },
      'de',
    );
    expect(text).toContain('\n\nIhre <Bestellung>\n2 × Herz\nBitte <b>klingeln</b>\n\n');
    expect(html).toContain(
      '<h2>Ihre &lt;Bestellung&gt;</h2><p>2 × Herz<br>Bitte &lt;b&gt;klingeln&lt;/b&gt;</p>',
    );
  });

  it('of the newsletter says how to end it', () => {
    const unsubscribeUrl = 'https://tastwerk.example/newsletter/unsubscribe?key=k';
    const mail = renderMail({ template: 'newsletter-welcome', facts: FACTS, unsubscribeUrl }, 'de');
    expect(mail.unsubscribeUrl).toBe(unsubscribeUrl);
    expect(mail.text).toContain(`Diese E-Mails abbestellen:\n${unsubscribeUrl}`);
    expect(mail.html).toContain(`<a href="${unsubscribeUrl}">`);
  });
});
