/** The product that is attacked: API processes and a worker as in production, on a database of their own, with one account of each role. */
import { readFileSync } from 'node:fs';
import { endChild, PASSWORD, startProduct } from '../faults/product.mjs';
import { Client } from './client.mjs';

/** Resident memory of one API process may not go beyond, in MB. */
const MOST_MEMORY_MB = 1200;

/** How often memory is looked at, in ms. */
const LOOK_MS = 500;

const RIGHTS = ['can_order', 'can_publish', 'can_hide_variants', 'can_view_admin', 'can_edit_admin'];

/** Resident memory of a process, in MB; 0 for one that has ended. */
export function memoryOf(pid) {
  try {
    return Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}

/**
 * Starts `apis` API processes and, with `worker`, a worker; `environment` adds settings, `ofApis` some of the API processes alone. What a part of the attacks finds goes through
 * `fault`, what it counts through `count`.
 */
export async function openTarget({ apis = 1, worker = true, environment = {}, ofApis = {} } = {}) {
  const product = await startProduct({ environment });
  const counts = {};
  const faults = [];
  const children = [];
  const clients = [];
  let isEnding = false;
  let mostMemory = 0;
  let looking;
  const fault = (sentence) => faults.push(sentence);
  const watch = (child, name) => {
    children.push(child);
    target.processes[name] = child.pid;
    child.once('exit', (code, signal) => {
      if (!isEnding) fault(`${name} ended by itself: ${signal ?? code}`);
    });
  };
  /** What no answer may be: an error of the server's own. 503 is the answer that the contract has for what is full or away. */
  const seen = ({ method, path, status, text }) => {
    if (status < 500 || status === 503) return;
    fault(`${method} ${path.slice(0, 120)} was answered ${status} ${text.slice(0, 200)}`);
  };
  const target = {
    product,
    clients,
    /** Process ids by name. */
    processes: {},
    counts,
    faults,
    fault,
    count: (what, times = 1) => (counts[what] = (counts[what] ?? 0) + times),
    /** Makes an account and signs in. */
    async person(name, changes = {}) {
      const email = `${name}@tastwerk.example`;
      const id = await product.ensureAccount({ email, displayName: name, ...changes });
      return { id, email, ...(await clients[0].logIn(email, PASSWORD)) };
    },
    /** Starts another API process, with settings of its own in `changes`, and gives a client of it. */
    async addApi(changes) {
      const { child, port, isUp } = await product.forkApi(changes);
      watch(child, `API process ${clients.length + 1}`);
      if (!(await isUp)) throw new Error('an API process did not start');
      clients.push(new Client(port, seen));
      return clients.at(-1);
    },
    admin: (name = 'admin') => target.person(name, { role: 1, rights: RIGHTS }),
    /** Looks whether every API process lives, answers, and kept within its memory. */
    async lookAfter() {
      for (const client of clients) {
        const { status } = await client.get('/api/health');
        if (status !== 200) fault(`after the attacks, the health of an API process is ${status}`);
      }
      counts['most memory of an API process, in MB'] = Math.round(mostMemory);
      if (mostMemory > MOST_MEMORY_MB)
        fault(`an API process took ${Math.round(mostMemory)} MB; ${MOST_MEMORY_MB} are its bound`);
    },
    async close() {
      isEnding = true;
      clearInterval(looking);
      for (const client of clients) client.close();
      await Promise.all(
        children.filter((child) => child.exitCode === null).map((child) => endChild(child, 'SIGKILL')),
      );
      await product.stop();
    },
  };
  try {
    for (let number = 1; number <= apis; number += 1) await target.addApi(ofApis);
    if (worker) watch(await product.forkWorker(), 'the worker');
    const pids = children.slice(0, apis).map(({ pid }) => pid);
    looking = setInterval(() => (mostMemory = Math.max(mostMemory, ...pids.map(memoryOf))), LOOK_MS);
    return target;
  } catch (error) {
    await target.close();
    throw error;
  }
}

/** Runs `work` on each of `items`, so many at a time. */
export async function inLanes(items, lanes, work) {
  const waiting = items[Symbol.iterator]();
  await Promise.all(
    Array.from({ length: lanes }, async () => {
      for (let next = waiting.next(); !next.done; next = waiting.next()) await work(next.value);
    }),
  );
}
