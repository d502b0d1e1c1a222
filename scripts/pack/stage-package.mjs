import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { filesBelow } from '../setup/files-below.mjs';
import { writePluginTemplate } from '../setup/plugin-example.mjs';
import { ROOT } from '../setup/root.mjs';
import { capture, TSC, tool } from '../setup/run.mjs';
import { packedManifest } from './packed-manifest.mjs';

/** Source maps are left out: they would lead to sources that the tarball does not hold. */
const COMPILER_OPTIONS = Object.entries({
  emitDeclarationOnly: false,
  composite: false,
  incremental: false,
  sourceMap: false,
  declarationMap: false,
}).flatMap(([option, value]) => [`--${option}`, String(value)]);

/** What npm packs without being told, beside what `files` names. */
const ALWAYS_PACKED = ['README.md'];

async function runOrThrow(command, args, options) {
  const { code, output } = await capture(command, args, options);
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} ended with code ${code}\n${output}`);
}

/** Copies styles and texts from the sources to where the compiled modules look for them. */
function copyAssets(source, target) {
  for (const file of filesBelow(source)) {
    if (!/\.tsx?$/.test(file)) cpSync(file, join(target, relative(source, file)));
  }
}

/**
 * Makes in `target` the folder that npm packs for a package: compiled again, so that nothing is left of older builds, and with the
 * package.json of the tarball. What the package builds on has to be built.
 */
export async function stagePackage({ folder, manifest }, target) {
  const source = join(ROOT, folder);
  const dist = join(target, 'dist');
  mkdirSync(target, { recursive: true });
  await runOrThrow(TSC, ['-p', source, '--outDir', dist, ...COMPILER_OPTIONS]);
  // A plugin's half for the editor is compiled by itself: it is for browsers.
  const editor = join(source, 'tsconfig.editor.json');
  if (existsSync(editor)) await runOrThrow(TSC, ['-p', editor, '--outDir', dist, ...COMPILER_OPTIONS]);
  copyAssets(join(source, 'src'), dist);
  if (manifest.bin?.tastwerk) writePluginTemplate(dist);
  if (existsSync(join(source, 'vite.config.ts'))) {
    const output = ['--outDir', join(dist, 'partner'), '--emptyOutDir', '--logLevel', 'error'];
    await runOrThrow(tool('vite'), ['build', ...output], { cwd: source });
  }
  const named = manifest.files.filter((name) => name !== 'dist' && !name.startsWith('!'));
  for (const name of [...ALWAYS_PACKED, ...named])
    cpSync(join(source, name), join(target, name), { recursive: true });
  cpSync(join(ROOT, 'LICENSE.md'), join(target, 'LICENSE.md'));
  writeFileSync(join(target, 'package.json'), `${JSON.stringify(packedManifest(manifest), null, 2)}\n`);
}
