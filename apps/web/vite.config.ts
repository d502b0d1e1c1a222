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

/** Works `callable-routes.ts` out while building: what it exports is put into its place, without all that it was made from. */
function callableRoutes(): Plugin {
  return {
    name: 'callable-routes',
    async load(id) {
      if (!id.endsWith('/src/api/callable-routes.ts')) return undefined;
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
