import { defaultClientConditions, defineConfig } from 'vite';

const ENTRY = 'tastwerk-editor';

/**
 * zod writes faster checks as code where it may, and finds out by trying: a strict policy of the partner's page would refuse and report
 * that. It reads this before the first schema is made.
 */
const NO_EVAL = '(globalThis.__zod_globalConfig??={}).jitless=true;';

/**
 * The editor for partners' pages: `dist/partner/tastwerk-editor.js` is what a page imports, `frame.html` the page of the frame that it
 * opens beside itself. All addresses are relative, so that the folder can be put anywhere.
 */
export default defineConfig({
  base: './',
  resolve: { conditions: ['@tastwerk/source', ...defaultClientConditions] },
  worker: { format: 'es' },
  build: {
    outDir: 'dist/partner',
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 2000,
    manifest: true,
    rollupOptions: {
      input: { [ENTRY]: 'src/embed/index.ts', frame: 'frame.html' },
      preserveEntrySignatures: 'strict',
      output: {
        intro: ({ moduleIds }) => (moduleIds.some((id) => id.includes('/node_modules/zod/')) ? NO_EVAL : ''),
        entryFileNames: ({ name }) => (name === ENTRY ? '[name].js' : 'assets/[name]-[hash].js'),
      },
    },
  },
});
