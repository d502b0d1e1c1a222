import type { RedisOptions } from 'ioredis';

/** Longest wait between two tries to reach a lost Redis, in ms: whoever waits for files should not notice that it is back late. */
const LONGEST_RETRY_MS = 500;

/** Longest wait for a connection, in ms: an address that swallows packets is tried again. */
const CONNECT_TIMEOUT_MS = 3000;

/** How every connection to the Redis at `redisUrl` behaves, beside what the address itself says. */
export function redisOptions(redisUrl: string): RedisOptions {
  return {
    connectTimeout: CONNECT_TIMEOUT_MS,
    retryStrategy: (tries) => Math.min(tries * 50, LONGEST_RETRY_MS),
    // Bull reads host, user and password of an address, but not that it asks for TLS.
    ...(new URL(redisUrl).protocol === 'rediss:' ? { tls: {} } : {}),
  };
}
