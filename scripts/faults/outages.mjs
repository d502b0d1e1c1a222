/** Takes away what the product stands on, piece by piece, while people work, and gives it back. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { makeVarFolder } from '../setup/var-folder.mjs';
import { startProduct } from './product.mjs';
import { databaseOutages } from './outage-database.mjs';
import { fullDatabase } from './outage-database-full.mjs';
import { fullDisk } from './outage-disk.mjs';
import { redisOutages } from './outage-redis.mjs';
import { startFragilePostgres, startFragileRedis } from './fragile-servers.mjs';
import { mountSmallDisk } from './small-disk.mjs';

/** Room for an empty database with its programs, its log and a few graphics, in MB. */
const DATABASE_MB = 400;

/** Runs every part that this machine can; prints what was measured and gives the number of faults. */
export async function runOutages(redisSeconds) {
  const faults = [
    ...(await onProduct({}, databaseOutages)),
    ...(await onProduct({}, fullDisk)),
    ...(await onSmallDisk(fullDatabase)),
    ...(await withRedis((redis) =>
      onProduct({ redisUrl: redis.url }, (product) => redisOutages(product, redis, redisSeconds)),
    )),
  ];
  for (const fault of faults) console.error(fault);
  console.log(`outages: ${faults.length} faults`);
  return faults.length;
}

/** Runs `part` on a product whose database lies on a disk with little room. */
async function onSmallDisk(part) {
  const folder = makeVarFolder('outages-database');
  const disk = mountSmallDisk(folder, DATABASE_MB);
  if (disk === undefined) {
    console.log('database without room: not looked at, for only root may mount a small disk');
    return [];
  }
  try {
    return await onProduct({}, (product, server) => part(product, server, disk), join(folder, 'state'));
  } finally {
    disk.end();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Runs `part` on a product with an embedded PostgreSQL of its own, which can be killed. */
async function onProduct(given, part, stateDir = makeVarFolder('outages-database')) {
  const varDir = makeVarFolder('outages');
  const server = await startFragilePostgres(stateDir);
  try {
    const product = await startProduct({ ...given, server, varDir });
    try {
      return await part(product, server);
    } finally {
      await product.stop();
    }
  } finally {
    await server.end();
    rmSync(varDir, { recursive: true, force: true });
  }
}

async function withRedis(part) {
  const redis = await startFragileRedis();
  if (redis === undefined) {
    console.log('redis: not looked at, for there is no redis-server on this machine');
    return [];
  }
  try {
    return await part(redis);
  } finally {
    await redis.end();
  }
}
