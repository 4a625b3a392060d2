import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { nonImportDependencies, affectedBy } from './affectedBy.ts';
import { specTable } from './specTable.ts';

const root = join(__dirname, '../..');
const specs = ['configuration', 'table', 'add-member', 'release-day'];
const tests = [
  'backend/functions/additions.test.ts',
  'mf-team/src/team/rows.test.ts',
  'build/schemas.test.ts',
];
const reached = (...files: string[]) => affectedBy(files, { tests, specs });

const named = readdirSync(join(root, 'e2e/specs'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.spec.ts'))
  .map((file) => basename(file, '.spec.ts'));

test('the table lists exactly the existing browser tests', () => {
  expect(Object.keys(specTable).sort()).toEqual(named.sort());
});

test('a unit test that reads files or starts a process is in a folder that declares what affects it', () => {
  const skipped = /^(node_modules|dist|site|coverage|\.)/;
  const found = readdirSync(root)
    .filter((name) => !skipped.test(name))
    .flatMap((name) => testsBelow(name))
    .filter((file) =>
      /'node:(child_process|fs|worker_threads)'|calls\.fixture|LocalFirebaseProcess/i.test(
        readFileSync(join(root, file), 'utf8'),
      ),
    );
  expect(found.length).toBeGreaterThan(20);
  expect(found.filter((file) => !nonImportDependencies.some(([folder]) => file.startsWith(folder)))).toEqual(
    [],
  );
});

function testsBelow(folder: string): string[] {
  try {
    return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.test\.tsx?$/.test(file) && !file.includes('node_modules'))
      .map((file) => join(folder, file));
  } catch {
    // Not a folder.
    return [];
  }
}

test.each<[string, readonly string[] | 'all']>([
  ['mf-team/src/team/TeamPage.tsx', ['table', 'add-member', 'release-day']],
  ['mf-team/src/team/rows.test.ts', []],
  ['mf-team/README.md', []],
  ['e2e/engines/office.spec.ts', []],
  ['mf-tracking/module.json', []],
  ['backend/functions/core/account/invitation.ts', ['add-member']],
  ['mf-team/functions/members/callables/addTeamMember.ts', ['table', 'add-member', 'release-day']],
  ['backend/kernel/testing/localCalls.fixture.ts', []],
  ['backend/local/src/testing/serve.ts', []],
  ['backend/rules/core.rules', 'all'],
  ['mf-team/rules/firestore.rules', 'all'],
  ['mf-team/rules/teamRows.ts', []],
  ['backend/local/src/index.ts', 'all'],
  ['scripts/release/publish.ts', ['release-day']],
  ['scripts/test/main.ts', []],
  ['scripts/start/start.ts', 'all'],
  ['shared-lib/src/domain/index.ts', 'all'],
  ['shell/src/main.tsx', 'all'],
  ['shell/src/docs/articles.css', 'all'],
  ['build/build.ts', 'all'],
  ['build/jest/css-module.cjs', []],
  ['e2e/specs/team/table.spec.ts', ['table']],
  ['e2e/specs/team/deleted.spec.ts', []],
  ['e2e/src/signIn.ts', 'all'],
  ['e2e/playwright.config.ts', 'all'],
  ['package-lock.json', 'all'],
  ['firebase.json', 'all'],
  ['oxlint.config.ts', []],
  ['.oxfmtrc.json', []],
  ['docs/releasing.md', []],
  ['something-new.ts', 'all'],
])('browser tests for %s', (file, expected) => {
  expect(reached(file).specs).toEqual(expected);
});

test('several files affect what each of them affects', () => {
  expect(reached('scripts/release/publish.ts', 'e2e/specs/team/table.spec.ts').specs).toEqual([
    'table',
    'release-day',
  ]);
  expect(reached('scripts/release/publish.ts', 'shell/src/main.tsx').specs).toBe('all');
});

test.each<[readonly string[], readonly string[] | 'all']>([
  [['mf-team/src/team/TeamPage.tsx'], ['mf-team']],
  [
    ['mf-team/src/team/TeamPage.tsx', 'mf-billing/module.json', 'mf-team/module.json'],
    ['mf-team', 'mf-billing'],
  ],
  [['mf-team/src/team/TeamPage.tsx', 'e2e/specs/team/table.spec.ts', 'docs/releasing.md'], ['mf-team']],
  [['mf-team/src/team/rows.test.ts'], []],
  [['scripts/release/publish.ts'], []],
  [['e2e/specs/all-pages/sweep.spec.ts'], 'all'],
  [['mf-team/rules/firestore.rules'], 'all'],
  [['backend/functions/core/account/invitation.ts'], 'all'],
  [['mf-team/src/team/TeamPage.tsx', 'shell/src/main.tsx'], 'all'],
])('areas whose pages all tests of pages visit for %j', (files, expected) => {
  expect(reached(...files).areas).toEqual(expected);
});

test.each<[string, readonly string[] | 'all']>([
  ['mf-team/src/team/rows.ts', ['mf-team/src/team/rows.ts', 'build/schemas.test.ts']],
  ['mf-team/src/team/TeamPage.module.css', ['build/schemas.test.ts']],
  ['backend/seed/names.ts', ['backend/seed/names.ts', 'backend/functions/additions.test.ts']],
  ['backend/README.md', ['backend/functions/additions.test.ts']],
  [
    'mf-billing/domain/seats.ts',
    ['mf-billing/domain/seats.ts', 'backend/functions/additions.test.ts', 'build/schemas.test.ts'],
  ],
  ['e2e/src/signIn.ts', ['e2e/src/signIn.ts']],
  ['docs/releasing.md', []],
  ['package-lock.json', 'all'],
  ['tsconfig.node.json', 'all'],
  ['jest.config.cjs', 'all'],
  ['build/jest/jsdom-environment.cjs', 'all'],
])('unit tests for %s', (file, expected) => {
  expect(reached(file).units).toEqual(expected);
});

test.each([
  ['docs/releasing.md', false],
  ['mf-team/README.md', false],
  ['.github/workflows/checks.yml', false],
  ['mf-team/module.json', true],
  ['oxlint.config.ts', true],
])('%s is code: %s', (file, expected) => {
  expect(reached(file).code).toBe(expected);
});

test.each([
  ['backend/rules/core.rules', true],
  ['mf-team/rules/firestore.rules', true],
  ['backend/local/src/rules/evaluate/Evaluator.ts', true],
  ['scripts/deploy/deploy.ts', true],
  ['firebase.json', true],
  ['mf-team/module.json', false],
])("%s concerns Google's emulator and deployment code: %s", (file, expected) => {
  expect(reached(file).google).toBe(expected);
});

test('no files affect nothing', () => {
  expect(reached()).toEqual({ code: false, units: [], specs: [], areas: [], google: false });
});
