import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ROLES, ROUTES } from '@tastwerk/contracts';
import { MailProcessor } from '../src/modules/mail/mail.processor.js';
import { MailLeases } from '../src/modules/mail/mail-leases.sql.js';
import { SmtpTransport } from '../src/platform/mail/smtp-transport.js';
import { MailCatcher } from './harness/mail-catcher.js';
import { startMailWorker } from './harness/mail-worker.js';
import { Opened } from './harness/opened.js';
import { type Person, TestProduct } from './harness/test-product.js';

const opened = new Opened();
let product: TestProduct;
let catcher: MailCatcher;
let mails: MailLeases;
let processor: MailProcessor;
let ada: Person;
let admin: Person;

beforeAll(async () => {
  catcher = opened.add(await MailCatcher.start(), (made) => made.stop());
  const started = await TestProduct.start({ SMTP_URL: catcher.url });
  product = opened.add(started, (made) => made.stop());
  ada = await product.person('ada');
  admin = await product.person('admin', ROLES.admin);
  const worker = opened.add(await startMailWorker(product.configuration), (made) => made.close());
  mails = worker.get(MailLeases, { strict: false });
  processor = worker.get(MailProcessor, { strict: false });
});
afterAll(() => opened.close());

/** A mail that waits for its time, so that only this test sends it. */
async function waiting(): Promise<number> {
  const [row] = await product.database.query<{ id: number }>(
    `INSERT INTO mail (template, recipient, account_id, language, facts, run_after)
     VALUES ('welcome', $1, $2, 'de', '{}', now() + interval '1 day') RETURNING id`,
    [ada.email, ada.id],
  );
  return row?.id ?? 0;
}

/** As if a worker had taken the mail and ended; `minutes` later. */
const takenBy = (id: number, token: string) =>
  product.database.query(
    `UPDATE mail SET state = 'sending', lease_token = $2, lease_until = now() - interval '1 second' WHERE id = $1`,
    [id, token],
  );

const mailOf = async (id: number) => {
  const list = await product.client.read(ROUTES.listMails.response, 'listMails', { token: admin.token });
  return list.find((mail) => mail.id === id);
};
const caught = () => catcher.mails.filter(({ to }) => to === ada.email).length;

describe('a mail whose worker ended', () => {
  it('before it was handed over is sent by another one', async () => {
    const id = await waiting();
    await takenBy(id, randomUUID());
    await processor.process({ mailId: id });
    expect(await mailOf(id)).toMatchObject({ state: 'sent' });
    const mail = await catcher.next(ada.email, /Willkommen/);
    expect(mail.headers.get('message-id')).toMatch(new RegExp(`^<tastwerk-mail-${id}@`));
  });

  it('while it was handed over is not sent again, and said to be lost', async () => {
    const id = await waiting();
    const token = randomUUID();
    await takenBy(id, token);
    expect(await mails.beginHandOver(id, token)).toBe(true);
    await processor.process({ mailId: id });
    expect(caught()).toBe(0);
    expect(await mails.giveUpLost()).toEqual([]);
    await product.database.query(`UPDATE mail SET run_after = now() - interval '11 minutes' WHERE id = $1`, [
      id,
    ]);
    await mails.giveUpLost();
    expect(await mailOf(id)).toMatchObject({
      state: 'failed',
      error: expect.stringContaining('left or not'),
    });
    expect(caught()).toBe(0);
  });

  it('and that came back too late is not sent by it', async () => {
    const id = await waiting();
    const late = randomUUID();
    await takenBy(id, late);
    await mails.claim(id, randomUUID());
    expect(await mails.beginHandOver(id, late)).toBe(false);
  });
});

describe('a newsletter', () => {
  it('ends by one click in a mail program where its address is safe', async () => {
    const transport = opened.add(new SmtpTransport(catcher.url, 'tastwerk@tastwerk.example'), (made) =>
      made.close(),
    );
    const send = (unsubscribeUrl: string) =>
      transport.send({
        messageId: `<${randomUUID()}@a>`,
        to: 'b@c.example',
        subject: 's',
        text: 't',
        html: 'h',
        unsubscribeUrl,
      });
    await send('https://tastwerk.example/newsletter/unsubscribe?key=k');
    const safe = await catcher.next('b@c.example', /s/);
    expect(safe.headers.get('list-unsubscribe')).toBe(
      '<https://tastwerk.example/newsletter/unsubscribe?key=k>',
    );
    expect(safe.headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    await send('http://localhost/newsletter/unsubscribe?key=k');
    expect((await catcher.next('b@c.example', /s/)).headers.has('list-unsubscribe-post')).toBe(false);
  });
});
