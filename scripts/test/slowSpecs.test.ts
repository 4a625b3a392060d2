import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { skippableSpecs, skippableSuites, slowSpecs, slowSuites } from './slowSpecs.ts';
import { specTable } from './specTable.ts';

const all = Object.keys(slowSpecs).toSorted();
const releases = [
  'contract',
  'dead-module',
  'dev-on-site',
  'module-versions',
  'release-day',
  'releases',
  'staged-field',
];

test.each<[string, readonly string[], readonly string[]]>([
  ['no change', [], []],
  ['a text for people', ['docs/glossary.md', 'mf-team/README.md'], []],
  ['a page of an area', ['mf-team/src/pages/Employee.tsx'], ['read-budget']],
  ['what the field writes', ['mf-tracking/rules/firestore.rules'], ['staged-field']],
  ['a test itself', ['e2e/specs/site/restart.spec.ts'], ['restart']],
  ['how modules are loaded', ['shell/src/modules/ModulePart.tsx'], ['read-budget', ...releases]],
  ['the version and addresses of an area', ['mf-team/module.json'], ['contract', 'route-matrix']],
  ['access rights', ['shell/src/access/routeAccess.ts'], ['read-budget', 'route-matrix']],
  ['the development server', ['scripts/dev/main.ts'], ['dev-on-site']],
  ['data storage', ['README.md', 'backend/local/src/LocalFirebase.ts'], ['read-budget', 'restart']],
  ['the packages', ['package-lock.json'], all],
])('%s', (_, files, run) => {
  expect(all.filter((name) => !skippableSpecs(files).includes(name))).toEqual(run.toSorted());
});

test('every slow spec exists', () => {
  const missing = all.filter((name) => !(name in specTable));
  expect(missing).toEqual([]);
});

const allSuites = Object.keys(slowSuites);

test.each<[string, readonly string[], readonly RegExp[]]>([
  ['no change', [], []],
  ['a page of an area', ['mf-team/src/pages/Employee.tsx', 'e2e/specs/all-pages/sweep.spec.ts'], []],
  ['rules', ['mf-tracking/rules/firestore.rules'], [/expressionCounts/]],
  ['a function', ['mf-billing/functions/index.ts'], [/deploy\.test/, /functions\.google/, /setUp/]],
  ['how the site is built', ['build/webpack.ts'], [/reproducible/, /deploy\.test/]],
  ['the local Auth', ['backend/local/src/auth/Auth.ts'], [/authEmulator/]],
  ['a test itself', ['backend/rules/expressionCounts.google.test.ts'], [/expressionCounts/]],
  ['the packages', ['package-lock.json'], [/./]],
])('suites for %s', (_, files, run) => {
  expect(allSuites.filter((suite) => !skippableSuites(files).includes(suite))).toEqual(
    allSuites.filter((suite) => run.some((part) => part.test(suite))),
  );
});

test('every slow suite exists', () => {
  expect(allSuites.filter((suite) => !existsSync(join(__dirname, '../..', suite)))).toEqual([]);
});
