import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, type Plugin } from 'vite';
import manifest from './package.json' with { type: 'json' };

const api = process.env['API_URL'] ?? 'http://127.0.0.1:4000';

/** `/FRONTEND.json` names the version of what was built (product spec section 7). */
function frontendVersion(): Plugin {
  const source = JSON.stringify({ version: manifest.version });
  return {
    name: 'frontend-version',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'FRONTEND.json', source });
    },
    configureServer(server) {
      server.middlewares.use('/FRONTEND.json', (_, response) => {
        response.setHeader('content-type', 'application/json').end(source);
      });
    },
  };
}

/** Packages of the house are bundled from their sources by the `@tastwerk/source` condition of their exports (plain `source` is taken: react-aria and others publish under it). */
export default defineConfig({
  plugins: [react(), frontendVersion()],
  resolve: { conditions: ['@tastwerk/source', ...defaultClientConditions] },
  worker: { format: 'es' },
  server: { proxy: { '/api': api, '/files': api, '/internal': api, '/BACKEND.json': api } },
  build: {
    outDir: 'dist',
    target: 'es2022',
    // A policy without `data:` or inline code lets nothing else in.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 2000,
  },
});
