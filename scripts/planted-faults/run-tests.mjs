import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { environmentWithoutServers } from '../setup/environment.mjs';
import { captureGroup } from './capture-group.mjs';

/** A guard against a test that never ends. */
const LIMIT_MS = 20 * 60_000;

/** Turns texts into one pattern that finds any of them; none of them finds every test. */
const patternOf = (texts) => texts.map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|');

/** What Jest reports, as one row for each test that ran. */
function readJest(report, folder) {
  const tests = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'passed' || status === 'failed')
      .map(({ fullName, status }) => ({
        file: relative(folder, name),
        name: fullName,
        passed: status === 'passed',
      })),
  );
  const unloaded = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  return {
    tests,
    trouble:
      report.numRuntimeErrorTestSuites > 0
        ? `could not be loaded: ${unloaded.map(({ name, message }) => `${relative(folder, name)}\n${message}`).join('\n')}`
        : undefined,
  };
}

function testsOfSuite({ title, file, specs = [], suites = [] }, above = '') {
  const path = `${above} ${title}`.trim();
  const own = specs
    .filter(({ tests }) => tests.some(({ status }) => status !== 'skipped'))
    .map((spec) => ({ file: join('e2e', file), name: `${path} ${spec.title}`, passed: spec.ok }));
  return [...own, ...suites.flatMap((suite) => testsOfSuite(suite, path))];
}

/** What Playwright reports, as one row for each test that ran. */
function readPlaywright(report) {
  return {
    tests: report.suites.flatMap((suite) => testsOfSuite(suite)),
    trouble: report.errors.length > 0 ? `could not be started: ${report.errors[0].message ?? ''}` : undefined,
  };
}

function jestCommand(reportFile, files, names, more) {
  return {
    program: process.execPath,
    args: [
      '--experimental-vm-modules',
      '--no-warnings',
      'node_modules/.bin/jest',
      ...more,
      '--json',
      `--outputFile=${reportFile}`,
      '--cacheDirectory=var/jest',
      ...(files.length === 1 ? ['--runInBand'] : []),
      ...(names.length > 0 ? ['-t', patternOf(names)] : []),
      '--runTestsByPath',
      ...files,
    ],
    read: readJest,
    endsBy: 'SIGKILL',
  };
}

const COMMANDS = {
  unit: (reportFile, files, names) => jestCommand(reportFile, files, names, []),
  server: (reportFile, files, names) =>
    jestCommand(reportFile, files, names, ['-c', 'jest.integration.config.mjs']),
  browser: (reportFile, files, names) => ({
    program: 'node_modules/.bin/playwright',
    args: ['test', ...files, '--retries=0', ...(names.length > 0 ? ['--grep', patternOf(names)] : [])],
    read: readPlaywright,
    // Playwright then stops the product that it started.
    endsBy: 'SIGINT',
  }),
};

/**
 * Runs tests of one kind in `folder`: all of `files`, or those of them that have one of `names` in their name.
 * Gives a row for each test that ran, and says in `trouble` what kept tests from running.
 */
export async function runTests(folder, kind, { files, names, env, signal }) {
  const reportFile = join(folder, 'var', 'planted-faults.json');
  mkdirSync(join(folder, 'var'), { recursive: true });
  rmSync(reportFile, { force: true });
  const { program, args, read, endsBy } = COMMANDS[kind](reportFile, files, names);
  const { code, output } = await captureGroup(program, args, {
    cwd: folder,
    env: { ...environmentWithoutServers(), ...env, PLAYWRIGHT_JSON: reportFile },
    limitMs: LIMIT_MS,
    endsBy,
    signal,
  });
  if (!existsSync(reportFile))
    return { code, tests: [], trouble: `ended without a report: ${output.slice(-2_000)}` };
  return { code, ...read(JSON.parse(readFileSync(reportFile, 'utf8')), folder) };
}
