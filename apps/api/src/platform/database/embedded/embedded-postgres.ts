import { spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { secretFrom } from '../../config/secret-file.js';
import { databaseFolderMode, PRIVATE_FILE } from '../../files/private-files.js';
import { freePort } from './free-port.js';
import {
  makeOwnedFolder,
  type PostgresOwner,
  postgresOwner,
  reachableFolder,
  reachablePrograms,
  withOwnedFile,
} from './postgres-owner.js';
import { bundledPostgres, programOf } from './postgres-programs.js';

const USER = 'tastwerk';
const DATABASE = 'tastwerk';

/** A running embedded server. */
export interface EmbeddedPostgres {
  /** Address of the product's database on it. */
  readonly url: string;
  /** Ends the server at once but cleanly; open connections are cut. */
  stop(): Promise<void>;
}

interface Launch {
  /** Folder in which the server keeps all it has: data, log, password, port. */
  readonly stateDir: string;
  /** Flags after PostgreSQL's own `-c`, such as `fsync=off` for a server that tests throw away. */
  readonly settings?: readonly string[];
  /** Told where all that lies when it cannot lie in `stateDir`. */
  readonly onElsewhere?: (folder: string, user: string) => void;
}

/** Starts the PostgreSQL that npm brought, with its data below `stateDir`; makes the data on first start. */
export async function startEmbeddedPostgres({
  stateDir,
  settings = [],
  onElsewhere,
}: Launch): Promise<EmbeddedPostgres> {
  const owner = postgresOwner();
  const folder = reachableFolder(stateDir, owner);
  if (owner !== undefined && folder !== stateDir) onElsewhere?.(folder, owner.name);
  mkdirSync(folder, { recursive: true, mode: databaseFolderMode() });
  // Also where an earlier version made it: the server's user passes through, others see nothing.
  chmodSync(folder, databaseFolderMode());
  const programs = reachablePrograms(bundledPostgres(), folder, owner);
  const server = new PostgresProgram(programs, join(folder, 'data'), owner);
  const password = secretFrom(join(folder, 'password'));

  if (existsSync(join(server.dataDir, 'PG_VERSION'))) await server.stopLeftBehind(password);
  else await server.initialise(password, join(folder, `password.${process.pid}`));

  const portFile = join(folder, 'port');
  const port = await freePort(existsSync(portFile) ? Number(readFileSync(portFile, 'utf8')) : undefined);
  rmSync(portFile, { force: true });
  writeFileSync(portFile, `${port}\n`, PRIVATE_FILE);
  await server.start(port, settings);
  const url = `postgres://${USER}:${password}@127.0.0.1:${port}/${DATABASE}`;
  await createDatabase(url);
  return { url, stop: () => server.stop() };
}

/** Address of the product's database on the embedded server that some process runs with its data below `stateDir`. */
export function runningEmbeddedPostgresUrl(stateDir: string): string {
  const folder = reachableFolder(stateDir, postgresOwner());
  const [password, port] = ['password', 'port'].map((name) =>
    readFileSync(join(folder, name), 'utf8').trim(),
  );
  return `postgres://${USER}:${password}@127.0.0.1:${port}/${DATABASE}`;
}

/** One data folder and the programs that work on it, run as the user that owns it. */
class PostgresProgram {
  constructor(
    private readonly programs: string,
    readonly dataDir: string,
    private readonly owner: PostgresOwner | undefined,
  ) {}

  async initialise(password: string, passwordFile: string): Promise<void> {
    // An earlier start may have been cut off half way: no PG_VERSION, so nothing of value.
    rmSync(this.dataDir, { recursive: true, force: true });
    makeOwnedFolder(this.dataDir, this.owner);
    await withOwnedFile(
      passwordFile,
      this.owner,
      (file) => writeFileSync(file, `${password}\n`, PRIVATE_FILE),
      () =>
        this.run('initdb', [
          `--pgdata=${this.dataDir}`,
          `--username=${USER}`,
          `--pwfile=${passwordFile}`,
          '--auth=scram-sha-256',
          '--encoding=UTF8',
          '--locale=C',
          '--locale-provider=builtin',
          '--builtin-locale=C.UTF-8',
        ]),
    );
  }

  async start(port: number, settings: readonly string[]): Promise<void> {
    const flags = ['listen_addresses=127.0.0.1', `port=${port}`, 'unix_socket_directories=', ...settings];
    const options = flags.map((flag) => `-c ${flag}`).join(' ');
    // pg_ctl starts the server in a session of its own: Ctrl-C in the terminal must not reach it before its clients.
    await this.run('pg_ctl', ['start', '-w', '-t', '60', '-D', this.dataDir, '-l', this.log, '-o', options]);
  }

  async stop(): Promise<void> {
    await this.run('pg_ctl', ['stop', '-w', '-t', '60', '-m', 'fast', '-D', this.dataDir]);
  }

  /** Ends a server that outlived its product, and forgets one that died without removing its file. */
  async stopLeftBehind(password: string): Promise<void> {
    const pidFile = join(this.dataDir, 'postmaster.pid');
    if (!existsSync(pidFile)) return;
    const [pid = '', , , port = ''] = readFileSync(pidFile, 'utf8').split('\n');
    // The number may belong to another process by now, which must not be ended.
    if (isAlive(pid) && (await isServerOf(this.dataDir, Number(port), password))) await this.stop();
    else rmSync(pidFile, { force: true });
  }

  private get log(): string {
    return join(this.dataDir, 'server.log');
  }

  /** The last line of the server's log, and where the others are. */
  private lastWords(): string {
    if (!existsSync(this.log)) return 'the server wrote no log';
    const lines = readFileSync(this.log, 'utf8').trimEnd().split('\n');
    return `${lines.at(-1)} (${this.log})`;
  }

  private run(program: 'initdb' | 'pg_ctl', args: readonly string[]): Promise<void> {
    const { owner } = this;
    return new Promise((resolve, reject) => {
      const child = spawn(programOf(this.programs, program), [...args], {
        // The server inherits what pg_ctl has: pipes would keep this process waiting for it.
        stdio: program === 'pg_ctl' ? 'ignore' : ['ignore', 'ignore', 'pipe'],
        cwd: this.dataDir,
        env: { ...process.env, LC_ALL: 'C' },
        ...(owner === undefined ? {} : { uid: owner.uid, gid: owner.gid }),
      });
      let complaint = '';
      child.stderr?.on('data', (chunk: Buffer) => (complaint += chunk.toString()));
      child.once('error', reject);
      child.once('exit', (code) => {
        if (code === 0) resolve();
        else reject(new Error(`${program} failed (${code}): ${complaint.trim() || this.lastWords()}`));
      });
    });
  }
}

function isAlive(pid: string): boolean {
  if (!/^\d+$/.test(pid)) return false;
  try {
    process.kill(Number(pid), 0);
    return true;
  } catch {
    return false;
  }
}

/** What a PostgreSQL answers that is starting or stopping, or has no connection left. */
const BUSY = ['57P03', '53300'];

/** Longest wait for the answer of whatever listens on a port that a PostgreSQL had, in ms. */
const ANSWER_MS = 5000;

/** Whether the server that listens on `port` keeps its data in `dataDir`. Asked of the server itself: not every system has a /proc. */
async function isServerOf(dataDir: string, port: number, password: string): Promise<boolean> {
  if (!(port > 0)) return false;
  const client = new Client({
    host: '127.0.0.1',
    port,
    user: USER,
    password,
    database: 'postgres',
    connectionTimeoutMillis: ANSWER_MS,
  });
  try {
    await client.connect();
    const { rows } = await client.query<{ data_directory: string }>('SHOW data_directory');
    return rows[0] !== undefined && realpathSync(rows[0].data_directory) === realpathSync(dataDir);
  } catch (error) {
    return error instanceof Error && 'code' in error && BUSY.includes(String(error.code));
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function createDatabase(url: string): Promise<void> {
  const maintenance = new URL(url);
  maintenance.pathname = '/postgres';
  const client = new Client({ connectionString: maintenance.href });
  await client.connect();
  try {
    const found = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [DATABASE]);
    if (found.rowCount === 0) await client.query(`CREATE DATABASE ${DATABASE}`);
  } finally {
    await client.end();
  }
}
