import { connectionAfter } from './connectionAfter.ts';

test.each([
  ['fine', 'offline', 'offline'],
  ['fine', 'online', 'fine'],
  ['fine', 'moment-over', 'fine'],
  ['offline', 'offline', 'offline'],
  ['offline', 'online', 'back'],
  ['offline', 'moment-over', 'offline'],
  ['back', 'offline', 'offline'],
  ['back', 'online', 'back'],
  ['back', 'moment-over', 'fine'],
] as const)('%s, then %s: %s', (connection, event, after) => {
  expect(connectionAfter(connection, event)).toBe(after);
});
