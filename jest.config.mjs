import { bundleLibraries } from './scripts/jest/bundled-libraries.mjs';
import { bundlePackages } from './scripts/jest/bundled-packages.mjs';
import { WORK_MS } from './scripts/setup/patience.mjs';

// Read by resolve-packages.cjs in the processes that run tests.
process.env.JEST_PACKAGES = await bundlePackages();

const swc = [
  '@swc/jest',
  {
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: true, decorators: true },
      transform: { legacyDecorator: true, decoratorMetadata: true, react: { runtime: 'automatic' } },
      experimental: { keepImportAttributes: true },
    },
    module: { type: 'es6' },
  },
];

/**
 * Tests run on the sources: the `@tastwerk/source` condition of each package's exports leads past its build, and packages that others
 * import are bundled from theirs.
 */
export const shared = {
  resolver: '<rootDir>/scripts/jest/resolve-packages.cjs',
  transform: { '^.+\\.tsx?$': swc },
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  moduleNameMapper: {
    '^(\\.{1,2}/.*)\\.js$': '$1',
    '\\.module\\.css$': 'identity-obj-proxy',
    '\\.css$': '<rootDir>/scripts/jest/empty-module.mjs',
    '^fast-check$': '<rootDir>/scripts/jest/fast-check.mjs',
  },
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/e2e/'],
  modulePathIgnorePatterns: ['/dist/', '/var/'],
  setupFilesAfterEnv: ['<rootDir>/scripts/jest/limit-of-file.mjs'],
};

/** How files are spread over processes, and how long a test may hang: guards, no measures. */
export const running = {
  testTimeout: WORK_MS,
  maxWorkers: 2,
  // Modules of the ESM loader are never let go: a process that ran a hundred files spends its time on clearing its memory.
  workerIdleMemoryLimit: '1GB',
  // Beside the libraries, so that it lasts: the durations in it let the longest file begin first.
  cacheDirectory: '<rootDir>/node_modules/.cache/jest',
};

export default {
  ...running,
  projects: [
    {
      ...shared,
      displayName: 'unit',
      testEnvironment: 'node',
      testEnvironmentOptions: { customExportConditions: ['@tastwerk/source', 'node'] },
      testMatch: [
        '<rootDir>/packages/*/src/**/*.test.ts',
        '<rootDir>/apps/*/src/**/*.test.ts',
        '<rootDir>/scripts/**/*.test.mjs',
      ],
    },
    {
      ...shared,
      displayName: 'components',
      moduleNameMapper: { ...shared.moduleNameMapper, ...(await bundleLibraries()) },
      testEnvironment: 'jest-environment-jsdom',
      setupFiles: ['<rootDir>/scripts/jest/web-apis.mjs'],
      testEnvironmentOptions: { customExportConditions: ['@tastwerk/source', 'browser'] },
      testMatch: ['<rootDir>/packages/*/src/**/*.test.tsx', '<rootDir>/apps/*/src/**/*.test.tsx'],
    },
  ],
};
