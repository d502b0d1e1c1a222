import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { type MailState, ROLES, ROUTES } from '@tastwerk/contracts';
import { MailRepository } from '../src/modules/mail/mail.repository.js';
import { JobWorker } from '../src/platform/jobs/job-worker.js';
import { MailTransport } from '../src/platform/mail/mail-transport.js';
import { SmtpTransport } from '../src/platform/mail/smtp-transport.js';
import { eventually } from './harness/eventually.js';
import { MailCatcher } from './harness/mail-catcher.js';
import { startMailWorker } from './harness/mail-worker.js';
import { Opened } from './harness/opened.js';
import { type Person, TestProduct } from './harness/test-product.js';

const opened = new Opened();
let product: TestProduct;
let catcher: MailCatcher;
let mails: MailRepository;
let jobWorker: JobWorker;
let transport: MailTransport;
let ada: Person;
let admin: Person;

beforeAll(async () => {
  catcher = opened.add(await MailCatcher.start(), (made) => made.stop());
  const started = await TestProduct.start({ SMTP_URL: catcher.url });
  product = opened.add(started, (made) => made.stop());
  ada = await product.person('ada');
  admin = await product.person('admin', ROLES.admin);
  const worker = opened.add(await startMailWorker(product.configuration), (made) => made.close());
  mails = worker.get(MailRepository, { strict: false });
  jobWorker = worker.get(JobWorker, { strict: false });
  transport = worker.get<MailTransport>(MailTransport, { strict: false });
});
afterAll(() => opened.close());

interface WaitingMail {
  readonly id: number;
  readonly jobId: number;
}

/** A mail that waits for its time, so that only this test sends it. */
async function waiting(): Promise<WaitingMail> {
  const [row] = await product.database.query<WaitingMail>(
    `WITH new_mail AS (
       INSERT INTO mail (template, recipient, account_id, language, facts) VALUES ('welcome', $1, $2, 'de', '{}') RETURNING id)
     INSERT INTO job (kind, key, subject_id, payload, state, run_after)
     SELECT 'mail', 'mail:' || id, id, '{}', 'queued', now() + interval '1 day' FROM new_mail
     RETURNING subject_id AS id, id AS "jobId"`,
    [ada.email, ada.id],
  );
  if (row === undefined) throw new Error('a mail was not kept');
  return row;
}

/** As if a worker had taken the mail, whose time had come, and ended. */
const taken = ({ jobId }: WaitingMail) =>
  product.database.query(
    `UPDATE job SET state = 'running', run_after = now(), lease_token = gen_random_uuid(),
                    lease_until = now() - interval '1 second' WHERE id = $1`,
    [jobId],
  );

/** Its time has come. */
const due = ({ jobId }: WaitingMail) =>
  product.database.query('UPDATE job SET run_after = now() WHERE id = $1', [jobId]);

const inState = (mail: WaitingMail, state: MailState) =>
  eventually(`the mail is ${state}`, async () =>
    (await mailOf(mail.id))?.state === state ? true : undefined,
  );

/** A mail whose worker ended while it handed it over, found by another one. */
async function interrupted(): Promise<WaitingMail> {
  const mail = await waiting();
  expect(await mails.beginHandOver(mail.id)).toBe(true);
  await taken(mail);
  await jobWorker.work('mail');
  await inState(mail, 'unknown');
  return mail;
}

const mailOf = async (id: number) => {
  const list = await product.client.read(ROUTES.listMails.response, 'listMails', { token: admin.token });
  return list.find((mail) => mail.id === id);
};
const jobOf = async ({ jobId }: WaitingMail) => {
  const { jobs } = await product.client.read(ROUTES.listJobs.response, 'listJobs', {
    query: { work: 'mail' },
    token: admin.token,
  });
  return jobs.find(({ id }) => id === jobId);
};
/** What the mail carries at each try: its row names it. */
const messageIdOf = async (id: number) => {
  const createdAt = new Date((await mailOf(id))?.created_at ?? NaN).getTime();
  return `<tastwerk-mail-${id}-${createdAt}@localhost>`;
};
const caught = () => catcher.mails.filter(({ to }) => to === ada.email).length;

