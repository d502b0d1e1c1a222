import { type ChildProcess, spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { environmentWithoutServers } from '../scripts/setup/environment.mjs';
import { makeVarFolder } from '../scripts/setup/var-folder.mjs';
import { FILE_MS } from '../scripts/setup/patience.mjs';
import { freePort } from './free-port.js';
import { expect, test } from './test.js';

/** `npm start` as a shell sees it: what it says, and how it ends. */
class Start {
  output = '';
  readonly process: ChildProcess;
  readonly ended: Promise<number | null>;

  constructor(port: number, folder: string, settings: Record<string, string> = {}) {
    this.process = spawn(process.execPath, ['scripts/start.mjs'], {
      env: { ...environmentWithoutServers(), PORT: String(port), VAR_DIR: folder, ...settings },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.process.stdout?.on('data', (chunk) => (this.output += chunk));
    this.process.stderr?.on('data', (chunk) => (this.output += chunk));
    this.ended = new Promise((resolve) => this.process.once('exit', (code) => resolve(code)));
    starts.push(this);
  }

  /** Waits for `text`; the first start publishes all samples, for which the limit of the whole test is the only one. */
  async says(text: string): Promise<void> {
    await expect.poll(() => this.output, { timeout: FILE_MS }).toContain(text);
  }

  /** Ends what still runs; a product that is asked to end ends its children too. */
  async end(): Promise<void> {
    if (this.process.exitCode === null && this.process.signalCode === null) this.process.kill('SIGTERM');
    await this.ended;
  }
}

/** What the test at hand started. */
const starts: Start[] = [];

test.describe('npm start', () => {
  let folder: string;
  test.beforeEach(() => {
    folder = makeVarFolder('start');
  });
  test.afterEach(async () => {
    // A failed expectation leaves a product behind that would outlive the whole run.
    await Promise.all(starts.splice(0).map((start) => start.end()));
    rmSync(folder, { recursive: true, force: true });
  });

  test('runs on an embedded database, refuses a second start, stops cleanly and starts again', async () => {
    const port = await freePort();
    const url = `http://localhost:${port}`;
    const first = new Start(port, folder);
    await first.says(`Tastwerk runs at ${url}`);
    expect(first.output).toContain('demo@tastwerk.example');
    const graphics: unknown = await (await fetch(`${url}/api/graphics?limit=50`)).json();
    expect(Array.isArray(graphics) && graphics.length >= 12).toBe(true);

    const second = new Start(port, folder);
    expect(await second.ended).toBe(1);
    expect(second.output).toContain(`running already at ${url}`);
    expect(first.output.match(/OPERATOR_NAME/g)).toHaveLength(1);

    first.process.kill('SIGINT');
    expect(await first.ended).toBe(0);
    await expect(fetch(`${url}/api/health`)).rejects.toThrow();

    const again = new Start(port, folder);
    await again.says(`Tastwerk runs at ${url}`);
    const kept: unknown = await (await fetch(`${url}/api/graphics?limit=50`)).json();
    expect(kept).toHaveLength(Array.isArray(graphics) ? graphics.length : -1);
    again.process.kill('SIGTERM');
    expect(await again.ended).toBe(0);
  });

  for (const [variable, value, word] of [
    ['PORT', 'eighty', 'PORT'],
    ['DATABASE_URL', 'mysql://somewhere', 'DATABASE_URL'],
    ['LOG_LEVEL', 'loud', 'LOG_LEVEL'],
  ] as const) {
    test(`a wrong ${variable} stops the start with a sentence`, async () => {
      const start = new Start(1, folder, { [variable]: value });
      expect(await start.ended).toBe(1);
      expect(start.output).toContain(`${word} must be`);
    });
  }
});
