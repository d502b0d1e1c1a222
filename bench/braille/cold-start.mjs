/** In a process of its own: what loading costs. Prints the processor time that each writing took to load and the memory all of them hold. */
import { createTableEngine } from '@tastwerk/braille/engine';

const writings = JSON.parse(process.argv[2]);

/** Bytes that live on after a collection: the heap and the buffers beside it. */
function memory() {
  globalThis.gc();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

const before = memory();
const engine = createTableEngine();
const times = [];
for (const writing of writings) {
  const started = process.cpuUsage();
  await engine.prepare(writing);
  const { user, system } = process.cpuUsage(started);
  times.push((user + system) / 1000);
  engine.translateLine({ ...writing, text: 'Der Weg zum Bahnhof, the way to the station.' });
}
console.log(JSON.stringify({ times, bytes: memory() - before }));
