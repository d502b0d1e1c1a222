import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { capture, run, TSC } from '../setup/run.mjs';
import { NPM } from './project.mjs';
import { PUBLISHED } from './published.mjs';
import { stagePackage } from './stage-package.mjs';

/** Tests, stories and what they need are no part of a package; nor are source maps, whose sources are not there. */
const UNWANTED = /\.(test|stories)\.|\.map$|\.tsbuildinfo$|(^|\/)(test|testing|fixtures|src)\//;

async function pack(folder, out) {
  const args = ['pack', folder, '--pack-destination', out, '--json', '--ignore-scripts', '--loglevel=error'];
  const { code, output } = await capture(NPM, args);
  if (code !== 0) throw new Error(output);
  // npm 11 answers with a list, npm 12 with an object by name.
  const [{ name, filename, size, files }] = Object.values(JSON.parse(output));
  const unwanted = files.map(({ path }) => path).filter((path) => UNWANTED.test(path));
  if (unwanted.length > 0) throw new Error(`${name} would publish ${unwanted.join(', ')}`);
  return { name, file: join(out, basename(filename)), bytes: size, files: files.length };
}

/** Writes a tarball of each published package into the folder `out`; resolves with name, path, bytes and number of files of each. */
export async function packPackages(out) {
  if ((await run(TSC, ['-b', ...PUBLISHED.map(({ folder }) => folder)])) !== 0)
    throw new Error('the packages do not compile; the messages above say where');
  mkdirSync(out, { recursive: true });
  for (const file of readdirSync(out)) if (file.endsWith('.tgz')) rmSync(join(out, file));
  const staging = mkdtempSync(join(tmpdir(), 'tastwerk-pack-'));
  try {
    const packed = [];
    for (const workspace of PUBLISHED) {
      const target = join(staging, basename(workspace.folder));
      await stagePackage(workspace, target);
      packed.push(await pack(target, out));
    }
    return packed;
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
}
