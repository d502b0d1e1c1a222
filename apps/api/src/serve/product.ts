import { join } from 'node:path';
import type { Configuration } from '../platform/config/read-configuration.js';
import { secretFrom } from '../platform/config/secret-file.js';
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '../platform/database/embedded/embedded-postgres.js';
import { migrate } from '../platform/database/migrate.js';
import { Child } from './child.js';
import { seedIfEmpty, waitForSamples } from './seed-if-empty.js';

/** All processes of the product, started in order and ended in the opposite one. */
export class Product {
  private readonly children: Child[] = [];
  private postgres: EmbeddedPostgres | undefined;

  constructor(private readonly configuration: Configuration) {}

  async start(): Promise<void> {
    const { configuration } = this;
    const { varDir } = configuration;
    const databaseUrl = configuration.databaseUrl ?? (await this.startPostgres()).url;
    const environment: NodeJS.ProcessEnv = {
      ...process.env,
      DATABASE_URL: databaseUrl,
      JWT_SECRET: configuration.jwtSecret ?? secretFrom(join(varDir, 'jwt-secret')),
      SEED: configuration.seed,
    };
    await migrate(databaseUrl);
    const main = new Child('HTTP', new URL('../main.js', import.meta.url), environment);
    const worker = new Child('worker', new URL('../worker.js', import.meta.url), environment);
    this.children.push(main, worker);
    // Samples come while the product starts, and are rendered as they come.
    const seeding = configuration.seed === 'demo' && seedIfEmpty(databaseUrl, environment);
    const [isFirstRun] = await Promise.all([seeding, main.start(), worker.start()]);
    if (isFirstRun) await waitForSamples(databaseUrl);
  }

  async stop(): Promise<void> {
    await Promise.all(this.children.map((child) => child.stop()));
    await this.postgres?.stop();
  }

  private async startPostgres(): Promise<EmbeddedPostgres> {
    this.postgres = await startEmbeddedPostgres({
      stateDir: join(this.configuration.varDir, 'postgres'),
      onElsewhere: (folder, user) =>
        console.log(
          `The database lies in ${folder}: PostgreSQL runs as ${user}, who cannot enter the checkout.`,
        ),
    });
    return this.postgres;
  }
}
