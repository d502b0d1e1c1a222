import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ROLES, ROUTES } from '@tastwerk/contracts';
import { eventually } from './harness/eventually.js';
import { MailCatcher } from './harness/mail-catcher.js';
import { startMailWorker } from './harness/mail-worker.js';
import { Opened } from './harness/opened.js';
import { type Person, TestProduct } from './harness/test-product.js';

const OPERATOR = 'hallo@relief.example';
const STRANGER = 'stranger@elsewhere.example';
const MESSAGE = { topic: 'accessibility', message: 'Ein Bild\nhat keinen Text.', email: STRANGER };

const opened = new Opened();
let product: TestProduct;
let catcher: MailCatcher;
let admin: Person;

beforeAll(async () => {
  catcher = opened.add(await MailCatcher.start(), (made) => made.stop());
  const settings = {
    SMTP_URL: catcher.url,
    OPERATOR_NAME: 'Relief GmbH',
    OPERATOR_EMAIL: OPERATOR,
    OPERATOR_PHONE: '+49 30 123 45',
  };
  product = opened.add(await TestProduct.start(settings), (made) => made.stop());
  admin = await product.person('admin', ROLES.admin);
});
afterAll(() => opened.close());

const mails = () => product.client.read(ROUTES.listMails.response, 'listMails', { token: admin.token });

describe('contact', () => {
  it('says how the operators are reached, and nothing that they have not said', async () => {
    const read = (of: TestProduct) => of.client.read(ROUTES.getContact.response, 'getContact');
    expect(await read(product)).toEqual({ name: 'Relief GmbH', email: OPERATOR, phone: '+49 30 123 45' });
    const silent = opened.add(await TestProduct.start(), (made) => made.stop());
    expect(await read(silent)).toEqual({ name: null, email: null, phone: null });
  });

  it('keeps a message while no mail leaves, and mails it to the operators alone', async () => {
    const { status } = await product.client.call('sendContactMessage', { body: MESSAGE });
    expect(status).toBe(204);
    expect(await mails()).toMatchObject([
      { template: 'contact-message', recipient: OPERATOR, state: 'queued' },
    ]);
    opened.add(await startMailWorker(product.configuration), (made) => made.close());
    await eventually('the message is sent', async () =>
      (await mails()).find(({ state }) => state === 'sent'),
    );
    expect(catcher.mails.map(({ to }) => to)).toEqual([OPERATOR]);
    const [mail] = catcher.mails;
    for (const words of ['Barrierefreiheit', STRANGER, 'hat keinen Text.'])
      expect(mail?.text).toContain(words);
  });

  it('takes nothing that is no message, and drops what a program filled in', async () => {
    for (const body of [
      { ...MESSAGE, message: ' ' },
      { ...MESSAGE, message: 'a'.repeat(5001) },
      { ...MESSAGE, email: 'nobody' },
      { ...MESSAGE, topic: 'spam' },
      { ...MESSAGE, recipient: STRANGER },
    ])
      expect(await product.client.failure('sendContactMessage', { body })).toBe('REQUEST_INVALID');
    await product.client.call('sendContactMessage', {
      body: { ...MESSAGE, website: 'https://spam.example' },
    });
    expect(await mails()).toHaveLength(1);
  });
});
