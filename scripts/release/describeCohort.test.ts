import { describeCohort } from './describeCohort.ts';

it.each([
  [0, 0, 'no one'],
  [20, 0, '20%'],
  [0, 1, '1 named account'],
  [20, 2, '20% and 2 named accounts'],
])('%i%% and %i accounts are %s', (percent, named, words) => {
  expect(describeCohort(percent, named)).toBe(words);
});
