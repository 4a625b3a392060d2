import { commandOf, placeAfter } from './boardKeys.ts';

const plain = { ctrlKey: false, metaKey: false };

test.each([
  [{ ...plain, key: 'Delete' }, { kind: 'clear' }],
  [
    { ...plain, key: 'ArrowDown' },
    { kind: 'move', rows: 1, days: 0 },
  ],
  [{ ...plain, key: 'c', ctrlKey: true }, { kind: 'copy' }],
  [{ ...plain, key: 'V', metaKey: true }, { kind: 'paste' }],
  [{ ...plain, key: 'c' }, null],
  [{ ...plain, key: 'Enter' }, null],
  [{ ...plain, key: 'a', ctrlKey: true }, null],
])('%j', (pressed, command) => {
  expect(commandOf(pressed)).toEqual(command);
});

const rows = [
  { id: 'ash', serviceDays: ['monday', 'thursday'] },
  { id: 'elm', serviceDays: ['tuesday'] },
  { id: 'oak', serviceDays: ['monday'] },
] as const;

test.each([
  [
    'right, over days without service',
    'ash',
    'monday',
    { rows: 0, days: 1 },
    { communityId: 'ash', day: 'thursday' },
  ],
  [
    'down, over a community without service that day',
    'ash',
    'monday',
    { rows: 1, days: 0 },
    { communityId: 'oak', day: 'monday' },
  ],
  ['beyond the last community', 'oak', 'monday', { rows: 1, days: 0 }, null],
  ['before the first day', 'ash', 'monday', { rows: 0, days: -1 }, null],
] as const)('%s', (_, communityId, day, by, place) => {
  expect(placeAfter(rows, { communityId, day }, by)).toEqual(place);
});
