/**
 * One jest run over every workspace: units in Node, React components in jsdom (files ending in .test.tsx), and the local Firebase with its own tests.
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

/**
 * Globals passed to each module as parameters. A suite's globals are in a separate context, where each access to `Math` or
 * `Object` goes through Node. With these, a suite that makes 100,000 records takes 11 s of processor time instead of 22 s.
 * Leave out globals that fake timers replace, such as `Date`, and names that a library declares at the top of a module, such
 * as `Symbol`: it would fail to load.
 */
const sandboxInjectedGlobals = [
  'Array',
  'JSON',
  'Map',
  'Math',
  'Object',
  'Reflect',
  'RegExp',
  'Set',
  'WeakMap',
];

const nodeEnvironment = `${__dirname}/build/jest/node-environment.cjs`;

// Records each suite's time.
const keepSuiteTime = `${__dirname}/scripts/test/times/keepSuiteTime.ts`;

const shared = {
  rootDir: __dirname,
  sandboxInjectedGlobals,
  transform,
  transformIgnorePatterns: ['/node_modules/'],
  testPathIgnorePatterns: ['/node_modules/', '<rootDir>/dist/', '<rootDir>/site/'],
  modulePathIgnorePatterns: [
    '<rootDir>/dist/',
    '<rootDir>/valet-module/dist/',
    '/dist-functions/',
    '<rootDir>/site/',
    '<rootDir>/\\.data/',
  ],
  moduleNameMapper: { '\\.css$': '<rootDir>/build/jest/css-module.cjs' },
};

module.exports = {
  // Five seconds aren't enough for a component on a busy machine.
  testTimeout: 30_000,
  // Many suites wait for a process they started while the next one computes.
  maxWorkers: 4,
  // A suite's modules stay in memory until its process exits (Node never frees ES modules, which the rules and functions tests load). One
  // process for all suites ran out of memory, so an oversized process is replaced.
  workerIdleMemoryLimit: '1GB',
  projects: [
    {
      ...shared,
      displayName: 'node',
      testEnvironment: nodeEnvironment,
      setupFilesAfterEnv: [keepSuiteTime],
      testMatch: ['<rootDir>/**/*.test.ts'],
      testPathIgnorePatterns: [
        ...shared.testPathIgnorePatterns,
        '<rootDir>/backend/local/',
        '\\.google\\.test\\.ts$',
      ],
    },
    {
      ...require('./backend/local/jest.config.cjs'),
      testEnvironment: nodeEnvironment,
      sandboxInjectedGlobals,
      setupFilesAfterEnv: [keepSuiteTime],
    },
    {
      ...shared,
      displayName: 'browser',
      testEnvironment: '<rootDir>/build/jest/jsdom-environment.cjs',
      testMatch: ['<rootDir>/**/*.test.tsx'],
      setupFilesAfterEnv: [keepSuiteTime, '<rootDir>/build/jest/testing-library.cjs'],
    },
  ],
};
