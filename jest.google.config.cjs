/**
 * Tests against Google's own emulator and deployment code: `npm test -- google`. Without the emulator they are skipped.
 */
const { projects } = require('./jest.config.cjs');

const [node] = projects;
const shared = {
  ...node,
  testPathIgnorePatterns: ['/node_modules/', '<rootDir>/dist/', '<rootDir>/site/'],
};

module.exports = {
  testTimeout: 60_000,
  // While one suite waits for firebase-tools, the other one computes.
  maxWorkers: 2,
  projects: [
    {
      ...shared,
      displayName: 'google',
      // The emulator starts only if a test of this project runs.
      globalSetup: '<rootDir>/backend/google/globalSetup.ts',
      globalTeardown: '<rootDir>/backend/google/globalTeardown.ts',
      // The other rules tests use their own engine.
      testMatch: [
        '<rootDir>/backend/**/*.google.test.ts',
        // `decide.fixture.ts` also sends these tests' requests to Google's engine.
        '<rootDir>/backend/local/src/rules/{createAuthorize,expressions}.test.ts',
        '<rootDir>/backend/local/src/rules/evaluate/*.test.ts',
        '<rootDir>/backend/local/src/rules/query/lists.test.ts',
        '<rootDir>/backend/rules/{attacks,guessedCodes,rules}.test.ts',
      ],
      setupFilesAfterEnv: [...node.setupFilesAfterEnv, '<rootDir>/backend/google/skipWithoutEmulator.ts'],
    },
    { ...shared, displayName: 'firebase-tools', testMatch: ['<rootDir>/scripts/**/*.google.test.ts'] },
  ],
};
