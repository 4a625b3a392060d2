import { problemReportOf } from './problemReportOf.ts';

const origin = { module: 'mf-team', version: '1.2.0', cohort: 'canary 20%', reason: 'threw' };

test.each([
  [
    'in a module',
    { what: 'TeamPage threw', detail: 'TypeError: "Olivia" is no function', origin },
    {
      what: 'TeamPage threw',
      detail: 'TypeError: ‹text› is no function',
      module: 'mf-team',
      version: '1.2.0',
      cohort: 'canary #%',
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
])('a problem %s is sent without personal data', (_, problem, report) => {
  expect(problemReportOf(problem, '1.0.0')).toEqual(report);
});
