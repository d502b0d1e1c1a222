/**
 * Fails where two rooms of a package import each other, or more of them in a circle, and where an import leads into a plugin past its
 * index or to a plugin that is not required. `--package NAME` prints the rooms of any package with their counts, `--folder PATH` those of
 * a folder that has a src/.
 */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { pluginFaults } from './rooms/plugin-imports.mjs';
import { cyclesOf, roomGraph } from './rooms/room-graph.mjs';
import { WORKSPACES } from './setup/workspaces.mjs';

/** Packages whose rooms have one direction. */
const PACKAGES = [
  'canvas-fabric',
  'editor-core',
  'editor-react',
  'math',
  'plugin-charts',
  'plugin-math',
  'plugin-placement',
  'plugin-scene-text',
  'plugin-surfaces',
  'web',
];

const { values } = parseArgs({
  options: { package: { type: 'string', multiple: true }, folder: { type: 'string', multiple: true } },
});

function folderOf(name) {
  const found = WORKSPACES.find(({ folder }) => folder.endsWith(`/${name}`) || folder === name);
  if (!found) throw new Error(`there is no package ${name}`);
  return found.folder;
}

const asked = [
  ...(values.package ?? []).map(folderOf),
  ...(values.folder ?? []).map((path) => resolve(path)),
];
let failed = 0;
for (const folder of asked.length > 0 ? asked : PACKAGES.map(folderOf)) {
  const { files, graph } = roomGraph(resolve(folder));
  const cycles = cyclesOf(graph);
  const faults = [...cycles, ...pluginFaults(resolve(folder), graph)];
  failed += faults.length;
  for (const fault of faults) console.error(`${folder}: ${fault}`);
  if (asked.length === 0) continue;
  const arrows = [...graph.values()].reduce((sum, { size }) => sum + size, 0);
  for (const [room, targets] of [...graph].sort(([a], [b]) => (a < b ? -1 : 1))) {
    console.log(`  ${room} -> ${[...targets.keys()].sort().join(', ') || 'nothing'}`);
  }
  console.log(`${folder}: ${files} files, ${graph.size} rooms, ${arrows} arrows, ${cycles.length} cycles`);
}
process.exit(failed === 0 ? 0 : 1);
