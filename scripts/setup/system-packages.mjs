import { existsSync } from 'node:fs';
import { run } from './run.mjs';

/** Programs that tests call beside Node, with the Debian package that brings each. */
const PROGRAMS = [
  { path: '/usr/bin/chromium', debian: 'chromium', why: 'browser tests' },
  { path: '/usr/bin/pdftoppm', debian: 'poppler-utils', why: 'looking at PDFs as a reader shows them' },
  { path: '/usr/bin/xmllint', debian: 'libxml2-utils', why: 'validating SVG' },
  { path: '/usr/bin/unzip', debian: 'unzip', why: 'opening production packages as their reader does' },
];

/** Debian program that only `npm run bench` needs. */
export const BENCH_PROGRAM = {
  path: '/usr/bin/rsvg-convert',
  debian: 'librsvg2-bin',
  why: 'the measure beside our PDF',
};

/** Sees to it that `programs` are there: installs them as root on Debian, else says what to install and ends the process. */
export async function requirePrograms(programs = PROGRAMS) {
  const missing = programs.filter((program) => !existsSync(program.path));
  if (missing.length === 0) return;
  const packages = missing.map((program) => program.debian);
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log(`Installing Debian packages: ${packages.join(' ')} …`);
    const options = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
    await run('apt-get', ['update', '-qq'], options);
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], options);
    if (missing.every((program) => existsSync(program.path))) return;
  }
  for (const program of missing) {
    console.error(
      `${program.path} is missing (for ${program.why}). On Debian: apt-get install ${program.debian}`,
    );
  }
  process.exit(1);
}
