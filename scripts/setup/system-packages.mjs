import { existsSync } from 'node:fs';
import { CHROMIUM } from './chromium.mjs';
import { run } from './run.mjs';

/** Programs that tests call beside Node, with the Debian package that brings each: the first path, or one that also serves. */
const PROGRAMS = [
  { paths: CHROMIUM, debian: 'chromium-headless-shell', why: 'browser tests' },
  {
    paths: ['/usr/bin/pdftoppm'],
    debian: 'poppler-utils',
    why: 'looking at PDFs as a reader shows them',
  },
  { paths: ['/usr/bin/xmllint'], debian: 'libxml2-utils', why: 'validating SVG' },
  { paths: ['/usr/bin/age'], debian: 'age', why: 'opening encrypted backups as their operator does' },
  { paths: ['/usr/bin/unzip'], debian: 'unzip', why: 'opening production packages as their reader does' },
];

/** Debian program that only `npm run bench` needs. */
export const BENCH_PROGRAM = {
  paths: ['/usr/bin/rsvg-convert'],
  debian: 'librsvg2-bin',
  why: 'the measure beside our PDF',
};

const isBest = ({ paths }) => existsSync(paths[0]);
const isThere = ({ paths }) => paths.some((path) => existsSync(path));

async function aptInstall(programs) {
  const packages = programs.map((program) => program.debian);
  console.log(`Installing Debian packages: ${packages.join(' ')} …`);
  const options = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  await run('apt-get', ['update', '-qq'], options);
  await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], options);
}

/**
 * Sees to it that `programs` are there: installs them as root on Debian, else says what to install and ends the process. Where only a
 * program that also serves is there, it asks Debian for the first choice, and takes what is there if that fails.
 */
export async function requirePrograms(programs = PROGRAMS) {
  const wanted = programs.filter((program) => !isBest(program));
  const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (wanted.length > 0 && mayInstall) await aptInstall(wanted);
  const missing = programs.filter((program) => !isThere(program));
  if (missing.length === 0) return;
  console.error('These programs are missing:');
  for (const { paths, why } of missing) console.error(`  ${paths.at(-1)}, for ${why}`);
  const packages = missing.map((program) => program.debian).join(' ');
  console.error(`On Debian, this installs them: sudo apt-get install ${packages}`);
  process.exit(1);
}
