import { parseMarks, addMarks, removeMarks } from './pendingMarks.ts';

const path = (id: string) => `customers/olivia/notifications/${id}`;

test.each([
  ['nothing', null, []],
  ['invalid JSON', '{', []],
  ['null', 'null', []],
  ['another shape', '{"uid":"olivia","read":"all"}', []],
  ['another user’s', addMarks(null, 'adam', [path('a')]), []],
  ['one’s own', addMarks(null, 'olivia', [path('a'), path('b')]), [path('a'), path('b')]],
  [
    'invalid paths',
    JSON.stringify({ uid: 'olivia', read: [7, 'customers/x', path('a'), `${path('a')}/b`] }),
    [path('a')],
  ],
  [
    'an Admin’s own list',
    JSON.stringify({ uid: 'olivia', read: ['customers/o/people/adam/notifications/a'] }),
    ['customers/o/people/adam/notifications/a'],
  ],
])('reads marks: %s', (_, stored, marks) => {
  expect(parseMarks(stored, 'olivia')).toEqual(marks);
});

test('a mark is stored once and removed when confirmed', () => {
  const two = addMarks(addMarks(null, 'olivia', [path('a')]), 'olivia', [path('b'), path('a')]);
  expect(parseMarks(two, 'olivia')).toEqual([path('b'), path('a')]);
  const one = removeMarks(two, 'olivia', [path('b')]);
  expect(parseMarks(one, 'olivia')).toEqual([path('a')]);
  expect(removeMarks(one, 'olivia', [path('a')])).toBeNull();
});

test('keeps only the latest two hundred', () => {
  const all = Array.from({ length: 250 }, (_, at) => path(`n${at}`));
  const marks = parseMarks(addMarks(null, 'olivia', all), 'olivia');
  expect([marks.length, marks[0]]).toEqual([200, path('n50')]);
});
