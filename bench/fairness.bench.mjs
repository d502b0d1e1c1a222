/** What one account's heavy work costs others: the API answers while a large document is published (issue 22). */
import { randomUUID } from 'node:crypto';
import { busyDocument } from '../scripts/faults/documents.mjs';
import { DEMO_ACCOUNTS, startOwnProduct } from '../scripts/setup/own-product.mjs';
import { ask, quantile } from './side-by-side.mjs';

const PORT = 4394;
/** The document of the attack: 7 MB. */
const LARGE = { pages: 40, shapes: 500, labels: 0 };
const ROUNDS = 3;
/** Most by which the p99 of another request may grow, in ms. */
const LIMIT_MS = 50;
/** Between two requests, in ms. */
const PAUSE_MS = 5;

/** How long requests take, one after the other, until `work` has ended, in ms. */
async function latenciesDuring(work) {
  const times = [];
  let isOver = false;
  const asking = async () => {
    while (!isOver) {
      const started = performance.now();
      await ask(PORT, { path: '/api/health/live' });
      times.push(performance.now() - started);
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  };
  await Promise.all([asking(), work().finally(() => (isOver = true))]);
  return times;
}

async function signIn(url) {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify(DEMO_ACCOUNTS.user);
  const answer = await fetch(`${url}/api/login`, { method: 'POST', headers, body });
  return { ...headers, authorization: answer.headers.get('authorization') };
}

/** The measures of issue 22 for publishing. */
export async function run() {
  const product = await startOwnProduct('bench-fairness', PORT, { RATE_LIMITS: 'off' });
  try {
    const headers = await signIn(product.url);
    const publish = async (number) => {
      const body = JSON.stringify({
        document: busyDocument(number, LARGE),
        idempotencyKey: randomUUID(),
        licenceAccepted: true,
      });
      const answer = await fetch(`${product.url}/api/graphics`, { method: 'POST', headers, body });
      if (!answer.ok) throw new Error(`publishing: ${answer.status} ${await answer.text()}`);
    };
    const quiet = await latenciesDuring(() => new Promise((resolve) => setTimeout(resolve, 5000)));
    const busy = [];
    for (let round = 1; round <= ROUNDS; round += 1)
      busy.push(...(await latenciesDuring(() => publish(round))));
    const longer = quantile(busy, 0.99) - quantile(quiet, 0.99);
    console.error(
      `/api/health/live: p99 ${quantile(quiet, 0.99).toFixed(1)} ms alone, most while publishing ${Math.max(...busy).toFixed(1)} ms`,
    );
    return [
      {
        name: 'Publishing 7 MB: p99 of another request, longer than alone by (ms)',
        measured: longer,
        limit: LIMIT_MS,
        ok: longer <= LIMIT_MS,
      },
    ];
  } finally {
    await product.stop();
  }
}