describe('a mail whose worker ended', () => {
  it('before it was handed over is sent by another one', async () => {
    const waits = await waiting();
    const { id } = waits;
    await taken(waits);
    // The worker's own look for lapsed claims may come first: one of the two sends it.
    await jobWorker.work('mail');
    const mail = await catcher.next(ada.email, /Willkommen/);
    expect(mail.headers.get('message-id')).toBe(await messageIdOf(id));
    await eventually('the mail is sent', async () =>
      (await mailOf(id))?.state === 'sent' ? true : undefined,
    );
  });

  it('while it was handed over is of unknown fate, and tried again after a wait with the same Message-ID', async () => {
    const mail = await interrupted();
    const unknown = await mailOf(mail.id);
    expect(unknown).toMatchObject({ failures: 1 });
    expect(unknown?.error).toContain('left or not');
    expect(caught()).toBe(0);
    const job = await jobOf(mail);
    expect(job).toMatchObject({ state: 'queued', error: 'MAIL_UNKNOWN' });
    const unknownOnes = await product.client.read(ROUTES.listMails.response, 'listMails', {
      query: { state: 'unknown' },
      token: admin.token,
    });
    expect(unknownOnes.map(({ id }) => id)).toEqual([mail.id]);
    await due(mail);
    const sent = await catcher.next(ada.email, /Willkommen/);
    expect(sent.headers.get('message-id')).toBe(await messageIdOf(mail.id));
    await inState(mail, 'sent');
    expect(await mailOf(mail.id)).toMatchObject({ state: 'sent', error: null });
  });

  it('while it was handed over, but who answers after all, counts as sent and is not sent again', async () => {
    const mail = await interrupted();
    await mails.noteSent(mail.id);
    await due(mail);
    await eventually('the job is over', async () =>
      (await jobOf(mail))?.state === 'done' ? true : undefined,
    );
    expect(await mailOf(mail.id)).toMatchObject({ state: 'sent', error: null });
    expect(caught()).toBe(0);
  });

  it('while it was handed over, again and again, is given up as often as other failures are', async () => {
    const mail = await waiting();
    await product.database.query('UPDATE job SET failures = 11 WHERE id = $1', [mail.jobId]);
    expect(await mails.beginHandOver(mail.id)).toBe(true);
    await taken(mail);
    await jobWorker.work('mail');
    await inState(mail, 'failed');
    expect(await jobOf(mail)).toMatchObject({ state: 'failed', error: 'MAIL_UNKNOWN' });
    expect((await mailOf(mail.id))?.error).toContain('left or not');
  });

  it('while it was handed over is sent at once when an admin asks for it', async () => {
    const mail = await interrupted();
    await product.client.call('sendMailAgain', { params: { id: mail.id }, token: admin.token });
    await catcher.next(ada.email, /Willkommen/);
    await inState(mail, 'sent');
  });

  it('while it was handed over is dropped when it has become pointless', async () => {
    const mail = await interrupted();
    await product.database.query(`UPDATE mail SET template = 'login-change' WHERE id = $1`, [mail.id]);
    await due(mail);
    await inState(mail, 'dropped');
    expect(caught()).toBe(0);
  });

  it('does not wait for an answer that only the database missed: it is of unknown fate too', async () => {
    const mail = await waiting();
    const noted = jest.spyOn(mails, 'noteSent').mockRejectedValueOnce(new Error('the database is away'));
    await due(mail);
    const first = await catcher.next(ada.email, /Willkommen/);
    await eventually('the job waits', async () => {
      const job = await jobOf(mail);
      return job?.state === 'queued' && job.error === 'MAIL_FAILED' ? true : undefined;
    });
    noted.mockRestore();
    expect(await mailOf(mail.id)).toMatchObject({ state: 'sending' });
    await due(mail);
    await inState(mail, 'unknown');
    await due(mail);
    const second = await catcher.next(ada.email, /Willkommen/);
    expect(second.headers.get('message-id')).toBe(first.headers.get('message-id'));
    await inState(mail, 'sent');
  });

  it('and that came back too late is not sent by it', async () => {
    const { id } = await waiting();
    expect([await mails.beginHandOver(id), await mails.beginHandOver(id)]).toEqual([true, false]);
  });

  it('too often is given up, and an admin has it sent after all', async () => {
    const mail = await waiting();
    await taken(mail);
    await product.database.query('UPDATE job SET attempts = 50 WHERE id = $1', [mail.jobId]);
    await eventually('the mail is given up', async () => {
      const { state } = (await mailOf(mail.id)) ?? {};
      return state === 'failed' ? true : undefined;
    });
    expect(await jobOf(mail)).toMatchObject({ state: 'failed', error: 'MAIL_ABANDONED' });
    await product.client.call('retryJob', {
      params: { work: 'mail', id: mail.jobId },
      token: admin.token,
    });
    await catcher.next(ada.email, /Willkommen/);
    await eventually('the mail is sent', async () =>
      (await mailOf(mail.id))?.state === 'sent' ? true : undefined,
    );
  });
});

describe('a mail that the server does not take', () => {
  it('waits, says why, and is tried again', async () => {
    const mail = await waiting();
    await product.database.query('UPDATE job SET run_after = now() WHERE id = $1', [mail.jobId]);
    const send = jest.spyOn(transport, 'send').mockRejectedValue(new Error('450 busy'));
    await eventually('a first failure', async () => {
      const { failures } = (await mailOf(mail.id)) ?? {};
      return failures === 1 ? true : undefined;
    });
    send.mockRestore();
    expect(await mailOf(mail.id)).toMatchObject({ state: 'queued', error: '450 busy' });
    expect(await jobOf(mail)).toMatchObject({ state: 'queued', error: 'MAIL_FAILED' });
    await product.database.query('UPDATE job SET run_after = now() WHERE id = $1', [mail.jobId]);
    await catcher.next(ada.email, /Willkommen/);
    expect(await jobOf(mail)).toMatchObject({ mail: { recipient: ada.email, template: 'welcome' } });
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
