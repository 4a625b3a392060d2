import * as z from 'zod/mini';
import { problemReportSchema } from './problemReport.ts';
import { problemReportOf, scrubbedReport } from './problemReportOf.ts';

const origin = { module: 'mf-team', version: '1.2.0', cohort: 'canary 20 %', reason: 'threw' };

test.each([
  [
    'in a module',
    { what: 'TeamPage threw', detail: 'TypeError: "Olivia" is no function', origin },
    {
      what: 'TeamPage threw',
      detail: 'TypeError: ‹text› is no function',
      module: 'mf-team',
      version: '1.2.0',
      cohort: 'canary # %',
      reason: 'threw',
    },
  ],
  [
    'in the shell',
    { what: 'Uncaught error', detail: null, origin: null },
    { what: 'Uncaught error', detail: '', module: 'shell', version: '1.0.0', cohort: '', reason: '' },
  ],
  [
    'with an invalid origin',
    { what: '', detail: 'x', origin: { module: 'olivia@demo.test', version: '<script>', reason: 'y' } },
    { what: 'Unknown', detail: 'x', module: 'shell', version: 'script', cohort: '', reason: 'y' },
  ],
])('a problem %s is sent without personal data, and as the function takes it', (_, problem, report) => {
  const sent = problemReportOf(problem, '1.0.0');
  expect(sent).toEqual(report);
  expect(z.safeParse(problemReportSchema, sent).success).toBe(true);
  expect(scrubbedReport(sent)).toEqual(sent);
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
