import { jestFailures, playwrightFailures } from './failures.ts';

test('jest: lists failed suites with the first line of the error', () => {
  const report = {
    testResults: [
      { name: '/repo/a.test.ts', status: 'passed', message: '' },
      {
        name: '/repo/b/c.test.ts',
        status: 'failed',
        message: '\n  ● Test suite failed to run\n\n    It is over\n',
      },
    ],
  };
  expect(jestFailures(report, '/repo')).toEqual([
    { target: 'b/c.test.ts', title: 'b/c.test.ts', error: 'It is over' },
  ]);
});

test('Playwright: lists failed tests at any depth, without colors', () => {
  const spec = (title: string, ok: boolean, message?: string) => ({
    title,
    ok,
    file: 'team.spec.ts',
    line: 7,
    tests: [{ results: [message === undefined ? {} : { error: { message } }] }],
  });
  const report = {
    suites: [
      {
        specs: [spec('fine', true)],
        suites: [{ specs: [spec('broken', false, '\u001b[31mNot there\u001b[39m\nat x')] }],
      },
    ],
  };
  expect(playwrightFailures(report)).toEqual([
    { target: 'team.spec.ts:7', title: 'team.spec.ts › broken', error: 'Not there' },
  ]);
});

test.each([[{}], [{ testResults: [], suites: [] }]])('finds no failures in %j', (report) => {
  expect([...jestFailures(report, '/repo'), ...playwrightFailures(report)]).toEqual([]);
});
