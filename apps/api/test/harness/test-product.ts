import 'reflect-metadata';
import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { INestApplicationContext } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { type Right, RIGHTS, ROLES, type User } from '@tastwerk/contracts';
import { createHttpApp } from '../../src/http-app.js';
import { AccountService } from '../../src/modules/accounts/account.service.js';
import type { ProcessConfiguration } from '../../src/platform/config/process-configuration.js';
import { readConfiguration } from '../../src/platform/config/read-configuration.js';
import { createWorkerApp } from '../../src/worker-app.js';
import { TestClient } from './test-client.js';
import { Opened } from './opened.js';
import { createTestDatabase, type TestDatabase } from './test-database.js';
import { PASSWORD } from './password.js';
import { endChild, forkWorker, untilReady } from './worker-process.js';

export { PASSWORD };

/** An account with a session. */
export interface Person {
  readonly id: number;
  readonly email: string;
  readonly token: string;
}

/** The server on a database of its own. */
export class TestProduct {
  private constructor(
    readonly configuration: ProcessConfiguration,
    readonly database: TestDatabase,
    readonly app: NestFastifyApplication,
    readonly client: TestClient,
    private readonly opened: Opened,
  ) {}

  /** Starts on a new database unless `create` makes another one. */
  static async start(
    environment: Readonly<Record<string, string>> = {},
    create: () => Promise<TestDatabase> = createTestDatabase,
  ): Promise<TestProduct> {
    const opened = new Opened();
    try {
      return await TestProduct.open(environment, create, opened);
    } catch (error) {
      await opened.close();
      throw error;
    }
  }

  private static async open(
    environment: Readonly<Record<string, string>>,
    create: () => Promise<TestDatabase>,
    opened: Opened,
  ): Promise<TestProduct> {
    const varDir = opened.add(mkdtempSync(join(tmpdir(), 'tastwerk-var-')), (folder) =>
      rmSync(folder, { recursive: true, force: true }),
    );
    const database = opened.add(await create(), (made) => made.drop());
    const read = readConfiguration({
      DATABASE_URL: database.url,
      VAR_DIR: varDir,
      JWT_SECRET: 'a secret for tests that is long enough',
      SECOND_FACTOR_SECRET: 'another secret for tests, long enough',
      LOG_LEVEL: 'silent',
      RATE_LIMITS: 'off',
      ...environment,
    });
    if (!read.ok) throw new Error(read.error.join(' '));
    const { databaseUrl = database.url, jwtSecret = '', secondFactorSecret = '' } = read.value;
    const configuration = { ...read.value, databaseUrl, jwtSecret, secondFactorSecret };
    const app = opened.add(await createHttpApp(configuration), (made) => made.close());
    await app.init();
    await app.getHttpAdapter().getInstance().ready();
    return new TestProduct(configuration, database, app, new TestClient(app), opened);
  }

  /** Adds an account and logs it in. */
  async person(
    name: string,
    role: User['role'] = ROLES.standard,
    rights?: readonly Right[],
  ): Promise<Person> {
    const email = `${name}@tastwerk.example`;
    const given = rights ?? (role === ROLES.admin ? RIGHTS : (['can_order', 'can_publish'] as const));
    const id = await this.app
      .get(AccountService)
      .ensureAccount({ email, displayName: name, password: PASSWORD, role, rights: given });
    const { token } = await this.client.logIn(email, PASSWORD);
    return { id, email, token };
  }

  /** Starts a worker in this process, with settings of its own where `changes` says so. */
  async startWorker(changes: Partial<ProcessConfiguration> = {}): Promise<INestApplicationContext> {
    const configuration = { ...this.configuration, ...changes };
    return this.opened.add(await createWorkerApp(configuration), (worker) => worker.close());
  }

  /** Starts a worker in a process of its own, as in production, that can be killed. */
  async forkWorker(): Promise<ChildProcess> {
    const worker = this.opened.add(forkWorker(this.configuration), endChild);
    await untilReady(worker);
    return worker;
  }

  /** Starts another API process on the same database, as far as the database can tell; it listens. */
  async startOther(): Promise<NestFastifyApplication> {
    const other = this.opened.add(await createHttpApp(this.configuration), (app) => app.close());
    await other.listen(0, '127.0.0.1');
    return other;
  }

  /** Ends all that was started, the last first. */
  stop(): Promise<void> {
    return this.opened.close();
  }
}
