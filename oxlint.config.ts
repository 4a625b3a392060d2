import { defineConfig } from 'oxlint';
import { sharedModules } from './build/sharedModules.ts';
import sharedLib from './shared-lib/package.json' with { type: 'json' };
import * as valetModule from './valet-module/src/index.ts';

/** Packages a module may never import: everything with state comes through shared-lib, so the page has one of each. */
const singletons = [
  'firebase',
  'firebase/*',
  '@firebase/*',
  '@mantine/*',
  '@reduxjs/toolkit',
  '@reduxjs/toolkit/*',
  'redux',
  'react-redux',
  'react-router-dom',
  'react-router',
  'react-dom',
  'react-dom/*',
];

/** The entries of shared-lib that aren't shared: a module would bundle them, with its own Firebase or Mantine. */
const shared = sharedModules('production');
const unshared = Object.keys(sharedLib.exports)
  .map((entry) => entry.replace('.', 'shared-lib'))
  .filter((entry) => !(entry in shared));

const waitForTimeout = {
  property: 'waitForTimeout',
  message: 'Wait for the thing itself, not for time to pass.',
};

const fromMillis = {
  object: 'Timestamp',
  property: 'fromMillis',
  message: 'Functions store fields by storedFields(schema, fields); a query in a page takes a Date.',
};

export default defineConfig({
  plugins: ['typescript', 'jsx-a11y', 'react', 'import', 'promise'],
  options: { denyWarnings: true, reportUnusedDisableDirectives: 'error' },
  categories: { correctness: 'error', suspicious: 'error' },
  ignorePatterns: [
    'dist',
    '/site',
    '**/dist-functions',
    '.data',
    'coverage',
    'e2e/report',
    'e2e/results',
    '**/node_modules',
    'scripts/bench/peers/apps',
  ],
  rules: {
    'react/react-in-jsx-scope': 'off',
    'jsx-a11y/no-autofocus': 'off',
    'jsx-a11y/prefer-tag-over-role': 'off',
    'import/no-unassigned-import': 'off',
    'import/no-named-as-default': 'off',
    'import/no-named-as-default-member': 'off',
    'promise/always-return': 'off',
    'no-underscore-dangle': 'off',
    'no-shadow': 'off',
    'no-await-in-loop': 'off',
    'consistent-function-scoping': 'off',
    'react/no-unstable-nested-components': ['error', { allowAsProps: true }],
    'react/incompatible-library': 'off',
    eqeqeq: 'error',
    'no-var': 'error',
    'prefer-const': 'error',
    'prefer-rest-params': 'error',
    'prefer-spread': 'error',
    'no-array-constructor': 'error',
    'no-useless-constructor': 'error',
    'no-unused-expressions': 'error',
    'no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    'typescript/ban-ts-comment': 'error',
    'typescript/consistent-type-imports': 'error',
    'typescript/no-dynamic-delete': 'error',
    'typescript/no-empty-object-type': 'error',
    'typescript/no-explicit-any': 'error',
    'typescript/no-namespace': 'error',
    'typescript/no-non-null-asserted-nullish-coalescing': 'error',
    'typescript/no-require-imports': 'error',
    'typescript/no-unsafe-function-type': 'error',
    'typescript/prefer-literal-enum-member': 'error',
    'typescript/unified-signatures': 'error',
    'no-restricted-properties': ['error', waitForTimeout],
  },
  overrides: [
    { files: ['**/*.{cjs,mjs,js}'], rules: { 'typescript/no-require-imports': 'off' } },
    {
      // Functions run only in Node, without React.
      files: ['{shell,shared-lib,mf-*}/**/*.{ts,tsx}'],
      excludeFiles: ['mf-*/functions/**'],
      rules: { 'react/rules-of-hooks': 'error' },
    },
    {
      // Functions and rules tests run only in Node.
      files: ['mf-*/**/*.{ts,tsx}'],
      excludeFiles: ['mf-*/{functions,rules}/**'],
      rules: {
        'no-restricted-imports': [
          'error',
          {
            patterns: [
              { group: singletons, message: 'Modules reach this through shared-lib only (ARCHITECTURE.md).' },
            ],
            paths: [
              ...unshared.map((name) => ({
                name,
                message: 'Not shared with modules (build/sharedModules.ts).',
              })),
              {
                name: 'shared-lib/contract',
                importNames: Object.keys(valetModule),
                message: 'Take that of valet-module, as modules in other repositories do.',
              },
            ],
          },
        ],
      },
    },
    {
      files: ['backend/{functions,kernel}/**/*.ts', 'mf-*/functions/**/*.ts'],
      excludeFiles: ['backend/kernel/onCall.ts'],
      rules: {
        'no-restricted-imports': [
          'error',
          {
            paths: [
              {
                name: 'firebase-functions/https',
                importNames: ['onCall'],
                message: 'Take that of onCall.ts: it refuses what the SDK would fail on.',
              },
            ],
          },
        ],
      },
    },
    {
      files: ['{shell,shared-lib}/**/*.{ts,tsx}'],
      rules: {
        'no-restricted-imports': [
          'error',
          {
            paths: [
              {
                name: 'react-router-dom',
                importNames: ['useSearchParams'],
                message: 'Take that of shared-lib/router: it loses no change.',
              },
            ],
          },
        ],
      },
    },
    {
      files: ['{backend,shell,shared-lib,mf-*}/**/*.{ts,tsx}'],
      excludeFiles: [
        'backend/kernel/storedFields.ts',
        '**/rules/**',
        '**/*.test.{ts,tsx}',
        '**/*.fixture.ts',
      ],
      rules: { 'no-restricted-properties': ['error', waitForTimeout, fromMillis] },
    },
  ],
});
