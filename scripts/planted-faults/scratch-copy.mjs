import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ROOT } from '../setup/root.mjs';
import { capture } from '../setup/run.mjs';
import { WORKSPACES } from '../setup/workspaces.mjs';

/** Folders that have libraries of their own or are built. */
const BUILT = [...WORKSPACES.map(({ folder }) => folder), 'storybook'];

async function must(command, args, options) {
  const { code, output } = await capture(command, args, options);
  if (code !== 0) throw new Error(`${command} ${args.join(' ')}: ${output.trim()}`);
  return output;
}

/** Copies what Git knows of the working tree, and new files that it does not ignore. */
async function copyWorkingTree(folder) {
  const list = await must('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard']);
  for (const path of list.split('\0').filter(Boolean)) {
    if (!existsSync(join(ROOT, path))) continue;
    cpSync(join(ROOT, path), join(folder, path), { preserveTimestamps: true, verbatimSymlinks: true });
  }
}

/** Unpacks a commit. Its files get the present time: the compiler then compares them with what it built last. */
async function unpackCommit(folder, commit) {
  const archive = join(folder, 'commit.tar');
  await must('git', ['archive', `--output=${archive}`, commit]);
  await must('tar', ['-xmf', archive, '-C', folder]);
  rmSync(archive);
}

/** Whether a commit asks for the libraries that are installed here. */
function hasOurLibraries(folder) {
  const [own, its] = [ROOT, folder].map((parent) => readFileSync(join(parent, 'package-lock.json'), 'utf8'));
  return own === its;
}

/** Gives the copy the libraries as hard links, or as a real copy where links cannot reach; another set of libraries is installed. */
async function linkLibraries(folder) {
  if (!hasOurLibraries(folder)) {
    await must('npm', ['ci'], { cwd: folder });
    return;
  }
  for (const parent of ['.', ...BUILT]) {
    const source = join(ROOT, parent, 'node_modules');
    const target = join(folder, parent, 'node_modules');
    if (!existsSync(source) || !existsSync(dirname(target))) continue;
    const { code } = await capture('cp', ['-al', source, target]);
    if (code === 0) continue;
    rmSync(target, { recursive: true, force: true });
    await must('cp', ['-a', source, target]);
  }
}

/** Copies what the last build wrote, so that the next one only builds what a fault changes. What is just being built is left out. */
async function copyBuild(folder) {
  for (const workspace of BUILT) {
    if (!existsSync(join(folder, workspace))) continue;
    const names = ['dist', 'tsconfig.tsbuildinfo'].filter((name) => existsSync(join(ROOT, workspace, name)));
    const sources = names.map((name) => join(ROOT, workspace, name));
    if (sources.length === 0) continue;
    const { code } = await capture('cp', ['-a', ...sources, join(folder, workspace)]);
    if (code === 0) continue;
    for (const name of names) rmSync(join(folder, workspace, name), { recursive: true, force: true });
  }
}

/** Makes a copy of the product to plant faults in: of the working tree, or of `commit`. It is removed when this process ends. */
export async function makeScratchCopy(commit) {
  const folder = mkdtempSync(join(tmpdir(), 'tastwerk-planted-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  if (commit === undefined) await copyWorkingTree(folder);
  else await unpackCommit(folder, commit);
  await linkLibraries(folder);
  await copyBuild(folder);
  // As a repository of its own: Git would otherwise apply patches relative to one that the temp folder lies in.
  await must('git', ['init', '--quiet'], { cwd: folder });
  return folder;
}
