/**
 * What Google's own emulator and deployment code must agree to: `npm test -- google`. Without the emulator its tests are skipped.
 */
const { projects } = require('./jest.config.cjs');

const [node] = projects;
const shared = {
  ...node,
  testPathIgnorePatterns: ['/node_modules/', '<rootDir>/dist/', '<rootDir>/site/'],
};

module.exports = {
  testTimeout: 60_000,
  projects: [
    {
      ...shared,
      displayName: 'google',
      // The emulator starts only where a test of this project runs.
      globalSetup: '<rootDir>/backend/google/globalSetup.ts',
      globalTeardown: '<rootDir>/backend/google/globalTeardown.ts',
      // Other tests of the rules bring an engine of their own.
      testMatch: [
        '<rootDir>/backend/**/*.google.test.ts',
        // What these ask of the local engine, `decide.fixture.ts` asks of Google's too.
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
