/** The disk of the database is full for a while: people are told so, and nothing that was acknowledged is lost. */
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { SERVER_ERROR_TEXTS } from '@tastwerk/contracts';
import { busyDocument } from './documents.mjs';
import { until } from './product.mjs';

/** How long people go on trying while there is no room, in ms, and how soon they can go on when there is again, in seconds. */
const FULL_MS = 5000;
const RECOVERY_SECONDS = 5;

/** PostgreSQL ends itself when it cannot write its log: then it is away as well. */
const ALLOWED = ['STORAGE_FULL', 'SERVICE_UNAVAILABLE', 'DATABASE_TIMEOUT'];

export async function fullDatabase(product, server, disk) {
  const faults = [];
  const published = [];
  const told = new Set();
  let keyInHand = randomUUID();
  await product.signIn();

  /** Publishes, under the key of before as long as it was not acknowledged. */
  async function tryOnce() {
    const document = busyDocument(published.length + 1, { pages: 2, shapes: 40, labels: 4 });
    const answer = await product.tryToPublish({ document, idempotencyKey: keyInHand, licenceAccepted: true });
    if (answer.statusCode === 200) {
      published.push(answer.json().default_variant.id);
      keyInHand = randomUUID();
      return true;
    }
    const { error, message } = answer.json();
    told.add(error);
    if (!ALLOWED.includes(error))
      faults.push(`answered ${answer.statusCode} ${error} where the database has no room`);
    else if (message !== SERVER_ERROR_TEXTS.de[error]) faults.push(`${error} was told as: ${message}`);
    await pause(50);
    return false;
  }

  await until('people to publish', tryOnce);
  disk.fill();
  await until('people to meet the full disk', async () => !(await tryOnce()));
  for (const end = Date.now() + FULL_MS; Date.now() < end;) await tryOnce();
  if (!told.has('STORAGE_FULL')) faults.push('nobody was told that there is no room');
  const before = published.length;

  disk.empty();
  if (!(await server.isThere())) await server.giveBack();
  const since = Date.now();
  await until('people to publish again', tryOnce);
  const seconds = (Date.now() - since) / 1000;
  if (seconds > RECOVERY_SECONDS) faults.push(`people could go on only after ${seconds.toFixed(1)} s`);

  const rows = await product.queryAnew('SELECT id FROM variant ORDER BY id');
  const wanted = [...published].sort((one, other) => one - other);
  if (JSON.stringify(rows.map(({ id }) => id)) !== JSON.stringify(wanted))
    faults.push(`${wanted.length} graphics were acknowledged, ${rows.length} are there`);
  console.log(
    `database without room: ${before} graphics published, then told ${[...told].join(', ')}; people went on after ${seconds.toFixed(1)} s`,
  );
  return faults;
}
