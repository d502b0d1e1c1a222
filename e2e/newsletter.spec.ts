import type { Page } from '@playwright/test';
import { logInAsAdmin } from './as-admin.js';
import { Caller } from './caller.js';
import { complaintsOf, expectAccessibleAtAllWidths } from './faults.js';
import { languagesFor } from './languages.js';
import { followMail } from './mailbox.js';
import { ACCOUNTS } from './publishing.js';
import { expect, test } from './test.js';
import { WORDS } from './words.js';

const SAID = {
  de: {
    fresh: 'Neue Ausgabe',
    subject: ['Betreff (deutsch)', 'Betreff (englisch)'],
    body: ['Text (deutsch)', 'Text (englisch)'],
    save: 'Entwurf speichern',
    preview: 'Vorschau',
    send: 'Newsletter senden',
    delete: 'Entwurf löschen',
    done: '1 von 1 E-Mails erledigt',
    end: 'E-Mails abbestellen',
    ended: 'Sie erhalten diese E-Mails nicht mehr.',
  },
  en: {
    fresh: 'New issue',
    subject: ['Subject (German)', 'Subject (English)'],
    body: ['Text (German)', 'Text (English)'],
    save: 'Save draft',
    preview: 'Preview',
    send: 'Send newsletter',
    delete: 'Delete draft',
    done: '1 of 1 e-mails done',
    end: 'Unsubscribe',
    ended: 'You will no longer receive these e-mails.',
  },
} as const;

/** Fills in both editions and saves them as a draft. */
async function saveDraft(
  page: Page,
  said: (typeof SAID)['de' | 'en'],
  subjects: readonly [string, string],
): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: said.fresh })).toBeVisible();
  for (const [index, text] of subjects.entries()) {
    await page.getByLabel(said.subject[index] ?? '').fill(text);
    await page.getByLabel(said.body[index] ?? '').fill(`## ${text}\n\n**Vierzig** Muster`);
  }
  await page.getByRole('button', { name: said.save }).click();
  await expect(page.getByRole('heading', { name: said.preview })).toHaveCount(2);
}

for (const language of languagesFor('de')) {
  const words = WORDS[language];
  const said = SAID[language];

  test.describe(`the newsletter (${language})`, () => {
    test.use({ locale: words.locale });

    test('is written in both languages, sent to who confirmed it, and ended by a press in its mail', async ({
      page,
    }) => {
      const complaints = await complaintsOf(page);
      const reader = await Caller.of(page, ACCOUNTS.demo);
      await reader.post('/api/users', { newsletterActive: true });
      await followMail(page, ACCOUNTS.demo.login, '/newsletter/confirm');
      await expect.poll(async () => (await reader.get('/api/users/validate')).newsletter_active).toBe(true);

      await logInAsAdmin(page, words, '/admin/newsletter/new');
      await test.step('a draft that is not wanted is deleted', async () => {
        await saveDraft(page, said, ['Doch nicht', 'Never mind']);
        await page.getByRole('button', { name: said.delete }).click();
        await page.getByRole('alertdialog').getByRole('button', { name: said.delete }).click();
        await expect(page.getByRole('heading', { level: 1, name: 'Newsletter' })).toBeVisible();
        await expect(page.getByRole('link', { name: /Doch nicht|Never mind/ })).toHaveCount(0);
        await page.getByRole('link', { name: said.fresh }).click();
      });
      await saveDraft(page, said, ['Neues aus der Werkstatt', 'News from the workshop']);
      await expect(page.getByRole('heading', { level: 2, name: 'News from the workshop' })).toBeVisible();
      await expectAccessibleAtAllWidths(page);
      await page.getByRole('button', { name: said.send }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: said.send }).click();
      await expect(page.getByText(said.done)).toBeVisible();
      await expectAccessibleAtAllWidths(page);

      await followMail(page, ACCOUNTS.demo.login, '/newsletter/unsubscribe');
      await expect(page.getByRole('button', { name: said.end })).toBeVisible();
      expect((await reader.get('/api/users/validate')).newsletter_active).toBe(true);
      await expectAccessibleAtAllWidths(page);
      await page.getByRole('button', { name: said.end }).click();
      await expect(page.getByText(said.ended)).toBeVisible();
      expect((await reader.get('/api/users/validate')).newsletter_active).toBe(false);
      expect(complaints).toEqual([]);
    });
  });
}
