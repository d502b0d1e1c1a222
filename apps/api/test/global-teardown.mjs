/** Ends the PostgreSQL that the set-up started. */
export default async function stopServer() {
  await globalThis.tastwerkTestServer?.stop();
}
