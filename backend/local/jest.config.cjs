/** The package's unit tests. `npm run types` checks the types, so ts-jest only strips them. */
module.exports = {
  displayName: 'local-firebase',
  rootDir: __dirname,
  testEnvironment: 'node',
  testMatch: ['<rootDir>/src/**/*.test.ts'],
  // These need Google's emulator.
  testPathIgnorePatterns: ['/node_modules/', '\\.google\\.test\\.ts$'],
  transform: {
    '^.+\\.ts$': [
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
          allowImportingTsExtensions: true,
        },
      },
    ],
  },
};
