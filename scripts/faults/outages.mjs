/** Takes away what the product stands on, piece by piece, while people work, and gives it back. */
import { rmSync } from 'node:fs';
import { makeVarFolder } from '../setup/var-folder.mjs';
import { startProduct } from './product.mjs';
import { databaseOutages } from './outage-database.mjs';
import { fullDisk } from './outage-disk.mjs';
import { redisOutages } from './outage-redis.mjs';
import { startFragilePostgres, startFragileRedis } from './fragile-servers.mjs';

/** Runs every part that this machine can; prints what was measured and gives the number of faults. */
export async function runOutages(redisSeconds) {
  const faults = [
    ...(await onProduct({}, databaseOutages)),
    ...(await onProduct({}, fullDisk)),
    ...(await withRedis((redis) =>
      onProduct({ redisUrl: redis.url }, (product) => redisOutages(product, redis, redisSeconds)),
    )),
  ];
  for (const fault of faults) console.error(fault);
  console.log(`outages: ${faults.length} faults`);
  return faults.length;
}

/** Runs `part` on a product with an embedded PostgreSQL of its own, which can be killed. */
async function onProduct(given, part) {
  const varDir = makeVarFolder('outages');
  const server = await startFragilePostgres(makeVarFolder('outages-database'));
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
