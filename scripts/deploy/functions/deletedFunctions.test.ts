import { deletedFunctions } from './deletedFunctions.ts';

const online = (...result: object[]): string => JSON.stringify({ status: 'success', result });
const region = 'us-central1';

it.each<[string, string, string[] | null]>([
  ['nothing online', online(), []],
  ['functions that stay', online({ id: 'kept', region, codebase: 'team' }), []],
  [
    'deleted functions',
    online({ id: 'kept', region, codebase: 'team' }, { id: 'gone', region, codebase: 'core' }),
    ['gone (us-central1)'],
  ],
  ['functions that move to another codebase', online({ id: 'kept', region, codebase: 'core' }), []],
  [
    'a function of a codebase that is not deployed',
    online({ id: 'theirs', region, codebase: 'billing' }),
    [],
  ],
  ['a function without a codebase', online({ id: 'theirs', region }), []],
  ['an error', '{ "status": "error", "error": "HTTP 403" }', null],
  ['output that is not JSON', 'Error: not logged in', null],
])('names %s', (_, list, names) => {
  const bundles = [
    { codebase: 'core', functions: ['new'] },
    { codebase: 'team', functions: ['kept'] },
  ] as const;
  expect(deletedFunctions(list, bundles)).toEqual(names);
});
