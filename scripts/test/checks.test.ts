import { checks, countJest, countOf, countPlaywright, shouldRun, affectedChecks } from './checks.ts';

test.each([
  ['a command that passed', 0, undefined, { passed: 1, failed: 0, skipped: 0 }],
  ['a command that failed', 1, undefined, { passed: 0, failed: 1, skipped: 0 }],
  ['tests that passed', 0, { passed: 7, failed: 0, skipped: 0 }, { passed: 7, failed: 0, skipped: 0 }],
  ['tests with failures', 1, { passed: 5, failed: 2, skipped: 0 }, { passed: 5, failed: 2, skipped: 0 }],
  [
    'a runner that failed although its tests passed',
    1,
    { passed: 7, failed: 0, skipped: 0 },
    { passed: 7, failed: 1, skipped: 0 },
  ],
  ['tests with skipped ones', 0, { passed: 7, failed: 0, skipped: 2 }, { passed: 7, failed: 0, skipped: 2 }],
  ['a runner that had nothing to run, and wrote no report', 0, null, { passed: 0, failed: 0, skipped: 0 }],
  ['a runner that wrote no report, and failed', 1, null, { passed: 0, failed: 1, skipped: 0 }],
  [
    'a runner that ran nothing and failed',
    1,
    { passed: 0, failed: 0, skipped: 0 },
    { passed: 0, failed: 1, skipped: 0 },
  ],
])('%s', (_, exitCode, reported, expected) => {
  expect(countOf(exitCode, reported)).toEqual(expected);
});

test('jest: a suite that could not run is a failure', () => {
  expect(
    countJest({ numPassedTests: 3, numFailedTests: 1, numRuntimeErrorTestSuites: 2, numPendingTests: 1 }),
  ).toEqual({
    passed: 3,
    failed: 3,
    skipped: 1,
  });
});

test('Playwright: a flaky test is a failure', () => {
  expect(
    countPlaywright({ stats: { expected: 4, unexpected: 1, flaky: 1, skipped: 2 }, errors: [] }),
  ).toEqual({
    passed: 4,
    failed: 2,
    skipped: 2,
  });
});

describe('the checks affected by a change', () => {
  const namesOf = (reach: Parameters<typeof affectedChecks>[0]) =>
    affectedChecks(reach).map(({ name }) => name);
  const argsOf = (name: string, reach: Parameters<typeof affectedChecks>[0]) =>
    affectedChecks(reach)
      .find((check) => check.name === name)
      ?.args.slice(-2);

  test('are the same as without a choice if everything depends on it', () => {
    expect(affectedChecks({ code: true, units: 'all', specs: 'all', areas: 'all', google: true })).toEqual(
      checks,
    );
  });

  test('omit a runner that has nothing to run', () => {
    expect(namesOf({ code: true, units: [], specs: [], areas: [], google: false })).toEqual(
      checks.filter(({ isStatic }) => isStatic).map(({ name }) => name),
    );
  });

  test('are format and prose for a change of Markdown alone', () => {
    expect(namesOf({ code: false, units: [], specs: [], areas: [], google: false })).toEqual([
      'format',
      'prose',
    ]);
  });

  test('pass file names to jest and Playwright', () => {
    const reach = {
      code: true,
      units: ['a.ts'],
      specs: ['team', 'table'],
      areas: ['mf-team'],
      google: false,
    } as const;
    expect(argsOf('unit', reach)).toEqual(['--findRelatedTests', 'a.ts']);
    expect(argsOf('browser', reach)).toEqual(['/team.spec.ts', '/table.spec.ts']);
    const browser = affectedChecks(reach).find(({ name }) => name === 'browser');
    expect(browser!.environment).toEqual({ VALET_HUB_AREAS: 'mf-team' });
  });
});

test.each([
  ['unit', [], false, true],
  ['mutation', [], false, false],
  ['mutation', [], true, true],
  ['mutation', ['mutation'], false, true],
  ['mutation', ['unit'], true, false],
  ['unit', ['mutation'], false, false],
])('%s, named %j, with "all": %s', (name, names, isAll, expected) => {
  expect(
    shouldRun(
      checks.find((check) => check.name === name)!,
      names,
      isAll,
    ),
  ).toBe(expected);
});
