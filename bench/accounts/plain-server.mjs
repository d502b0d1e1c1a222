/** What a login and a look at a session cost at least: Node's own server, prepared statements, no framework. */
import { createHash, createHmac, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ROOT } from '../../scripts/setup/root.mjs';

const apiRequire = createRequire(join(ROOT, 'apps/api/package.json'));
const { Pool } = apiRequire('pg');
const { verify } = apiRequire('@node-rs/argon2');

const { DATABASE_URL, JWT_SECRET = '' } = process.env;
const pool = new Pool({ connectionString: DATABASE_URL, max: 10 });
const run = (name, text, values) => pool.query({ name, text, values });

const COLUMNS = `a.id, a.email, a.display_name, a.role, a.rights, a.newsletter_active, a.created_at, a.password_hash`;
const sign = (text) => createHmac('sha256', JWT_SECRET).update(text).digest();
const encode = (value) => Buffer.from(JSON.stringify(value)).toString('base64url');
const userOf = (account) => JSON.stringify({ ...account, password_hash: undefined });

async function validate({ authorization = '' }) {
  const [head, body, signature = ''] = authorization.slice('Bearer '.length).split('.');
  const given = Buffer.from(signature, 'base64url');
  const expected = sign(`${head}.${body}`);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  const { sub, sid, exp } = JSON.parse(Buffer.from(body, 'base64url').toString());
  if (exp * 1000 < Date.now()) return undefined;
  const { rows } = await run(
    'validate',
    `SELECT ${COLUMNS} FROM session s JOIN account a ON a.id = s.account_id
      WHERE s.id = $1 AND s.account_id = $2 AND s.revoked_at IS NULL AND s.expires_at > now()`,
    [sid, sub],
  );
  return rows[0] && { user: userOf(rows[0]) };
}

async function login(text) {
  const { login, password } = JSON.parse(text);
  const { rows } = await run('find', `SELECT ${COLUMNS} FROM account a WHERE lower(a.email) = lower($1)`, [
    login,
  ]);
  const [account] = rows;
  if (account === undefined || !(await verify(account.password_hash, password))) return undefined;
  const [sid, token] = [randomUUID(), randomBytes(32).toString('base64url')];
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    await client.query({
      name: 'session',
      text: `INSERT INTO session (id, account_id, expires_at) VALUES ($1, $2, now() + interval '30 days')`,
      values: [sid, account.id],
    });
    await client.query({
      name: 'token',
      text: 'INSERT INTO refresh_token (token_hash, session_id) VALUES ($1, $2)',
      values: [createHash('sha256').update(token).digest(), sid],
    });
    await client.query('COMMIT');
  } finally {
    client.release();
  }
  const content = `${encode({ alg: 'HS256' })}.${encode({ sub: String(account.id), sid, exp: Date.now() / 1000 + 900 })}`;
  return { user: userOf(account), token: `${content}.${sign(content).toString('base64url')}` };
}

const server = createServer((request, response) => {
  const chunks = [];
  request.on('data', (chunk) => chunks.push(chunk));
  request.on('end', () => {
    const work =
      request.method === 'POST' ? login(Buffer.concat(chunks).toString()) : validate(request.headers);
    work.then(
      (found) => {
        const headers = {
          'content-type': 'application/json',
          ...(found?.token ? { authorization: `Bearer ${found.token}` } : {}),
        };
        response.writeHead(found ? 200 : 401, headers).end(found?.user ?? '{}');
      },
      (error) => response.writeHead(500).end(String(error)),
    );
  });
});
server.listen(0, '127.0.0.1', () => process.send(server.address().port));
process.once('disconnect', () => process.exit(0));
