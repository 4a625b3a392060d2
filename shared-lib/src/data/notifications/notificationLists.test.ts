import type { Notification } from '../../domain/notification/notification.ts';
import {
  bellFacts,
  changesState,
  notificationState,
  notificationWrites,
  unreadList,
  type NotificationEvent,
} from './notificationLists.ts';

const one = (id: string, timestamp: number | null, state: Partial<Notification> = {}): Notification => ({
  id,
  title: id,
  message: '',
  timestamp,
  read: false,
  seen: false,
  kind: null,
  link: null,
  ...state,
});
const read = { read: true, seen: true };
const ids = (list: readonly Notification[]) => list.map(({ id }) => id).join(' ');

const flagless = one('flagless', 35);
const older = one('older', 10);

test.each([
  ['what the query found', [one('b', 20), one('a', 10)], [], null, 'b a'],
  [
    'one without a flag, found among the newest',
    [one('c', 40), older],
    [one('c', 40), flagless],
    null,
    'c flagless older',
  ],
  ['nothing that is read', [], [one('x', 5, read)], null, ''],
  [
    'one without a date first, in Firestore’s order',
    [one('a', 10)],
    [one('undated', null)],
    null,
    'undated a',
  ],
  [
    'the open one in its place, though read',
    [one('c', 40), older],
    [],
    one('open', 30, read),
    'c open older',
  ],
  ['the open one once', [one('open', 30)], [one('open', 30)], one('open', 30), 'open'],
])('the unread list contains %s', (_, unread, newest, kept, expected) => {
  expect(ids(unreadList(unread, newest, kept))).toBe(expected);
});

test('the open one is shown in its current state, not as it was opened', () => {
  const [shown] = unreadList([], [one('open', 30, read)], one('open', 30));
  expect(shown).toMatchObject(read);
});

test.each([
  ['nothing', [], [], [], { hasUnread: false, unseen: 0 }],
  ['read ones', [one('a', 1, read)], [], [], { hasUnread: false, unseen: 0 }],
  [
    'an old unread one',
    [one('a', 9, read)],
    [one('z', 1, { seen: true })],
    [],
    { hasUnread: true, unseen: 0 },
  ],
  ['an unread one without flags', [one('a', 9)], [], [], { hasUnread: true, unseen: 1 }],
  [
    'the same one twice',
    [one('a', 9)],
    [one('a', 9)],
    [one('a', 9), one('b', 8)],
    { hasUnread: true, unseen: 2 },
  ],
  ['one that is read but not seen', [], [], [one('a', 9, { read: true })], { hasUnread: false, unseen: 0 }],
])('for %s the bell knows', (_, newest, unread, unseen, expected) => {
  expect(bellFacts(newest, unread, unseen, 0)).toEqual({ newest, ...expected });
});

test('the bell counts those it does not listen to', () => {
  expect(bellFacts([one('a', 9)], [], [one('a', 9), one('b', 8)], 30).unseen).toBe(32);
});

describe('notificationState', () => {
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
});
