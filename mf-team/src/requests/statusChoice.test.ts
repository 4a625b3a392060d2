import { readStatus, withStatus } from './statusChoice.ts';

test.each([
  ['', 'pending'],
  ['status=approved', 'approved'],
  ['status=all', 'all'],
  ['status=nonsense', 'pending'],
])('%s filters by %s', (search, choice) => {
  expect(readStatus(new URLSearchParams(search))).toBe(choice);
});

test.each([
  ['declined', 'tab=requests&status=declined'],
  ['pending', 'tab=requests'],
])('%s is written as %s', (choice, search) => {
  expect(withStatus(new URLSearchParams('tab=requests&status=all'), choice).toString()).toBe(search);
});
