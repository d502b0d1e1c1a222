import { relative } from 'node:path';
import { minutesAndSeconds } from '../setup/duration.mjs';
import { ROOT } from '../setup/root.mjs';

const SLOWEST = 10;

/** What one runner reports: counts, how long each file took, what passed only at its second try, and what was not run again. */
export const EMPTY = Object.freeze({ passed: 0, failed: 0, files: [], second: [], kept: [] });

/** Reads the report that Jest writes with `--json`. Its own count of failed tests leaves out files that did not even load. */
export function readJest(report) {
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    files: report.testResults.map(({ name, startTime, endTime }) => ({
      name: relative(ROOT, name),
      ms: endTime - startTime,
    })),
  };
}

/** Every test below a suite of Playwright's report, with its file and its title. */
function* testsBelow(suite, titles = []) {
  for (const { title, file, tests } of suite.specs ?? []) {
    for (const test of tests) yield { file, title: [...titles, title].join(' › '), ...test };
  }
  for (const inner of suite.suites ?? []) yield* testsBelow(inner, [...titles, inner.title]);
}

/** Reads the report that Playwright writes as JSON. */
export function readPlaywright({ suites, stats }) {
  const tests = suites.flatMap((suite) => [...testsBelow(suite)]);
  const files = new Map();
  for (const { file, results } of tests) {
    const ms = results.reduce((sum, { duration }) => sum + duration, 0);
    files.set(file, (files.get(file) ?? 0) + ms);
  }
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    files: [...files].map(([name, ms]) => ({ name: `e2e/${name}`, ms })),
    second: tests
      .filter(({ status }) => status === 'flaky')
      .map(({ file, title }) => `e2e/${file} › ${title}`),
  };
}

/** Collects the stages of a run and prints them as one table. */
export class Summary {
  stages = [];
  #began = performance.now();

  /** Runs a stage and notes how long it took; `work` gives its counts, or nothing where the stage counts none. */
  async stage(name, work) {
    const started = performance.now();
    const result = { ...EMPTY, ...(await work()) };
    this.stages.push({ name, ms: performance.now() - started, ...result });
  }

  /** Counts of all stages, and the time since the run began: stages may run side by side. */
  get totals() {
    const sum = (key) => this.stages.reduce((total, stage) => total + stage[key], 0);
    return { passed: sum('passed'), failed: sum('failed'), ms: performance.now() - this.#began };
  }

  /** Table of stages, slowest files and second tries. The line with the counts is the caller's to print, as the last one. */
  lines() {
    const { passed, failed, ms } = this.totals;
    const row = (name, duration, of, bad) =>
      `${name.padEnd(44)} ${minutesAndSeconds(duration).padStart(9)} ${String(of).padStart(7)} ${String(bad).padStart(7)}`;
    const files = this.stages
      .flatMap(({ name, files: ofStage }) => ofStage.map((file) => ({ ...file, stage: name })))
      .sort((a, b) => b.ms - a.ms)
      .slice(0, SLOWEST);
    const second = this.stages.flatMap((stage) => stage.second);
    const kept = this.stages.flatMap((stage) => stage.kept);
    return [
      '',
      `${'stage'.padEnd(44)} ${'time'.padStart(9)} ${'passed'.padStart(7)} ${'failed'.padStart(7)}`,
      ...this.stages.map((stage) => row(stage.name, stage.ms, stage.passed, stage.failed)),
      row('all', ms, passed, failed),
      '',
      `the ${files.length} slowest files`,
      ...files.map(({ name, ms: took }) => `${`${(took / 1000).toFixed(1)} s`.padStart(9)}  ${name}`),
      '',
      second.length === 0 ? 'passed only at the second try: none' : 'passed only at the second try:',
      ...second.map((name) => `  ${name}`),
      ...(kept.length === 0 ? [] : ['', 'passed before with the same files, and not run again:']),
      ...kept.map((name) => `  ${name}`),
      '',
    ];
  }
}
