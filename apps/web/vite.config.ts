import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';

const api = process.env['API_URL'] ?? 'http://127.0.0.1:4000';

/** Packages of the house are bundled from their sources by the `@tastwerk/source` condition of their exports (plain `source` is taken: react-aria and others publish under it). */
export default defineConfig({
  plugins: [react()],
  resolve: { conditions: ['@tastwerk/source', ...defaultClientConditions] },
  worker: { format: 'es' },
  server: { proxy: { '/api': api, '/files': api, '/BACKEND.json': api } },
  build: {
    outDir: 'dist',
    target: 'es2022',
    // A policy without `data:` or inline code lets nothing else in.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 2000,
  },
});
