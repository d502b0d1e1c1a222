/**
 * Which imports of a package name a plugin where none is to be named, and which pass by the public face of a plugin: the `index.ts` of its folder in `plugins/`. The plugin itself,
 * `plugin.ts`, is listed by the files of `plugins/` alone, so that what only uses a face does not load the plugin's commands.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const PLUGINS = 'plugins';
const PLUGIN = /^plugins\/([^/]+)$/;
/** Rooms that read what plugins contribute, and name none. */
const WITHOUT_PLUGINS = new Set(['kernel', 'state', 'contributions', 'canvas', 'parts', 'workspace']);
const REQUIRES = /\brequires: \[([^\]]*)\]/;

/** The ids that the plugin `name` of the package in `folder` requires. */
function requiredBy(folder, name) {
  const file = join(folder, 'src/plugins', name, 'plugin.ts');
  const [, list = ''] = (existsSync(file) && REQUIRES.exec(readFileSync(file, 'utf8'))) || [];
  return [...list.matchAll(/'([^']+)'/g)].map(([, id]) => id);
}

/**
 * A sentence for each import in `graph`, the rooms of the package in `folder`, that leads into a plugin but not to its face, and for
 * each by which a plugin uses another that it does not require.
 */
export function pluginFaults(folder, graph) {
  const faults = [];
  for (const [room, targets] of graph) {
    const [, from] = PLUGIN.exec(room) ?? [];
    for (const [target, imports] of targets) {
      const [, to] = PLUGIN.exec(target) ?? [];
      if (!to) continue;
      if (WITHOUT_PLUGINS.has(room)) faults.push(`${room} imports the plugin ${to}`);
      const face = `${target}/${room === PLUGINS ? 'plugin' : 'index'}.ts`;
      for (const line of imports) {
        if (!line.endsWith(` imports ${face}`)) faults.push(`${line}, not ${face}`);
      }
      if (from && !requiredBy(folder, from).includes(to)) {
        const lines = [...imports].map((line) => `    ${line}`).join('\n');
        faults.push(`the plugin ${from} imports ${to}, but does not require it:\n${lines}`);
      }
    }
  }
  return faults;
}
