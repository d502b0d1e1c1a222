import { fileURLToPath } from 'node:url';
import { createServer, defaultClientConditions } from 'vite';

/** Serves the bench page from the sources of the packages; answers its address and how to stop. */
export async function serveCanvasPage(port) {
  const root = fileURLToPath(new URL('.', import.meta.url));
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'error',
    resolve: { conditions: ['@tastwerk/source', ...defaultClientConditions] },
    server: {
      port,
      strictPort: true,
      host: '127.0.0.1',
      // A file that changes meanwhile must not load the page anew.
      hmr: false,
      watch: null,
      fs: { allow: [fileURLToPath(new URL('../..', import.meta.url))] },
    },
  });
  await server.listen();
  return { url: `http://127.0.0.1:${port}/`, stop: () => server.close() };
}
