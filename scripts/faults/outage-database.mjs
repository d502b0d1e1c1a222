/** The database is stopped and killed while people publish and search. */
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { SERVER_ERROR_TEXTS } from '@tastwerk/contracts';
import { busyDocument } from './documents.mjs';
import { until } from './product.mjs';

/** How often it is taken away, by turns told to stop and killed, and how long it stays away, in ms. */
const TIMES = 6;
const AWAY_MS = 2000;

/** Authors who publish one graphic after another, and what a failure may be answered with. */
const AUTHORS = 3;
const ALLOWED = ['SERVICE_UNAVAILABLE', 'DATABASE_TIMEOUT'];

/** Longest time from when the database is back until people can go on, in seconds. */
const RECOVERY_SECONDS = 5;

export async function databaseOutages(product, server) {
  const faults = [];
  const seen = { published: [], failures: 0 };
  let isOver = false;
  await product.signIn();

  /** Publishes under one key until it is acknowledged, as the editor does. */
  async function publishOnce(number) {
    const payload = { document: smallDocument(number), idempotencyKey: randomUUID(), licenceAccepted: true };
    for (;;) {
      const answer = await product.tryToPublish(payload);
      if (answer.statusCode === 200) return seen.published.push(answer.json().default_variant.id);
      faults.push(...unexpected(answer));
      seen.failures += 1;
      await pause(100);
    }
  }
  const authors = Array.from({ length: AUTHORS }, async (_, author) => {
    for (let number = author + 1; !isOver; number += AUTHORS) await publishOnce(number);
  });

  const recoveries = [];
  for (let time = 0; time < TIMES; time += 1) {
    const before = seen.published.length;
    await until('people to publish', async () => seen.published.length > before + AUTHORS);
    await server.take(time % 2 === 0 ? 'stop' : 'kill');
    await pause(AWAY_MS);
    const search = await product.app.inject('/api/graphics');
    faults.push(
      ...(search.statusCode === 200 ? ['a search was answered without a database'] : unexpected(search)),
    );
    await server.giveBack();
    const since = Date.now();
    const back = seen.published.length;
    await until('people to publish again', async () => seen.published.length > back);
    recoveries.push((Date.now() - since) / 1000);
  }
  isOver = true;
  await Promise.all(authors);

  const rows = await product.queryAnew('SELECT id FROM variant ORDER BY id');
  const kept = rows.map(({ id }) => id);
  const wanted = [...seen.published].sort((one, other) => one - other);
  if (JSON.stringify(kept) !== JSON.stringify(wanted))
    faults.push(`${wanted.length} graphics were acknowledged, ${kept.length} are there`);
  for (const seconds of recoveries)
    if (seconds > RECOVERY_SECONDS) faults.push(`people could go on only after ${seconds.toFixed(1)} s`);
  console.log(
    `database: taken away ${TIMES} times, ${wanted.length} graphics published, ${seen.failures} failures told, people went on after ${recoveries.map((seconds) => seconds.toFixed(1)).join(', ')} s`,
  );
  return faults;
}

function smallDocument(number) {
  return busyDocument(number, { pages: 1, shapes: 2, labels: 1 });
}

/** What is wrong with an answer to somebody who meets no database. */
function unexpected(answer) {
  const { error, message } = answer.json();
  if (!ALLOWED.includes(error)) return [`answered ${answer.statusCode} ${error} without a database`];
  return message === SERVER_ERROR_TEXTS.de[error] ? [] : [`${error} was told as: ${message}`];
}
