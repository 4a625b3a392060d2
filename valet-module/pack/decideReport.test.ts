import { decideReport, type Api } from './decideReport.ts';

const api = (version: string, names: string, ui = 'declare const a: 1;'): Api => ({
  version,
  reports: new Map([
    ['entries.txt', `shared-lib/ui\n${names.replaceAll(/\w+/g, '  $&\n')}`],
    ['ui.txt', ui],
  ]),
});
const recorded = api('2.1.0', 'Button Link');

test.each<[string, Api, string]>([
  ['nothing', api('2.1.0', 'Button Link'), 'same'],
  ['only the version', api('2.2.0', 'Button Link'), 'same'],
  [
    'a new name',
    api('2.1.0', 'Button Link Menu'),
    'What modules can import has changed (entries.txt). Raise the minor',
  ],
  ['a new name in a patch', api('2.1.1', 'Button Link Menu'), 'Raise the minor'],
  ['a new name in a new version', api('2.2.0', 'Button Link Menu'), 'changed'],
  ['a type', api('2.1.0', 'Button Link', 'declare const a: 2;'), '(ui.txt). Raise the minor'],
  ['a type in a new version', api('2.2.0', 'Button Link', 'declare const a: 2;'), 'changed'],
  ['a name gone', api('2.2.0', 'Button'), 'shared-lib/ui Link is gone. Raise the major'],
  ['a name gone in a new major version', api('3.0.0', 'Button'), 'changed'],
  ['a type in an older version', api('1.9.0', 'Button Link', 'declare const a: 2;'), 'Raise the minor'],
])('%s', (_, current, expected) => {
  const decision = decideReport(recorded, current);
  if (decision.kind === 'refused') expect(decision.problem).toContain(expected);
  else expect(decision.kind).toBe(expected);
});

it('starts with any version', () => {
  expect(decideReport({ version: '0.0.0', reports: new Map() }, recorded).kind).toBe('changed');
});
