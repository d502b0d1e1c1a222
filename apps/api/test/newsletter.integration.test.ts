import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type Newsletter, ROLES, ROUTES } from '@tastwerk/contracts';
import { AccountsProduct } from './harness/accounts-product.js';
import { eventually } from './harness/eventually.js';
import { keyOf } from './harness/mail-catcher.js';
import { type Person, type TestProduct } from './harness/test-product.js';

const NEWS = {
  de: { subject: 'Neues aus der Werkstatt', body: '## Neu\n\n**Vierzig** Muster. <script>alert(1)</script>' },
  en: { subject: 'News from the workshop', body: '## New\n\n**Forty** samples, [see](javascript:alert(1)).' },
};

let accounts: AccountsProduct;
let product: TestProduct;
let admin: Person;

beforeAll(async () => {
  accounts = await AccountsProduct.start({ PUBLIC_URL: 'https://tastwerk.example' });
  ({ product } = accounts);
  admin = await product.person('admin', ROLES.admin);
});
afterAll(() => accounts.stop());

beforeEach(async () => {
  await product.database.query('UPDATE account SET newsletter_active = false');
});

async function reader(name: string, language = 'de'): Promise<Person> {
  const person = await product.person(name);
  await product.database.query(
    `UPDATE account SET newsletter_active = true, language = '${language}' WHERE id = ${person.id}`,
  );
  return person;
}

type Call = 'sendNewsletter' | 'cancelNewsletter' | 'testNewsletter' | 'deleteNewsletter';

const call = (name: Call, id: number) => product.client.call(name, { params: { id }, token: admin.token });

async function draft(): Promise<Newsletter> {
  return product.client.read(ROUTES.createNewsletter.response, 'createNewsletter', {
    body: NEWS,
    token: admin.token,
  });
}

/** Waits until an issue has come to `state` and no mail waits, and gives its readers. */
function readersAfter(id: number, state: Newsletter['state']): Promise<Newsletter['readers']> {
  return eventually(`issue ${id} is ${state}`, async () => {
    const found = await issue(id);
    return found?.state === state && found.readers.waiting === 0 ? found.readers : undefined;
  });
}

async function issue(id: number): Promise<Newsletter | undefined> {
  const { issues } = await product.client.read(ROUTES.listNewsletters.response, 'listNewsletters', {
    token: admin.token,
  });
  return issues.find((one) => one.id === id);
}

