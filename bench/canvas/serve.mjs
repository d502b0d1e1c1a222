import { fileURLToPath } from 'node:url';
import { createServer, defaultClientConditions } from 'vite';

/** Serves a bench page, that in this folder unless told otherwise, from the sources of the packages; answers its address and how to stop. */
export async function serveCanvasPage(port, folder = new URL('.', import.meta.url)) {
  const root = fileURLToPath(folder);
  // What users get is the built product: React's checks of development would be most of what is measured.
  process.env.NODE_ENV = 'production';
  const server = await createServer({
    root,
    mode: 'production',
    cacheDir: fileURLToPath(new URL('../../node_modules/.vite/bench', import.meta.url)),
    esbuild: { jsx: 'automatic', jsxDev: false },
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
