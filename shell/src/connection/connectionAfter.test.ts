import { connectionAfter } from './connectionAfter.ts';

test.each([
  ['fine', 'lost', 'offline'],
  ['fine', 'there', 'fine'],
  ['fine', 'moment-over', 'fine'],
  ['offline', 'lost', 'offline'],
  ['offline', 'there', 'back'],
  ['offline', 'moment-over', 'offline'],
  ['back', 'lost', 'offline'],
  ['back', 'there', 'back'],
  ['back', 'moment-over', 'fine'],
] as const)('%s, then %s: %s', (shown, event, after) => {
  expect(connectionAfter(shown, event)).toBe(after);
});
