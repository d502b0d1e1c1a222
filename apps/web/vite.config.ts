import react from '@vitejs/plugin-react';
import {
  defaultClientConditions,
  defaultServerConditions,
  defineConfig,
  type Plugin,
  runnerImport,
} from 'vite';
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

/** Condition under which the packages of the house export their sources (plain `source` is taken: react-aria and others publish under it). */
const SOURCE = '@tastwerk/source';

/** Files that are worked out while building: what they export is put into their place, without all that it was made from. */
const WORKED_OUT = ['/src/api/callable-routes.ts', '/src/features/admin/admin-routes.ts'];

function callableRoutes(): Plugin {
  return {
    name: 'callable-routes',
    async load(id) {
      if (!WORKED_OUT.some((file) => id.endsWith(file))) return undefined;
      const { module } = await runnerImport<Readonly<Record<string, unknown>>>(id, {
        configFile: false,
        resolve: { conditions: [SOURCE, ...defaultServerConditions] },
        ssr: { resolve: { conditions: [SOURCE, ...defaultServerConditions] } },
      });
      const values = Object.entries(module);
      return values.map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`).join('\n');
    },
  };
}

/** Packages of the house are bundled from their sources. */
export default defineConfig({
  plugins: [react(), frontendVersion(), callableRoutes()],
  resolve: { conditions: [SOURCE, ...defaultClientConditions] },
  worker: { format: 'es' },
  server: { proxy: { '/api': api, '/files': api, '/content': api, '/internal': api, '/BACKEND.json': api } },
  build: {
    outDir: 'dist',
    // Tells `scripts/check-shell-size.mjs` what each page loads.
    manifest: true,
    target: 'es2022',
    // A policy without `data:` or inline code lets nothing else in.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 2000,
    // The start page names the files of every other page: short names keep it small.
    rolldownOptions: { output: { chunkFileNames: 'assets/[hash].js' } },
  },
});
