import * as z from 'zod/mini';
import { problemReportOf } from './problemReportOf.ts';
import { problemReportSchema } from './problemReport.ts';

const origin = { module: 'mf-team', version: '1.2.0', cohort: 'canary 20%', reason: 'threw' };

test.each([
  ['in a module', { what: 'TeamPage threw', detail: 'TypeError: "Olivia" is no function', origin }],
  ['in the shell', { what: 'Uncaught error', detail: null, origin: null }],
  [
    'with an invalid origin',
    { what: '', detail: 'x', origin: { module: 'olivia@demo.test', version: '<script>', reason: 'y' } },
  ],
])('the function accepts a problem %s as it is sent', (_, problem) => {
  expect(z.safeParse(problemReportSchema, problemReportOf(problem, '1.0.0')).success).toBe(true);
});

test('long values are truncated before sending', () => {
  const long = 'word '.repeat(1000);
  const sent = problemReportOf(
    { what: long, detail: long, origin: { ...origin, version: '1'.repeat(99), cohort: long } },
    '',
  );
  expect(z.safeParse(problemReportSchema, sent).success).toBe(true);
});

test.each([
  ['an invalid module', { module: 'mf-Team/../x' }],
  ['a version with words', { version: 'of Olivia' }],
  ['nothing that failed', { what: '' }],
  ['a long detail', { detail: 'x'.repeat(241) }],
])('the function refuses %s', (_, change) => {
  const report = problemReportOf({ what: 'x', detail: '', origin }, '');
  expect(z.safeParse(problemReportSchema, { ...report, ...change }).success).toBe(false);
});
