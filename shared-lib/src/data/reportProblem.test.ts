import { recentProblems, reportProblem, watchReportedProblems } from './reportProblem.ts';

let logged: unknown[][];

beforeEach(() => {
  logged = [];
  jest.spyOn(console, 'error').mockImplementation((...line) => void logged.push(line));
});
afterEach(() => jest.restoreAllMocks());

test('a problem is logged with its module, version and reason, and kept', () => {
  const origin = { module: 'mf-team', version: '1.2.0', reason: 'unreachable' };
  const cause = new TypeError('no such file');
  reportProblem('TeamPage could not be loaded', cause, origin);
  expect(logged).toEqual([['[valet-hub] TeamPage could not be loaded (mf-team 1.2.0, unreachable)', cause]]);
  expect(recentProblems().at(-1)).toMatchObject({
    what: 'TeamPage could not be loaded',
    origin,
    detail: 'TypeError: no such file',
  });
});

test.each([
  ['nothing', undefined, null],
  ['a text', 'refused', 'refused'],
  ['a very long text', 'x'.repeat(10_000), 'x'.repeat(500)],
  ['an object', {}, '[object Object]'],
])('the cause is kept as truncated text: %s', (_, cause, detail) => {
  reportProblem('It failed', cause);
  expect(recentProblems().at(-1)?.detail).toBe(detail);
});

test('only the last fifty are kept', () => {
  for (let i = 1; i <= 60; i++) reportProblem(`problem ${i}`);
  expect(recentProblems().map(({ what }) => what)).toEqual(
    Array.from({ length: 50 }, (_, i) => `problem ${i + 11}`),
  );
});

test('a failure while sending a problem is not sent', () => {
  const told: string[] = [];
  watchReportedProblems(({ what }) => {
    told.push(what);
    reportProblem('Sending failed');
    throw new Error('no such function');
  });
  reportProblem('It failed');
  reportProblem('It failed again');
  watchReportedProblems(() => {});
  expect(told).toEqual(['It failed', 'It failed again']);
  expect(logged.map(([line]) => line)).toContain('[valet-hub] Sending failed');
});
