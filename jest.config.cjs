/**
 * One jest run over every workspace: units in Node, React components in jsdom (files ending in .test.tsx), and the local Firebase
 * as it tests itself.
 * Types are checked by `npm run types`, so ts-jest only transpiles.
 */
const transform = {
  '^.+\\.tsx?$': [
    'ts-jest',
    {
      diagnostics: false,
      tsconfig: {
        target: 'es2023',
        module: 'commonjs',
        moduleResolution: 'node10',
        ignoreDeprecations: '6.0',
        isolatedModules: true,
        esModuleInterop: true,
        jsx: 'react-jsx',
        resolveJsonModule: true,
        allowImportingTsExtensions: true,
      },
    },
  ],
};

const shared = {
  rootDir: __dirname,
  transform,
  transformIgnorePatterns: ['/node_modules/'],
  testPathIgnorePatterns: ['/node_modules/', '<rootDir>/dist/', '<rootDir>/site/'],
  modulePathIgnorePatterns: ['<rootDir>/dist/', '/dist-functions/', '<rootDir>/site/', '<rootDir>/\\.data/'],
  moduleNameMapper: { '\\.css$': '<rootDir>/build/jest/css-module.cjs' },
};

module.exports = {
  // The browser tests run at the same time: five seconds are not enough for a component on a busy machine.
  testTimeout: 30_000,
  // A suite's modules are never freed as long as its process lives (the rules' and functions' ones are ES modules, which
  // Node keeps). One process for all suites ran out of memory; a process that has grown too large makes room for a new one.
  workerIdleMemoryLimit: '1GB',
  projects: [
    {
      ...shared,
      displayName: 'node',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/**/*.test.ts'],
      testPathIgnorePatterns: [...shared.testPathIgnorePatterns, '<rootDir>/backend/local/'],
    },
    '<rootDir>/backend/local',
    {
      ...shared,
      displayName: 'browser',
      testEnvironment: '<rootDir>/build/jest/jsdom-environment.cjs',
      testMatch: ['<rootDir>/**/*.test.tsx'],
      setupFilesAfterEnv: ['<rootDir>/build/jest/testing-library.cjs'],
    },
  ],
};
