import * as z from 'zod/mini';
import { problemReportSchema } from './problemReport.ts';
import { problemReportOf, scrubbedReport } from './problemReportOf.ts';

const origin = { module: 'mf-team', version: '1.2.0', cohort: 'canary 20 %', reason: 'threw' };

test.each([
  [
    'of a module',
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
    'of the shell',
    { what: 'Uncaught error', detail: null, origin: null },
    { what: 'Uncaught error', detail: '', module: 'shell', version: '1.0.0', cohort: '', reason: '' },
  ],
  [
    'with an origin that is none',
    { what: '', detail: 'x', origin: { module: 'olivia@demo.test', version: '<script>', reason: 'y' } },
    { what: 'Unknown', detail: 'x', module: 'shell', version: 'script', cohort: '', reason: 'y' },
  ],
])('a problem %s is sent without personal data, and as the function takes it', (_, problem, report) => {
  const sent = problemReportOf(problem, '1.0.0');
  expect(sent).toEqual(report);
  expect(z.safeParse(problemReportSchema, sent).success).toBe(true);
  expect(scrubbedReport(sent)).toEqual(sent);
});

test('what is long is sent within bounds', () => {
  const long = 'word '.repeat(1000);
  const sent = problemReportOf(
    { what: long, detail: long, origin: { ...origin, version: '1'.repeat(99), cohort: long } },
    '',
  );
  expect(z.safeParse(problemReportSchema, sent).success).toBe(true);
});

test.each([
  ['a module that is none', { module: 'mf-Team/../x' }],
  ['a version with words', { version: 'of Olivia' }],
  ['nothing that failed', { what: '' }],
  ['a long detail', { detail: 'x'.repeat(241) }],
])('the function refuses %s', (_, change) => {
  const report = problemReportOf({ what: 'x', detail: '', origin }, '');
  expect(z.safeParse(problemReportSchema, { ...report, ...change }).success).toBe(false);
});
