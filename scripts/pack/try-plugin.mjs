import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pluginExample } from '../setup/plugin-example.mjs';
import { NPM, Project } from './project.mjs';

/** The name of a plugin that the command line writes. */
const WRITTEN = 'my-plugin';

const MANIFEST = 'package.json';

function copyExample({ folder }) {
  for (const [path, text] of Object.entries(pluginExample())) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

/** A tarball of the example as its author publishes it: without the paths that installing has put into its package.json. */
async function packExample(project) {
  project.write(MANIFEST, pluginExample()[MANIFEST]);
  const [{ filename }] = Object.values(
    JSON.parse(await project.run(NPM, ['pack', '--json', '--loglevel=error'])),
  );
  return join(project.folder, filename);
}

/**
 * What must hold of the example of a plugin, and of the one that `tastwerk plugin` writes, with only the tarballs, by name, in this order.
 * Adds the tarball of the example to `tarballs`.
 */
export function pluginChecks(project, tarballs) {
  const written = () => new Project(join(project.folder, WRITTEN));
  return [
    [
      'Plugin: the example installs',
      () => {
        copyExample(project);
        return project.install([...tarballs.values()]);
      },
    ],
    ['Plugin: the example compiles, and its tests pass', () => project.run(NPM, ['test'])],
    [
      'Plugin: tastwerk plugin writes one of another name',
      () => project.run('node_modules/.bin/tastwerk', ['plugin', WRITTEN]),
    ],
    ['Plugin: the other one installs', () => written().install([...tarballs.values()])],
    ['Plugin: the other one compiles, and its tests pass', () => written().run(NPM, ['test'])],
    [
      'Plugin: the example is packed',
      async () => tarballs.set('tastwerk-plugin-clock', await packExample(project)),
    ],
  ];
}
