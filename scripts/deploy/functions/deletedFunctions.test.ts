import { deletedFunctions } from './deletedFunctions.ts';

const online = (...result: object[]): string => JSON.stringify({ status: 'success', result });
const region = 'us-central1';

it.each<[string, string, string[] | null]>([
  ['nothing online', online(), []],
  ['what stays', online({ id: 'kept', region, codebase: 'default' }), []],
  ['what is gone', online({ id: 'kept', region }, { id: 'gone', region }), ['gone (us-central1)']],
  ["another codebase's", online({ id: 'theirs', region, codebase: 'other' }), []],
  ['an error', '{ "status": "error", "error": "HTTP 403" }', null],
  ['no JSON', 'Error: not logged in', null],
])('names %s', (_, list, names) => {
  expect(deletedFunctions(list, ['kept', 'new'])).toEqual(names);
});
