/** Words of strangers on their way into mails: none may become a header, an address, a link or a sentence of ours. */
import { startMailServer } from '../faults/mail-server.mjs';
import { until } from '../faults/product.mjs';

/** Mails as they came; the server of this part starts with its options, before the product. */
const came = [];
const mailServer = await startMailServer(
  () => 0,
  (mail) => came.push(mail),
);

const OPERATORS = 'operators@tastwerk.example';

export const options = {
  environment: {
    SMTP_URL: mailServer.url,
    MAIL_FROM: 'Tastwerk <shop@tastwerk.example>',
    OPERATOR_EMAIL: OPERATORS,
  },
};

/** What no mail to a stranger may hold: words and addresses that whoever asked for the mail chose. */
const WORDS = 'Gewinn auf evil.example';

/** Ways to end a header and begin another one. */
const BREAKS = ['\r\n', '\n', '\r', '%0d%0a', '\u2028', '\u0085', '\u0000', '\\r\\n', '=?UTF-8?Q?=0D=0A?='];
const HEADERS = [
  'Bcc: bcc@evil.example',
  'Subject: evil',
  'Content-Type: text/html',
  '',
  '.',
  'RCPT TO:<bcc@evil.example>',
];

/** Addresses that some mail server would read as another one, or as several. */
const ADDRESSES = [
  'a@b.example,bcc@evil.example',
  'a@b.example;bcc@evil.example',
  'a@b.example bcc@evil.example',
  '<bcc@evil.example>',
  'a@b.example>',
  '"a\r\nBcc: bcc@evil.example"@b.example',
  'a@b.example\u0000',
  'a@[127.0.0.1]',
  'a@b.example\nBcc: bcc@evil.example',
  '-oQ/tmp@b.example',
  'bcc@evil.example\u3002',
  'a%bcc@evil.example@b.example',
  '@evil.example:a@b.example',
];

const REAL_HEADERS =
  /^(date|from|to|subject|message-id|mime-version|content-type|content-transfer-encoding|list-unsubscribe|list-unsubscribe-post|auto-submitted|reply-to|x-auto-response-suppress|feedback-id|list-id|precedence|sender)$/;

export async function run(target) {
  try {
    await target.product.query(`INSERT INTO approval (pattern) VALUES ('*')`);
    await attack(target);
    await until('all mails', async () => {
      const [{ n }] = await target.product.query(
        `SELECT count(*)::int AS n FROM job WHERE kind = 'mail' AND state IN ('queued', 'running')`,
      );
      return n === 0;
    });
    look(target);
  } finally {
    await mailServer.stop();
  }
}

async function attack(target) {
  const [client] = target.clients;
  const eve = await target.person('eve', { rights: [] });
  const inject = (text) => BREAKS.flatMap((end) => HEADERS.map((header) => `${text}${end}${header}`));
  const post = async (path, body, options) => {
    const answer = await client.post(path, body, options);
    target.count('words of strangers');
    return answer;
  };
  let number = 0;
  const victim = () => `victim-${(number += 1)}@tastwerk.example`;
  for (const text of [...inject('Eve'), WORDS, `https://${WORDS}`]) {
    const login = victim();
    await post('/api/create-account', { login, 'login-confirm': login, display_name: text.slice(0, 100) });
    await post('/api/withdrawals', { name: text, order: text, email: victim() });
    await post('/api/contact', { topic: 'other', message: text, email: victim() });
    await post('/api/contact', { topic: `other${text}`, message: 'x', email: victim() });
    await post('/api/users', { displayName: text.slice(0, 100) }, { token: eve.token });
    // The browser's name stands in the mail about a sign-in elsewhere.
    await post(
      '/api/login',
      { login: eve.email, password: 'a long password' },
      { headers: { 'user-agent': text.replace(/[^\x20-\x7e]/g, '') } },
    );
    await post(
      '/api/reset-password-request',
      { login: eve.email },
      { headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example' } },
    );
  }
  for (const address of ADDRESSES)
    for (const [path, body] of [
      ['/api/create-account', { login: address, 'login-confirm': address }],
      ['/api/reset-password-request', { login: address }],
      ['/api/resend-verification', { login: address }],
      ['/api/withdrawals', { name: 'Eve', order: 'x', email: address }],
      ['/api/contact', { topic: 'other', message: 'x', email: address }],
    ])
      await post(path, body);
}

/** What lies behind base64, quoted-printable and encoded words. */
function decoded(text) {
  const words = text.replace(/=\?utf-8\?b\?([^?]*)\?=/gi, (_, word) =>
    Buffer.from(word, 'base64').toString(),
  );
  const lines = words.replace(/(?:^[A-Za-z0-9+/]{60,76}\r\n)+[A-Za-z0-9+/=]+/gm, (block) =>
    Buffer.from(block, 'base64').toString(),
  );
  return lines
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(parseInt(hex, 16)));
}

function look(target) {
  if (came.length < 50) target.fault(`only ${came.length} mails came: the attack met nothing`);
  if (!came.some(({ text }) => decoded(text).includes(WORDS)))
    target.fault('no mail holds the words that were sent to the operators: mails are read in a wrong way');
  target.count('mails that came', came.length);
  for (const { to, text } of came) {
    const [head] = text.split('\r\n\r\n', 1);
    const names = head
      .replace(/\r\n[ \t]+/g, ' ')
      .split('\r\n')
      .map((line) => line.split(':', 1)[0].toLowerCase());
    const strange = names.filter((name) => !REAL_HEADERS.test(name));
    const body = decoded(text);
    const about = `a mail to ${to.join()} (${/^subject: .*/im.exec(text)?.[0]})`;
    if (strange.length > 0) target.fault(`${about} has the headers ${strange.join()}`);
    if (names.filter((name) => name === 'subject' || name === 'to').length !== 2)
      target.fault(`${about} has a header twice`);
    if (to.length !== 1 || to.some((address) => /evil/.test(address)))
      target.fault(`${about} went to ${to.join()}`);
    if (/href="https?:\/\/[^"]*evil/.test(body)) target.fault(`${about} links to a stranger`);
    // The operators read what was written to them; others do not read what a stranger wrote for them.
    if (to[0] !== OPERATORS && body.includes(WORDS) && /^victim/.test(to[0]))
      target.fault(`${about} holds words of a stranger`);
  }
}
