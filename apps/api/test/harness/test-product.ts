import 'reflect-metadata';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { INestApplicationContext } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { type Right, RIGHTS, ROLES } from '@tastwerk/contracts';
import { createHttpApp } from '../../src/http-app.js';
import { AccountService } from '../../src/modules/accounts/account.service.js';
import type { ProcessConfiguration } from '../../src/platform/config/configuration.module.js';
import { readConfiguration } from '../../src/platform/config/read-configuration.js';
import { createWorkerApp } from '../../src/worker-app.js';
import { TestClient } from './test-client.js';
import { createTestDatabase, type TestDatabase } from './test-database.js';

/** The password of every account of the tests. */
export const PASSWORD = 'a long password';

/** An account with a session. */
export interface Person {
  readonly id: number;
  readonly email: string;
  readonly token: string;
}

/** The server on a database of its own. */
export class TestProduct {
  private worker: INestApplicationContext | undefined;

  private constructor(
    readonly configuration: ProcessConfiguration,
    readonly database: TestDatabase,
    readonly app: NestFastifyApplication,
    readonly client: TestClient,
  ) {}

  static async start(environment: Readonly<Record<string, string>> = {}): Promise<TestProduct> {
    const database = await createTestDatabase();
    const varDir = mkdtempSync(join(tmpdir(), 'tastwerk-var-'));
    const read = readConfiguration({
      DATABASE_URL: database.url,
      VAR_DIR: varDir,
      JWT_SECRET: 'a secret for tests that is long enough',
      LOG_LEVEL: 'silent',
      RATE_LIMITS: 'off',
      ...environment,
    });
    if (!read.ok) throw new Error(read.error.join(' '));
    const { databaseUrl = database.url, jwtSecret = '' } = read.value;
    const configuration = { ...read.value, databaseUrl, jwtSecret };
    const app = await createHttpApp(configuration);
    await app.init();
    await app.getHttpAdapter().getInstance().ready();
    return new TestProduct(configuration, database, app, new TestClient(app));
  }

  /** Adds an account and logs it in. */
  async person(name: string, role: number = ROLES.standard, rights?: readonly Right[]): Promise<Person> {
    const email = `${name}@tastwerk.example`;
    const given = rights ?? (role === ROLES.admin ? RIGHTS : (['can_order', 'can_publish'] as const));
    const id = await this.app
      .get(AccountService)
      .ensureAccount({ email, displayName: name, password: PASSWORD, role, rights: given });
    const { token } = await this.client.logIn(email, PASSWORD);
    return { id, email, token };
  }

  async startWorker(): Promise<INestApplicationContext> {
    this.worker = await createWorkerApp(this.configuration);
    return this.worker;
  }

  async stop(): Promise<void> {
    await this.worker?.close();
    await this.app.close();
    await this.database.drop();
    rmSync(this.configuration.varDir, { recursive: true, force: true });
  }
}
