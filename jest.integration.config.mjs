import { running, shared } from './jest.config.mjs';

/** Tests against a real PostgreSQL; the global set-up starts the embedded one unless TEST_DATABASE_URL names another. */
export default {
  ...shared,
  ...running,
  // One more than processors: half of the time these tests wait for the database and for other processes.
  maxWorkers: 3,
  testEnvironment: 'node',
  testEnvironmentOptions: { customExportConditions: ['@tastwerk/source', 'node'] },
  moduleNameMapper: {
    ...shared.moduleNameMapper,
    // The unit test of the hasher holds the cost that the product pays.
    '^@node-rs/argon2$': '<rootDir>/apps/api/test/harness/cheap-argon2.mjs',
  },
  testMatch: ['<rootDir>/apps/api/test/**/*.integration.test.ts'],
  globalSetup: '<rootDir>/apps/api/test/global-setup.mjs',
  globalTeardown: '<rootDir>/apps/api/test/global-teardown.mjs',
};