describe('the newsletter', () => {
  it('goes once to each confirmed reader in their language, and ends with one click', async () => {
    const ada = await reader('ada');
    const ben = await reader('ben', 'en');
    await product.person('carl');
    const { id } = await draft();
    // Pressed twice at once, it is sent once.
    const pressed = await Promise.all([call('sendNewsletter', id), call('sendNewsletter', id)]);
    expect(pressed.map(({ status }) => status).sort()).toEqual([200, 409]);
    const german = await accounts.catcher.next(ada.email, /Neues aus der Werkstatt/);
    expect(german.html).toContain('<strong>Vierzig</strong>');
    expect(german.html).not.toContain('<script>');
    expect(german.text).toContain('Vierzig');
    const english = await accounts.catcher.next(ben.email, /News from the workshop/);
    expect(english.html).toContain('<strong>Forty</strong>');
    expect(english.html).not.toContain('href="javascript:');
    expect(english.headers.get('list-unsubscribe')).toMatch(
      /^<https:\/\/tastwerk\.example\/newsletter\/unsubscribe\?key=/,
    );
    expect(english.headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    expect(await readersAfter(id, 'sent')).toMatchObject({ total: 2, sent: 2, dropped: 0 });
    const mails = await product.database.query<{ n: number }>(
      `SELECT count(*)::integer AS n FROM mail WHERE template = 'newsletter' AND facts ->> 'newsletter' = '${id}'`,
    );
    expect(mails).toMatchObject([{ n: 2 }]);

    const ended = await product.client.call('unsubscribeByMailProgram', { query: { key: keyOf(english) } });
    expect(ended.status).toBe(204);
    const next = await draft();
    await call('sendNewsletter', next.id);
    await accounts.catcher.next(ada.email, /Neues aus der Werkstatt/);
    expect(await readersAfter(next.id, 'sent')).toMatchObject({ total: 1, sent: 1 });
    // The link of the older issue still works.
    expect(
      (await product.client.call('unsubscribeNewsletter', { query: { key: keyOf(german) } })).status,
    ).toBe(204);
  });

  it('leaves out readers who unsubscribed after it was started, and what was canceled', async () => {
    const dora = await reader('dora');
    const { id } = await draft();
    // The reader is noted, then unsubscribes before a worker takes the mail.
    await product.database.query(
      `UPDATE newsletter SET state = 'sending', started_at = now() WHERE id = ${id};
       UPDATE account SET newsletter_active = false WHERE id = ${dora.id};
       INSERT INTO newsletter_reader (newsletter_id, account_id) VALUES (${id}, ${dora.id})`,
    );
    expect(await readersAfter(id, 'sent')).toMatchObject({ total: 1, sent: 0, dropped: 1 });
    // Queued already, then canceled: its mail is dropped.
    const emil = await reader('emil');
    const late = await draft();
    await product.database.query(
      `UPDATE newsletter SET state = 'canceled', started_at = now() WHERE id = ${late.id};
       WITH m AS (INSERT INTO mail (template, recipient, account_id, language, facts)
         VALUES ('newsletter', '${emil.email}', ${emil.id}, 'de', '{"newsletter": "${late.id}", "subject": "x"}') RETURNING id),
            j AS (INSERT INTO job (kind, key, subject_id, payload, state) SELECT 'mail', 'mail:' || id, id, '{}', 'queued' FROM m)
       INSERT INTO newsletter_reader (newsletter_id, account_id, is_queued, mail_id) SELECT ${late.id}, ${emil.id}, true, id FROM m`,
    );
    expect(await readersAfter(late.id, 'canceled')).toMatchObject({ sent: 0, dropped: 1 });
    expect((await call('sendNewsletter', late.id)).body).toMatchObject({ error: 'NEWSLETTER_NOT_OPEN' });
  });

  it('can be tried out on oneself, in both languages, as often as wanted', async () => {
    const { id } = await draft();
    expect((await call('testNewsletter', id)).status).toBe(204);
    await accounts.catcher.next(admin.email, /Neues aus der Werkstatt/);
    await accounts.catcher.next(admin.email, /News from the workshop/);
    expect(await issue(id)).toMatchObject({ state: 'draft', readers: { total: 0 } });
  });

  it('is deleted as a draft alone; an issue that was sent or canceled stays', async () => {
    const { id } = await draft();
    expect((await call('deleteNewsletter', id)).status).toBe(204);
    expect(await issue(id)).toBeUndefined();
    expect((await call('deleteNewsletter', id)).body).toMatchObject({ error: 'NEWSLETTER_NOT_FOUND' });
    for (const state of ['sent', 'canceled'] as const) {
      const kept = await draft();
      await call('sendNewsletter', kept.id);
      await product.database.query(`UPDATE newsletter SET state = '${state}' WHERE id = ${kept.id}`);
      const refused = await call('deleteNewsletter', kept.id);
      expect([refused.status, refused.body]).toMatchObject([409, { error: 'NEWSLETTER_NOT_DRAFT' }]);
      expect(await issue(kept.id)).toMatchObject({ state });
    }
    // Pressed at once with sending, one of both wins.
    const { id: raced } = await draft();
    const pressed = await Promise.all([call('sendNewsletter', raced), call('deleteNewsletter', raced)]);
    const statuses = pressed.map(({ status }) => status);
    expect([
      [200, 409],
      [404, 204],
    ]).toContainEqual(statuses);
    expect((await issue(raced)) === undefined).toBe(statuses[1] === 204);
  });

  it('is changed as a draft alone, and previewed as clean HTML', async () => {
    const { id } = await draft();
    const change = () =>
      product.client.call('changeNewsletter', {
        params: { id },
        body: { ...NEWS, de: { subject: '  Zwei\n Worte ', body: 'x' } },
        token: admin.token,
      });
    expect((await change()).body).toMatchObject({ de: { subject: 'Zwei Worte' } });
    await call('sendNewsletter', id);
    expect((await change()).body).toMatchObject({ error: 'NEWSLETTER_NOT_OPEN' });
    const { html } = await product.client.read(ROUTES.previewNewsletter.response, 'previewNewsletter', {
      body: { ...NEWS.de, language: 'de' },
      token: admin.token,
    });
    expect(html).toContain('<strong>Vierzig</strong>');
    expect(html).not.toContain('<script>');
  });
});
