/** Publishing a heavy graphic: how long until every file is there, and what the worker holds meanwhile. */
import { readFileSync } from 'node:fs';
import { busyDocument } from '../scripts/faults/documents.mjs';
import { startProduct, until } from '../scripts/faults/product.mjs';

const ROUNDS = 20;
const HEAVY = { pages: 10, shapes: 300, labels: 60 };

/** Rounds at the beginning and at the end whose memory is compared. */
const COMPARED = 5;

const MIB = 1024;

/** Memory of the process `pid` now and at its highest, in MiB. */
function memoryOf(pid) {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const read = (name) => Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status)?.[1] ?? 0) / MIB;
  return { now: read('VmRSS'), peak: read('VmHWM') };
}

/** The processes that render for `worker`. */
function renderersOf(worker) {
  return readFileSync(`/proc/${worker.pid}/task/${worker.pid}/children`, 'utf8')
    .trim()
    .split(' ')
    .map(Number);
}

function quantile(values, share) {
  return [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))];
}

const median = (values) => quantile(values, 0.5);

async function publishOnce(product, number) {
  const document = busyDocument(number, HEAVY);
  const started = performance.now();
  const { current_version: version } = await product.publish(document);
  await until('every file', async () => {
    const open = await product.query(
      `SELECT state FROM job WHERE kind = 'rendering' AND subject_id = $1 AND state <> 'done'`,
      [version.id],
    );
    if (open.some(({ state }) => state === 'failed'))
      throw new Error(`a file of version ${version.id} failed`);
    return open.length === 0;
  });
  return (performance.now() - started) / 1000;
}

/** The measures of issue 5 for publishing. */
export async function run() {
  const product = await startProduct();
  const worker = await product.forkWorker();
  try {
    await publishOnce(product, ROUNDS + 1);
    const seconds = [];
    const worked = [];
    const rendered = [];
    let rendererPeak = 0;
    for (let round = 1; round <= ROUNDS; round += 1) {
      seconds.push(await publishOnce(product, round));
      worked.push(memoryOf(worker.pid).now);
      const renderers = renderersOf(worker).map(memoryOf);
      rendered.push(renderers.reduce((sum, { now }) => sum + now, 0));
      rendererPeak = Math.max(rendererPeak, ...renderers.map(({ peak }) => peak));
    }
    const growth = (values) => median(values.slice(-COMPARED)) / median(values.slice(0, COMPARED));
    const within = (name, measured, limit) => ({ name, measured, limit, ok: measured <= limit });
    return [
      within(
        'Publishing 10 pages of 300 objects, 20 in a row: p95 until every file is there, s',
        quantile(seconds, 0.95),
        5,
      ),
      within('Publishing: highest memory of the worker, MiB', memoryOf(worker.pid).peak, 300),
      within('Publishing: highest memory of a process that renders, MiB', rendererPeak, 300),
      within('Publishing: memory of the worker, last rounds / first rounds', growth(worked), 1.1),
      within(
        'Publishing: memory of the processes that render, last rounds / first rounds',
        growth(rendered),
        1.1,
      ),
    ];
  } finally {
    worker.kill('SIGTERM');
    await new Promise((resolve) => worker.once('exit', resolve));
    await product.stop();
  }
}
