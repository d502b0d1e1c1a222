import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { filesBelow } from './files-below.mjs';
import { ROOT } from './root.mjs';

const EXAMPLE = join(ROOT, 'docs/examples/plugin');

/** The texts of the files of the example of a plugin by their paths, without what a build or an installation left there. */
export function pluginExample() {
  const paths = [...filesBelow(EXAMPLE)].filter((path) => relative(EXAMPLE, path) !== 'package-lock.json');
  return Object.fromEntries(
    paths.map((path) => [relative(EXAMPLE, path).replaceAll('\\', '/'), readFileSync(path, 'utf8')]),
  );
}

/** Writes the example into `dist` of the package of the command line, where `tastwerk plugin` reads it. */
export function writePluginTemplate(dist) {
  const file = join(dist, 'cli/plugin-template.json');
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(pluginExample()));
}
