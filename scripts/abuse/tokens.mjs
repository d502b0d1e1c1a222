/** Forged, stolen, changed and outlived access tokens, and cookies: none may open anything. */
import { createHmac, randomBytes } from 'node:crypto';
import { codeOf, cookieHeader, cookiesOf } from './client.mjs';
import { forgeries } from './forgeries.mjs';

export const options = { worker: false };

/** What a token is tried on: who one is, what one has, what admins see and do. */
const DOORS = [
  ['GET', '/api/users/validate'],
  ['GET', '/api/users/export'],
  ['GET', '/api/internal/users'],
  ['POST', '/api/internal/approvals', { pattern: 'evil@tastwerk.example' }],
];

export async function run(target) {
  const [client] = target.clients;
  const admin = await target.admin();
  const user = await target.person('user', { rights: [] });
  const secret = target.product.configuration.jwtSecret;
  const all = forgeries({ admin, user, secret });
  await sameSecretOpens(target, { admin, secret });
  for (const [what, token] of all) {
    target.count('forged access tokens');
    for (const [method, path, body] of DOORS) {
      const headers = { authorization: `Bearer ${token}` };
      const answer = await client.json(method, path, body, { headers });
      target.count('doors tried with them');
      // -1 is a token that Node cannot send; one that is too long for a header is answered by 431 or the end of the connection.
      if (![-1, 0, 400, 401, 403, 431].includes(answer.status))
        target.fault(`a token ${what} opened ${path}: ${answer.status} ${answer.text.slice(0, 80)}`);
    }
  }
  await elsewhere(target, admin);
  await cookies(target, user);
}

/** The forger is able: a token made with the right secret and the right claims opens what it should. Else the rest shows nothing. */
async function sameSecretOpens(target, { admin, secret }) {
  const [head, body] = admin.token.split('.');
  const signature = createHmac('sha256', secret).update(`${head}.${body}`).digest('base64url');
  const { status } = await target.clients[0].get('/api/users/validate', {
    token: `${head}.${body}.${signature}`,
  });
  if (status !== 200)
    target.fault(
      `a token made with the right secret is refused (${status}): the forger forges in a wrong way`,
    );
}

/** A right token in a place where none belongs. */
async function elsewhere(target, { token }) {
  const path = '/api/users/validate';
  const places = [
    { path: `${path}?access_token=${token}` },
    { path: `${path}?token=${token}` },
    { path, headers: { authorization: `Basic ${Buffer.from(`admin:${token}`).toString('base64')}` } },
    { path, headers: { authorization: token } },
    { path, headers: { authorization: `Bearer${token}` } },
    { path, headers: { authorization: `Token ${token}` } },
    { path, headers: { cookie: `authorization=Bearer ${token}; access_token=${token}; token=${token}` } },
    { path, headers: { 'x-authorization': `Bearer ${token}`, 'x-access-token': token } },
    {
      path,
      headers: { 'x-user-id': '1', 'x-forwarded-user': 'admin', 'x-original-url': '/api/internal/users' },
    },
    { path: `${path};jsessionid=${token}` },
  ];
  for (const place of places) {
    const { status } = await target.clients[0].send(place);
    target.count('right tokens in wrong places');
    if (status === 200)
      target.fault(`a token in a wrong place opened ${path}: ${JSON.stringify(place).slice(0, 100)}`);
  }
}

/** Refresh and device cookies, forged, changed, mixed up and replayed. */
async function cookies(target, user) {
  const [client] = target.clients;
  const { product } = target;
  const refresh = (sent) =>
    client.post('/api/refresh', undefined, { headers: { cookie: cookieHeader(sent) } });
  const entries = Object.entries(user.cookies);
  const [name, right] = entries.find(([key]) => key.includes('refresh'));
  const [device] = entries.find(([key]) => key.includes('device'));
  const hash = (
    await product.query(`SELECT encode(token_hash, 'base64') AS hash FROM refresh_token LIMIT 1`)
  )[0].hash;
  const forged = [
    '',
    'null',
    'undefined',
    '0',
    right.slice(0, -1),
    `${right}A`,
    right.toUpperCase(),
    right.split('').reverse().join(''),
    hash,
    Buffer.from(hash, 'base64').toString('base64url'),
    Buffer.from(hash, 'base64').toString('hex'),
    user.token,
    user.cookies[device],
    "' OR 1=1 --",
    '%00',
    right.replace(/./, '%00'),
    'x'.repeat(4000),
    ...Array.from({ length: 60 }, () => randomBytes(32).toString('base64url')),
    ...Array.from(
      { length: right.length },
      (_, at) => right.slice(0, at) + (right[at] === 'A' ? 'B' : 'A') + right.slice(at + 1),
    ),
  ];
  for (const value of forged) {
    const answer = await refresh({ [name]: value });
    target.count('forged refresh cookies');
    if (answer.status !== 401)
      target.fault(`the refresh cookie ${value.slice(0, 50)} was answered ${answer.status}`);
    if (value === user.token) continue;
    // As the access token, too: a refresh token is none.
    const opened = await client.get('/api/users/validate', { headers: { authorization: `Bearer ${value}` } });
    if (opened.status === 200) target.fault('a refresh token opens what access tokens open');
  }
  const others = { [device]: right, [`${name}x`]: right };
  if ((await refresh(others)).status !== 401)
    target.fault('a refresh token under another name carried a session on');

  const next = cookiesOf(await refresh({ [name]: right }))[name];
  if (next === undefined || next === right) target.fault('a refresh token was not replaced by another');
  // Until the next one is used, the answer with it may not have arrived.
  const last = cookiesOf(await refresh({ [name]: next }))[name];
  await product.query(
    `UPDATE refresh_token SET used_at = used_at - interval '1 hour' WHERE used_at IS NOT NULL`,
  );
  for (const [what, value] of [
    ['a refresh token that was used twice before', right],
    ['the next one of the session that it ended', next],
    ['the last one of the session that it ended', last],
  ]) {
    const { status } = await refresh({ [name]: value });
    target.count('replayed refresh cookies');
    if (status !== 401) target.fault(`${what} was answered ${status}`);
  }
  const access = await client.get('/api/users/validate', { token: user.token });
  if (codeOf(access) !== 'SESSION_REVOKED')
    target.fault('the access token of the ended session still opens what it did');
}
