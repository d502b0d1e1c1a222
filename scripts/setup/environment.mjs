/** Variables that lead to servers of this machine. */
const SERVERS = new Set(['DATABASE_URL', 'REDIS_URL', 'TEST_DATABASE_URL', 'TEST_REDIS_URL']);

/** This process's environment for one that is to run on the embedded defaults, as on a fresh machine. */
export function environmentWithoutServers() {
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !SERVERS.has(name)));
}
