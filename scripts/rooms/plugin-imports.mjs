/** Which imports of a package pass by the public face of a plugin: the `index.ts` of its folder in `plugins/`. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const PLUGIN = /^plugins\/([^/]+)$/;
const REQUIRES = /\brequires: \[([^\]]*)\]/;

/** The ids that the plugin `name` of the package in `folder` requires. */
function requiredBy(folder, name) {
  const index = join(folder, 'src/plugins', name, 'index.ts');
  const [, list = ''] = (existsSync(index) && REQUIRES.exec(readFileSync(index, 'utf8'))) || [];
  return [...list.matchAll(/'([^']+)'/g)].map(([, id]) => id);
}

/**
 * A sentence for each import in `graph`, the rooms of the package in `folder`, that leads into a plugin but not to its index, and for
 * each by which a plugin uses another that it does not require.
 */
export function pluginFaults(folder, graph) {
  const faults = [];
  for (const [room, targets] of graph) {
    const [, from] = PLUGIN.exec(room) ?? [];
    for (const [target, imports] of targets) {
      const [, to] = PLUGIN.exec(target) ?? [];
      if (!to) continue;
      for (const line of imports) {
        if (!line.endsWith(` ${target}/index.ts`))
          faults.push(`${line}, which is not the index of the plugin`);
      }
      if (from && !requiredBy(folder, from).includes(to)) {
        const lines = [...imports].map((line) => `    ${line}`).join('\n');
        faults.push(`the plugin ${from} imports ${to}, but does not require it:\n${lines}`);
      }
    }
  }
  return faults;
}
