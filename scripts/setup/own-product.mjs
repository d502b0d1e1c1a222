import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { environmentWithoutServers } from './environment.mjs';
import { ROOT } from './root.mjs';
import { makeVarFolder } from './var-folder.mjs';

/** The accounts of the demo content (`npm start` names them, too). */
export const DEMO_ACCOUNTS = {
  user: { login: 'demo@tastwerk.example', password: 'tastwerk-demo' },
  admin: { login: 'admin@tastwerk.example', password: 'tastwerk-admin' },
};

/** Starts the built product on `port` with the samples and a folder of its own called after `name`; `stop` ends it and removes the folder.
 * `environment` holds further settings. */
export async function startOwnProduct(name, port, environment = {}) {
  const folder = makeVarFolder(name);
  const child = spawn(process.execPath, ['apps/api/dist/serve.js'], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...environmentWithoutServers(), PORT: String(port), VAR_DIR: folder, ...environment },
  });
  await new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`the product ended with code ${code}`)));
    child.stdout.on('data', (chunk) => String(chunk).includes('Tastwerk runs at') && resolve());
  });
  const stop = async () => {
    child.removeAllListeners('exit');
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  return { url: `http://localhost:${port}`, stop };
}

/** Logs `account` in at `url` for every page of `context`, whose question about privacy is answered. */
export async function enter(context, url, account) {
  if (account) {
    // The refresh cookie of the answer is the context's from now on; its pages get their tokens by it.
    const answer = await context.request.post(`${url}/api/login`, { data: account });
    if (!answer.ok()) throw new Error(`${account.login} cannot log in: status ${answer.status()}`);
  }
  await context.addInitScript((hasSession) => {
    window.localStorage.setItem('privacy', 'necessary');
    if (hasSession) window.localStorage.setItem('session', 'of the test');
  }, Boolean(account));
}

/** The graphic and the variant of the sample called `title`. */
export async function sampleCalled(context, url, title) {
  const rows = await (await context.request.get(`${url}/api/graphics?limit=50`)).json();
  const row = rows.find(({ graphic_title }) => graphic_title === title);
  return { graphic: row.graphic_id, variant: row.variant_id };
}
