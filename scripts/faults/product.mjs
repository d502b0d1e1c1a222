/** The product as `npm run faults` and the publishing bench use it: API in this process, workers in others, a database of its own. */
import { fork } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ROOT } from '../setup/root.mjs';
import { startEmbeddedServer } from '../setup/embedded-server.mjs';
import { makeVarFolder } from '../setup/var-folder.mjs';

const DIST = join(ROOT, 'apps/api/dist');
/** The password of every account. */
export const PASSWORD = 'a long password';

/** A session is used for so long, in ms; access tokens last 15 minutes. */
const SESSION_MS = 600_000;

/** A server to make a database on: the one that TEST_DATABASE_URL names, else an embedded one for as long as this lasts. */
async function databaseServer() {
  const url = process.env.TEST_DATABASE_URL;
  return url ? { url, stop: async () => undefined } : startEmbeddedServer();
}

/**
 * Starts the API on a database and a folder that nobody else has; `stop` leaves nothing behind. `given` names another server or Redis than
 * those of the environment, where the product keeps all it has, and further settings in `environment`.
 */
export async function startProduct(given = {}) {
  const apiRequire = createRequire(join(ROOT, 'apps/api/package.json'));
  apiRequire('reflect-metadata');
  const { Client } = apiRequire('pg');
  const { createHttpApp } = await import(`${DIST}/http-app.js`);
  const { AccountService } = await import(`${DIST}/modules/accounts/account.service.js`);
  const { readConfiguration } = await import(`${DIST}/platform/config/read-configuration.js`);
  const { migrate } = await import(`${DIST}/platform/database/migrate.js`);
  const { freePort } = await import(`${DIST}/platform/database/embedded/free-port.js`);

  const server = given.server ?? (await databaseServer());
  const name = `tastwerk_faults_${randomUUID().replaceAll('-', '')}`;
  const onServer = async (statement) => {
    const client = new Client({ connectionString: server.url });
    await client.connect();
    await client.query(statement).finally(() => client.end());
  };
  await onServer(`CREATE DATABASE ${name}`);
  const databaseUrl = Object.assign(new URL(server.url), { pathname: `/${name}` }).href;
  await migrate(databaseUrl);

  const varDir = given.varDir ?? makeVarFolder('faults');
  const environment = {
    DATABASE_URL: databaseUrl,
    REDIS_URL: given.redisUrl ?? process.env.TEST_REDIS_URL ?? '',
    VAR_DIR: varDir,
    // One for all processes: access tokens name it.
    PUBLIC_URL: 'http://localhost:4000',
    JWT_SECRET: randomBytes(32).toString('hex'),
    SECOND_FACTOR_SECRET: randomBytes(32).toString('hex'),
    LOG_LEVEL: 'silent',
    RATE_LIMITS: 'off',
    ...given.environment,
  };
  const read = readConfiguration(environment);
  if (!read.ok) throw new Error(read.error.join(' '));
  const configuration = read.value;
  const app = await createHttpApp(configuration);
  await app.init();
  await app.getHttpAdapter().getInstance().ready();

  const email = 'faults@tastwerk.example';
  const ensureAccount = (changes) =>
    app
      .get(AccountService)
      .ensureAccount({ password: PASSWORD, role: 0, rights: ['can_publish'], ...changes });
  await ensureAccount({ email, displayName: 'Faults' });
  let session = { authorization: '', since: 0 };
  /** Headers of a session that has not run out: a long run outlives many. */
  const signedIn = async () => {
    if (Date.now() - session.since > SESSION_MS) {
      const payload = { login: email, password: PASSWORD };
      const { headers } = await app.inject({ method: 'POST', url: '/api/login', payload });
      if (headers.authorization === undefined) throw new Error('nobody can sign in');
      session = { authorization: headers.authorization, since: Date.now() };
    }
    return { authorization: session.authorization };
  };

  const client = new Client({ connectionString: databaseUrl });
  // A server that is taken away must not end this process.
  client.on('error', () => undefined);
  await client.connect();
  return {
    configuration,
    credentials: { login: email, password: PASSWORD },
    app,
    query: async (sql, values = []) => (await client.query(sql, values)).rows,
    async publish(document) {
      const payload = { document, idempotencyKey: randomUUID(), licenceAccepted: true };
      const answer = await app.inject({
        method: 'POST',
        url: '/api/graphics',
        payload,
        headers: await signedIn(),
      });
      if (answer.statusCode !== 200) throw new Error(`publishing failed: ${answer.body.slice(0, 500)}`);
      return answer.json().default_variant;
    },
    /** One try to publish, whatever comes of it; the session is one from before. */
    tryToPublish: (payload) =>
      app.inject({
        method: 'POST',
        url: '/api/graphics',
        payload,
        headers: { authorization: session.authorization, 'accept-language': 'de' },
      }),
    /** As `query`, over a connection of its own: the other one does not outlive its server. */
    async queryAnew(sql) {
      const another = new Client({ connectionString: databaseUrl });
      await another.connect();
      return (await another.query(sql).finally(() => another.end())).rows;
    },
    signIn: signedIn,
    /** Makes an account with {@link PASSWORD}, and gives its id. */
    ensureAccount,
    /** Headers of a session of another author. */
    async signInAs(login) {
      await ensureAccount({ email: login, displayName: login });
      const { headers } = await app.inject({
        method: 'POST',
        url: '/api/login',
        payload: { login, password: PASSWORD },
      });
      return { authorization: headers.authorization };
    },
    get: async (url) => app.inject({ url, headers: await signedIn() }),
    /**
     * An API in a process of its own, on a port of its own, with settings of its own in `changes`. `isUp` waits until it listens, and is
     * false where it ended before.
     */
    async forkApi(changes = {}) {
      const port = await freePort(undefined);
      const env = { ...process.env, ...environment, ...changes, PORT: String(port) };
      const child = fork(`${DIST}/main.js`, { env, stdio: 'ignore' });
      const isUp = new Promise((resolve) => {
        child.once('message', () => resolve(true));
        child.once('exit', () => resolve(false));
      });
      return { child, port, isUp };
    },
    /** A worker in a process of its own, ready to take jobs. */
    async forkWorker(changes = {}) {
      const worker = fork(`${DIST}/worker.js`, { env: { ...process.env, ...environment, ...changes } });
      await new Promise((resolve, reject) => {
        worker.once('message', resolve);
        worker.once('exit', (code) => reject(new Error(`a worker ended before it was ready (${code})`)));
      });
      return worker;
    },
    async stop() {
      await client.end().catch(() => undefined);
      await app.close();
      await onServer(`DROP DATABASE ${name} WITH (FORCE)`);
      await server.stop();
      rmSync(varDir, { recursive: true, force: true });
    },
  };
}

/** Sends `signal` to a process and waits for its end. */
export async function endChild(child, signal) {
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill(signal);
  await ended;
}

/** Waits until `look` gives something true, and gives that; says what it waited for when it waited in vain. */
export async function until(what, look, seconds = 300) {
  for (const end = Date.now() + seconds * 1000; Date.now() < end;) {
    const seen = await look();
    if (seen) return seen;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`waited in vain: ${what}`);
}
