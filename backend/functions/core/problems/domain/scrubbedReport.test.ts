import { scrubbedReport } from './scrubbedReport.ts';

const clean = {
  what: 'TeamPage threw',
  detail: 'TypeError: ‹text› is no function',
  module: 'mf-team',
  version: '1.2.0',
  cohort: 'canary #%',
  reason: 'threw',
};

test.each([
  ['a clean report stays as it is', clean, clean],
  ['one of the shell, too', { ...clean, module: 'shell' }, { ...clean, module: 'shell' }],
  ['quoted text goes', { ...clean, detail: 'TypeError: "Olivia" is no function' }, clean],
  ['a module that is none', { ...clean, module: 'olivia@demo.test' }, { ...clean, module: 'shell' }],
  ['a version that is none', { ...clean, version: '<1.2.0>' }, clean],
])('%s', (_, sent, kept) => {
  expect(scrubbedReport(sent)).toEqual(kept);
});
