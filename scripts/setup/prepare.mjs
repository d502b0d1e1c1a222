import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint, isFresh, stampFresh } from './fingerprint.mjs';
import { ROOT } from './root.mjs';
import { run } from './run.mjs';

/** What `npm ci` installs; the other lines of package.json change nothing of that. */
const MANIFESTS = ['package-lock.json'];
const BUILT = ['packages', 'apps', 'package-lock.json', 'tsconfig.base.json', 'tsconfig.json'];
/** Tests and stories go into no build. */
const NOT_BUILT = /\.(test|stories)\.tsx?$|\/test\//;

/** Ends the process with a sentence when this Node is older than `engines` in package.json allows. */
function requireNode() {
  const wanted = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')).engines.node.replace('>=', '');
  const [major, minor] = process.versions.node.split('.').map(Number);
  const [wantedMajor, wantedMinor] = wanted.split('.').map(Number);
  if (major > wantedMajor || (major === wantedMajor && minor >= wantedMinor)) return;
  console.error(`Tastwerk needs Node ${wanted} or newer; this is ${process.versions.node}.`);
  process.exit(1);
}

/** Remembers that the libraries are installed as the lock file names them. Runs after every installation, by `postinstall`. */
export function stampInstalled() {
  stampFresh('install', fingerprint(MANIFESTS));
}

/** Installs the libraries when they are missing or the lock file has changed since. */
export async function installIfStale() {
  requireNode();
  if (existsSync(join(ROOT, 'node_modules')) && isFresh('install', fingerprint(MANIFESTS))) return;
  console.log('Installing libraries (npm ci) …');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  if ((await run(npm, ['ci', '--no-audit', '--no-fund'])) !== 0) {
    console.error('The libraries could not be installed. Is the npm registry reachable?');
    process.exit(1);
  }
}

/** Remembers that everything is built from these sources. Runs after every build. */
export function stampBuilt() {
  stampFresh('build', fingerprint(BUILT, NOT_BUILT));
}

/** Builds packages, server and web when a source has changed since the last build. */
export async function buildIfStale() {
  const outputs = ['apps/api/dist/serve.js', 'apps/web/dist/index.html'];
  const isBuilt = outputs.every((path) => existsSync(join(ROOT, path)));
  if (isBuilt && isFresh('build', fingerprint(BUILT, NOT_BUILT))) return;
  if ((await run(process.execPath, ['scripts/build.mjs'])) !== 0) {
    console.error('The build failed; the messages above say where.');
    process.exit(1);
  }
}
