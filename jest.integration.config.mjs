import { shared } from './jest.config.mjs';

/** Tests against a real PostgreSQL; the global set-up starts the embedded one unless DATABASE_URL names another. */
export default {
  ...shared,
  testEnvironment: 'node',
  testEnvironmentOptions: { customExportConditions: ['@tastwerk/source', 'node'] },
  // A guard against hanging on a busy machine, no measure.
  testTimeout: 120_000,
  testMatch: ['<rootDir>/apps/api/test/**/*.integration.test.ts'],
  globalSetup: '<rootDir>/apps/api/test/global-setup.mjs',
  globalTeardown: '<rootDir>/apps/api/test/global-teardown.mjs',
};
