import { answeredWithin, dueIn, dueOf, isOverdue } from './due.ts';

const now = 100 * answeredWithin;

test.each([
  ['one that is due later', { status: 'new', dueAt: now + 1, createdAt: null }, now + 1, false],
  ['one that was due', { status: 'inProgress', dueAt: now - 1, createdAt: null }, now - 1, true],
  [
    'one from before due times existed',
    { status: 'new', dueAt: null, createdAt: 5 },
    5 + answeredWithin,
    true,
  ],
  ['one without a time', { status: 'new', dueAt: null, createdAt: null }, null, false],
  ['one that is resolved', { status: 'resolved', dueAt: now - 1, createdAt: 5 }, null, false],
] as const)('%s', (_, request, due, overdue) => {
  expect(dueOf(request)).toBe(due);
  expect(isOverdue(request, now)).toBe(overdue);
});

const day = 24 * 3_600_000;

test.each([
  [-1, 'overdue'],
  [0, 'day'],
  [day, 'day'],
  [day + 1, null],
] as const)('one that is due in %s ms is %s', (millis, expected) => {
  expect(dueIn({ status: 'new', dueAt: now + millis, createdAt: null }, now)).toBe(expected);
});
