import { marksOf, withMarks, withoutMarks } from './keptMarks.ts';

const path = (id: string) => `customers/olivia/notifications/${id}`;

test.each([
  ['nothing', null, []],
  ['invalid JSON', '{', []],
  ['null', 'null', []],
  ['another shape', '{"uid":"olivia","read":"all"}', []],
  ['another user’s', withMarks(null, 'adam', [path('a')]), []],
  ['one’s own', withMarks(null, 'olivia', [path('a'), path('b')]), [path('a'), path('b')]],
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
  expect(marksOf(stored, 'olivia')).toEqual(marks);
});

test('a mark is stored once and removed when confirmed', () => {
  const two = withMarks(withMarks(null, 'olivia', [path('a')]), 'olivia', [path('b'), path('a')]);
  expect(marksOf(two, 'olivia')).toEqual([path('b'), path('a')]);
  const one = withoutMarks(two, 'olivia', [path('b')]);
  expect(marksOf(one, 'olivia')).toEqual([path('a')]);
  expect(withoutMarks(one, 'olivia', [path('a')])).toBeNull();
});

test('keeps only the latest two hundred', () => {
  const all = Array.from({ length: 250 }, (_, at) => path(`n${at}`));
  const marks = marksOf(withMarks(null, 'olivia', all), 'olivia');
  expect([marks.length, marks[0]]).toEqual([200, path('n50')]);
});
