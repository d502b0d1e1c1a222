/** The disk of the files is full for a while; jobs wait for room and nothing half written stays. */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ROOT } from '../setup/root.mjs';
import { lostJobs, partialFiles } from './checks.mjs';
import { busyDocument } from './documents.mjs';
import { endChild, until } from './product.mjs';
import { mountSmallDisk } from './small-disk.mjs';

/** Size of the disk in MB. */
const DISK_MB = 8;

export async function fullDisk(product) {
  const folder = join(product.configuration.varDir, 'files');
  const disk = mountSmallDisk(folder, DISK_MB);
  if (disk === undefined) {
    console.log('disk: not looked at, for only root may mount a small disk');
    return [];
  }
  const apiRequire = createRequire(join(ROOT, 'apps/api/package.json'));
  apiRequire('reflect-metadata');
  const { FileStorage } = await import(join(ROOT, 'apps/api/dist/platform/files/file-storage.js'));
  const storage = product.app.get(FileStorage);
  const worker = await product.forkWorker();
  const codes = async () =>
    (
      await product.query(
        `SELECT DISTINCT error_code AS code FROM job WHERE kind = 'rendering' AND error_code IS NOT NULL`,
      )
    ).map(({ code }) => code);
  try {
    disk.fill();
    await product.publish(busyDocument(1, { pages: 1, shapes: 4, labels: 2 }));
    await until('a job to meet the full disk', async () => (await codes()).length > 0);
    const faults = (await codes()).map((code) => code).filter((code) => code !== 'RENDERING_STORAGE_FULL');
    faults.push(...(await partialFiles(product, storage)));
    disk.empty();
    const since = Date.now();
    await until(
      'all files',
      async () =>
        (await product.query(`SELECT 1 FROM job WHERE kind = 'rendering' AND state IN ('queued', 'running')`))
          .length === 0,
    );
    faults.push(...(await lostJobs(product)), ...(await partialFiles(product, storage)));
    console.log(
      `disk: full while a graphic was published, all files were there ${((Date.now() - since) / 1000).toFixed(1)} s after there was room`,
    );
    return faults;
  } finally {
    await endChild(worker, 'SIGTERM');
    disk.end();
  }
}
