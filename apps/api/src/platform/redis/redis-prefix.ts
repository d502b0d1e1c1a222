/** What all keys of the product on the database at `databaseUrl` begin with: products that share a Redis are kept apart. */
export function redisPrefix(databaseUrl: string): string {
  return `tastwerk:${new URL(databaseUrl).pathname.slice(1)}`;
}
