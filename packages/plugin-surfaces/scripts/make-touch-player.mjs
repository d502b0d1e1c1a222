/** Bundles the script of touch pages into `src/sound/player.data.ts`; with --check it says whether that file is as it would be written. */
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { format, resolveConfig } from 'prettier';

const SOURCE = fileURLToPath(new URL('../src/sound/player/player.ts', import.meta.url));
const TARGET = fileURLToPath(new URL('../src/sound/player.data.ts', import.meta.url));

const { outputFiles } = await build({
  entryPoints: [SOURCE],
  bundle: true,
  minify: true,
  format: 'iife',
  target: 'es2020',
  write: false,
  charset: 'utf8',
  legalComments: 'none',
});
const script = outputFiles[0].text.trim();
if (script.includes('</script')) throw new Error('the script would end the element that it stands in');
const source = `/** The script of touch pages, made by \`node scripts/make-touch-player.mjs\` from \`player/\`. */
export const PLAYER = ${JSON.stringify(script)};
`;
const written = await format(source, { ...(await resolveConfig(TARGET)), filepath: TARGET });

if (process.argv.includes('--check')) {
  const isFresh = (await readFile(TARGET, 'utf8')) === written;
  if (!isFresh) console.error('src/sound/player.data.ts is old: node scripts/make-touch-player.mjs');
  process.exit(isFresh ? 0 : 1);
}
await writeFile(TARGET, written);
