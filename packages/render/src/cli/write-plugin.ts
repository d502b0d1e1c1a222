import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { EXIT_CODES, type ExitCode } from './exit-code.js';
import { failureSentences } from './failure-sentences.js';
import { type FileProblem, tryFile } from './file-problem.js';
import { type PackageFiles, pluginNames, withPluginNames } from './plugin-names.js';
import { takenName } from './taken-names.js';
import type { Say, Terminal } from './terminal.js';

/** The example of a plugin as one file, which `npm run build` and `npm run pack:all` make of `docs/examples/plugin`. */
const TEMPLATE = fileURLToPath(new URL('plugin-template.json', import.meta.url));

/** A plugin to be written: the name of its package, and the folder in which its folder is made. */
export interface PluginWish {
  readonly name: string;
  readonly outputFolder: string;
}

/** Writes `files` into `folder`, which must not exist. */
async function writeFiles(folder: string, files: PackageFiles): Promise<void> {
  await mkdir(dirname(folder), { recursive: true });
  await mkdir(folder);
  for (const [path, text] of Object.entries(files)) {
    const file = join(folder, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
}

/** Writes the example of a plugin under another name into a new folder of that name. */
export async function writePlugin(
  { name, outputFolder }: PluginWish,
  { stdout, stderr }: Terminal,
  say: Say,
  template = TEMPLATE,
): Promise<ExitCode> {
  const names = pluginNames(name);
  const folder = join(outputFolder, name);
  const refuse = (code: ExitCode, ...sentences: readonly string[]): ExitCode => {
    stderr.write(`${sentences.join('\n')}\n`);
    return code;
  };
  const failed = (problem: FileProblem) =>
    refuse(EXIT_CODES.failed, ...failureSentences(problem.path, problem, say));

  const taken = takenName(names);
  if (taken) {
    return refuse(EXIT_CODES.badUsage, say(`plugin.taken.${taken.by}`, { name, taken: taken.taken }));
  }
  const read = await tryFile('read', template, () => readFile(template, 'utf8'));
  if (!read.ok) return failed(read.error);
  const example: PackageFiles = JSON.parse(read.value);
  const files = Object.entries(example).map(([path, text]) => [path, withPluginNames(text, names)]);

  const written = await tryFile('write', folder, () => writeFiles(folder, Object.fromEntries(files)));
  if (!written.ok) {
    return written.error.systemCode === 'EEXIST'
      ? refuse(EXIT_CODES.failed, say('plugin.folderExists', { path: folder }))
      : failed(written.error);
  }
  stdout.write(`${say('plugin.written', { path: resolve(folder) })}\n`);
  return EXIT_CODES.done;
}
