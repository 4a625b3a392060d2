import { createTypeLines } from './watchTypes.ts';

it('passes on errors and their count, and says once that there are none', () => {
  const typeLine = createTypeLines();
  const error = "mf-team/src/a.ts(1,2): error TS2322: Type 'string' is not assignable to type 'number'.";
  const printed = [
    '05:17:40 AM - Starting compilation in watch mode...',
    '',
    '05:17:46 AM - Found 0 errors. Watching for file changes.',
    '05:18:00 AM - File change detected. Starting incremental compilation...',
    '05:18:01 AM - Found 0 errors. Watching for file changes.',
    error,
    '05:18:02 AM - Found 1 error. Watching for file changes.',
    '05:18:03 AM - Found 12 errors. Watching for file changes.',
    '05:18:04 AM - Found 0 errors. Watching for file changes.',
  ].map(typeLine);
  expect(printed).toEqual([null, null, 'no errors', null, null, error, '1 error', '12 errors', 'no errors']);
});
