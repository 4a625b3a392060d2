import { formatTable, jestResult, mochaResult, withTable } from './report.ts';
import { suites } from './suites.ts';

it('counts the tests that ran', () => {
  const mocha = { stats: { passes: 3, failures: 1, pending: 2 }, failures: [{ fullTitle: 'a b' }] };
  expect(mochaResult(mocha)).toEqual({ applies: 4, passes: 3, failed: ['a b'] });
  const assertionResults = [
    { status: 'passed', fullName: 'a' },
    { status: 'failed', fullName: 'b' },
    { status: 'pending', fullName: 'c' },
  ];
  const jest = { numPassedTests: 1, numFailedTests: 1, testResults: [{ assertionResults }] };
  expect(jestResult(jest)).toEqual({ applies: 2, passes: 1, failed: ['b'] });
});

it('formats a table, with the expected counts of what was not run', () => {
  const suite = {
    ...suites[0]!,
    id: 'x',
    title: 'Suite',
    commit: '0123456789',
    expected: { applies: 8, passes: 8 },
  };
  expect(formatTable([suite], new Map([['x', { applies: 300, passes: 299 }]]))).toBe(
    [
      '| suite | commit     | applies | passes |  share |',
      '| ----- | ---------- | ------: | -----: | -----: |',
      '| Suite | `01234567` |     300 |    299 | 99.7 % |',
    ].join('\n'),
  );
  expect(formatTable([suite], new Map())).toContain('|       8 |      8 | 100 % |');
});

it('replaces what is between the markers, and nothing else', () => {
  const page = 'one\n<!-- conformance: begin -->\nold\n<!-- conformance: end -->\ntwo';
  const changed = 'one\n<!-- conformance: begin -->\n\nnew\n\n<!-- conformance: end -->\ntwo';
  expect(withTable(page, 'new')).toBe(changed);
  expect(withTable(changed, 'new')).toBe(changed);
  expect(() => withTable('one', 'new')).toThrow('The page has no <!-- conformance: begin -->');
});
