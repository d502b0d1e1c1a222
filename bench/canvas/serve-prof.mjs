import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build, defaultClientConditions, preview } from 'vite';

/**
 * Builds the bench pages of a folder, this one unless told otherwise, from the sources of the packages, and serves them: what users get is the
 * built product. Answers their address and how to stop.
 */
export async function serveCanvasPage(port, folder = new URL('file:///work/main/bench/canvas/')) {
  const root = fileURLToPath(folder);
  const outDir = fileURLToPath('file:///work/main/node_modules/.vite/bench-prof');
  process.env.NODE_ENV = 'production';
  const shared = { root, configFile: false, logLevel: 'error', build: { outDir } };
  const pages = readdirSync(root).filter((name) => name.endsWith('.html'));
  await build({
    ...shared,
    resolve: { conditions: ['@tastwerk/source', ...defaultClientConditions] },
    worker: { format: 'es' },
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2022', minify: false,
      assetsInlineLimit: 0,
      chunkSizeWarningLimit: Infinity,
      rolldownOptions: { input: pages.map((name) => fileURLToPath(new URL(name, folder))) },
    },
  });
  const server = await preview({ ...shared, preview: { port, strictPort: true, host: '127.0.0.1' } });
  return { url: `http://127.0.0.1:${port}/`, stop: () => server.close() };
}
