import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** What a module may never import: everything with state is reached through shared-lib, so that the page holds one of each. */
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
  'i18next',
  'react-i18next',
];

export default tseslint.config(
  { ignores: ['**/node_modules/', 'dist/', '.data/', 'coverage/', 'e2e/report/', 'e2e/results/'] },
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
    plugins: { 'react-hooks': reactHooks },
    rules: reactHooks.configs.recommended.rules,
  },
  {
    files: ['mf-*/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            { group: singletons, message: 'Modules reach this through shared-lib only (ARCHITECTURE.md).' },
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
