import {
  changesState,
  notificationState,
  notificationWrites,
  type NotificationEvent,
} from './notificationState.ts';

test.each([
  [{ read: false, seen: false }, 'unseen'],
  [{ read: false, seen: true }, 'seen'],
  [{ read: true, seen: true }, 'read'],
  [{ read: true, seen: false }, 'read'],
])('%j is %s', (flags, state) => {
  expect(notificationState(flags)).toBe(state);
});

const unseen = { read: false, seen: false };

const seen = { read: false, seen: true };

const read = { read: true, seen: true };

test.each([
  ['an unseen one', unseen, 'see', seen],
  ['an unseen one', unseen, 'read', read],
  ['a seen one', seen, 'see', seen],
  ['a seen one', seen, 'read', read],
  ['a read one', read, 'see', read],
  ['a read one', read, 'read', read],
] as const)('%s, %j, on %s becomes %j', (_, before, event: NotificationEvent, after) => {
  expect({ ...before, ...(changesState(before, event) && notificationWrites[event]) }).toEqual(after);
  expect(changesState(before, event)).toBe(notificationState(before) !== notificationState(after));
});
