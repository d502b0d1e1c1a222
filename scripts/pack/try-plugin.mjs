import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../setup/root.mjs';
import { NPM } from './project.mjs';

/** The example of a plugin, without what a build or an installation in its folder leaves there. */
const EXAMPLE = join(ROOT, 'docs/examples/plugin');
const MADE = ['dist', 'node_modules', 'package-lock.json'].map((name) => join(EXAMPLE, name));

/** What must hold of the example of a plugin in a folder of its own that has only the tarballs, by name, in this order. */
export function pluginChecks(project, tarballs) {
  return [
    [
      'Plugin: the example installs',
      () => {
        cpSync(EXAMPLE, project.folder, { recursive: true, filter: (path) => !MADE.includes(path) });
        return project.install([...tarballs.values()]);
      },
    ],
    ['Plugin: the example compiles, and its tests pass', () => project.run(NPM, ['test'])],
  ];
}
