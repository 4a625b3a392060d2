import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { sharedModules } from './build/sharedModules.ts';

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

/** The shared entries of shared-lib; any other would be bundled into the module, with its own Firebase or Mantine. */
const sharedEntries = Object.keys(sharedModules('production')).filter((key) => key.startsWith('shared-lib/'));
const otherEntries = `^shared-lib/(?!(${sharedEntries.map((key) => key.slice('shared-lib/'.length)).join('|')})$)`;

export default tseslint.config(
  {
    ignores: [
      '**/node_modules/',
      '**/dist/',
      'site/',
      '**/dist-functions/',
      '.data/',
      'coverage/',
      'e2e/report/',
      'e2e/results/',
      'scripts/bench/peers/apps/',
    ],
  },
  ...tseslint.configs.strict,
  {
    files: ['**/*.{ts,tsx}'],
    languageOptions: { parserOptions: { projectService: false } },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-empty-function': 'off',
      '@typescript-eslint/no-invalid-void-type': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { varsIgnorePattern: '^_', argsIgnorePattern: '^_' }],
      eqeqeq: 'error',
      'no-restricted-syntax': [
        'error',
        {
          selector: "CallExpression[callee.property.name='waitForTimeout']",
          message: 'Wait for the thing itself, not for time to pass.',
        },
      ],
    },
  },
  {
    files: ['{shell,shared-lib,mf-*}/**/*.{ts,tsx}'],
    ignores: ['mf-*/functions/**'],
    plugins: { 'react-hooks': reactHooks },
    rules: reactHooks.configs.recommended.rules,
  },
  {
    files: ['mf-*/**/*.{ts,tsx}'],
    // Functions, and what is asked of the rules, run in Node alone.
    ignores: ['mf-*/{functions,rules}/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            { group: singletons, message: 'Modules reach this through shared-lib only (ARCHITECTURE.md).' },
            { regex: otherEntries, message: 'Not shared with modules (build/sharedModules.ts).' },
          ],
        },
      ],
    },
  },
  {
    files: ['backend/{functions,kernel}/**/*.ts', 'mf-*/functions/**/*.ts'],
    ignores: ['backend/kernel/onCall.ts'],
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
    files: ['{backend,shell,shared-lib,mf-*}/**/*.{ts,tsx}'],
    ignores: ['backend/kernel/storedFields.ts', '**/rules/**', '**/*.test.{ts,tsx}', '**/*.fixture.ts'],
    rules: {
      'no-restricted-properties': [
        'error',
        {
          object: 'Timestamp',
          property: 'fromMillis',
          message: 'Functions store fields by storedFields(schema, fields); a query in a page takes a Date.',
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
    files: ['**/*.{cjs,mjs,js}'],
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
);
