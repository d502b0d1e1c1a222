import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { fingerprint, isFresh, stampFresh } from '../setup/fingerprint.mjs';
import { ROOT } from '../setup/root.mjs';
import { WORKSPACES } from '../setup/workspaces.mjs';

/** What no Jest test reads, as patterns: browser tests, measures, prose (but the example of a plugin), and faults for copies of the product. */
const READ_BY_NONE = [
  'e2e/',
  'bench/',
  'docs/(?!examples/)',
  'README.md',
  'LICENSE.md',
  'scripts/planted-faults/',
];

/** The folders of a workspace and of all that it depends on. */
function closure(name, found = new Set()) {
  const workspace = WORKSPACES.find(({ manifest }) => manifest.name === name);
  if (!workspace || found.has(workspace.folder)) return found;
  const { dependencies, devDependencies } = workspace.manifest;
  found.add(workspace.folder);
  for (const needed of Object.keys({ ...dependencies, ...devDependencies })) closure(needed, found);
  return found;
}

/** Fingerprint of all files of the checkout but the sources and tests of the workspaces outside of `own`. */
function stateFor(own) {
  const foreign = WORKSPACES.filter(({ folder }) => !own.has(folder)).flatMap(({ folder }) => [
    `${folder}/src/`,
    `${folder}/test/`,
  ]);
  return fingerprint(['.'], new RegExp(`^(${[...foreign, ...READ_BY_NONE].join('|')})`));
}

/**
 * A part of the suite: the tests of one workspace. As compilers and linters keep what they found for the same files, so does the suite:
 * a part that has passed is run again when a file of its workspace, of one that it depends on, or of the rest of the checkout changes.
 */
class Part {
  /** @param {string} stamp @param {string} folder Folder of its tests. @param {string} state */
  constructor(stamp, folder, state) {
    this.folder = folder;
    this.stamp = stamp;
    this.state = state;
  }

  get hasPassed() {
    return isFresh(this.stamp, this.state);
  }

  /** Remembers the part as passed where every one of its files in Jest's report has passed. */
  remember(report) {
    const own = report.testResults.filter(({ name }) => name.startsWith(join(ROOT, this.folder, '/')));
    if (own.length > 0 && own.every(({ status }) => status === 'passed')) stampFresh(this.stamp, this.state);
  }
}

/** Unit and component tests, by workspace. The scripts use packages and no app. */
export function unitParts() {
  const parts = WORKSPACES.map(
    ({ folder, manifest }) =>
      new Part(`passed-unit-${folder.replace('/', '-')}`, folder, stateFor(closure(manifest.name))),
  );
  const packages = WORKSPACES.map(({ folder }) => folder).filter((folder) => folder.startsWith('packages/'));
  return [...parts, new Part('passed-unit-scripts', 'scripts', stateFor(new Set(packages)))];
}

/** Server tests on the servers at `addresses`, which may hold passwords and are kept as a hash. */
export function serverPart(name, addresses = []) {
  const servers = createHash('sha256').update(JSON.stringify(addresses)).digest('hex');
  return new Part(`passed-server-${name}`, 'apps/api', `${stateFor(closure('@tastwerk/api'))} ${servers}`);
}
