import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatResults, jestResult, mochaResult, withResults, withRun, type Results } from './report.ts';
import { suites } from './suites.ts';

it('counts the tests that ran', () => {
  const mocha = { stats: { passes: 3, failures: 1, pending: 2 }, failures: [{ fullTitle: 'a b' }] };
  expect(mochaResult(mocha)).toEqual({ applies: 4, passes: 3, skipped: 2, failed: ['a b'] });
  const assertionResults = [
    { status: 'passed', fullName: 'a' },
    { status: 'failed', fullName: 'b' },
    { status: 'pending', fullName: 'c' },
  ];
  const jest = {
    numPassedTests: 1,
    numFailedTests: 1,
    numPendingTests: 1,
    testResults: [{ assertionResults }],
  };
  expect(jestResult(jest)).toEqual({ applies: 2, passes: 1, skipped: 1, failed: ['b'] });
});

const suite = { ...suites[0]!, id: 'x', title: 'Suite', commit: '0123456789' };
const counts = { applies: 3, passes: 3, skipped: 0, failed: [] };
const run = { commit: suite.commit, date: '2026-11-27', node: '24.9.0', ...counts };

it("formats each backend's results, and what fails where", () => {
  const google = { ...run, passes: 2, skipped: 1, failed: ['a `b`'] };
  expect(formatResults([suite], { x: { local: run, google } })).toBe(
    [
      "| suite | commit     | the local Firebase              | Google's emulator                          |",
      '| ----- | ---------- | ------------------------------- | ------------------------------------------ |',
      '| Suite | `01234567` | 3 of 3, 2026-11-27, Node 24.9.0 | 2 of 3, 1 skipped, 2026-11-27, Node 24.9.0 |',
      '',
      "Fails with Google's emulator:",
      '',
      "- x: `a 'b'`",
    ].join('\n'),
  );
});

it('leaves out suites not run at the commit, or whose service is missing', () => {
  const storage = { ...suite, kind: 'storage' as const };
  expect(formatResults([storage], {})).toContain("| not run            | doesn't apply     |");
  const earlier = { ...run, commit: 'another', passes: 2, failed: ['a'] };
  expect(formatResults([suite], { x: { local: earlier } })).toBe(formatResults([suite], {}));
});

it('keeps the other runs when adding one', () => {
  const google = { ...run, passes: 2 };
  const before = { x: { local: run, google }, y: { local: run } };
  const later = { ...run, date: '2026-11-28' };
  expect(withRun(before, 'x', 'local', later)).toEqual({ x: { local: later, google }, y: { local: run } });
});

it('replaces only what is between the markers', () => {
  const page = 'one\n<!-- conformance: begin -->\nold\n<!-- conformance: end -->\ntwo';
  const changed = 'one\n<!-- conformance: begin -->\n\nnew\n\n<!-- conformance: end -->\ntwo';
  expect(withResults(page, 'new')).toBe(changed);
  expect(withResults(changed, 'new')).toBe(changed);
  expect(() => withResults('one', 'new')).toThrow('The page has no <!-- conformance: begin -->');
});

it('the page matches the stored results', () => {
  const page = readFileSync(join(__dirname, '../../docs/conformance.md'), 'utf8');
  const results = readFileSync(join(__dirname, 'results.json'), 'utf8');
  expect(withResults(page, formatResults(suites, JSON.parse(results) as Results))).toBe(page);
});
