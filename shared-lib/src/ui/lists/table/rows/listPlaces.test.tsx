import { listPlaceOf, listPlacesOf } from './listPlaces.ts';

const place = { top: 240, rowHeight: 64, heights: new Map([[3, 72]]) };
const stored = ['members 1440', 240, 64, [[3, 72]]];

test.each<[string, string | null, unknown[]]>([
  ['nothing', null, []],
  ['stored data', JSON.stringify([stored]), [['members 1440', place]]],
  ['invalid JSON', '[[', []],
  ['a non-list', '{"members":1}', []],
  [
    'an invalid entry among valid ones',
    JSON.stringify([
      null,
      ['a'],
      [1, 240, 64, []],
      ['b', null, 64, []],
      ['c', 240, 'high', []],
      ['d', 240, 64, [[3]]],
      ['e', 240, 64],
      stored,
    ]),
    [['members 1440', place]],
  ],
])('reads %s', (_, text, expected) => {
  expect([...listPlacesOf(text)]).toEqual(expected);
});

test('remembers a list per window width, and its first rows for the next page', () => {
  window.innerWidth = 1440;
  const members = listPlaceOf('members');
  Object.assign(members, { top: 240, rowHeight: 64 });
  for (let row = 0; row < 1000; row += 1) members.heights.set(row, 72);
  expect(listPlaceOf('members')).toBe(members);
  window.innerWidth = 390;
  expect(listPlaceOf('members')).toEqual({ top: 0, rowHeight: null, heights: new Map() });
  window.dispatchEvent(new Event('pagehide'));
  const kept = listPlacesOf(sessionStorage.getItem('vh_list_places'));
  expect([...kept.keys()]).toEqual(['members 1440', 'members 390']);
  expect(kept.get('members 1440')).toMatchObject({ top: 240, rowHeight: 64, heights: { size: 300 } });
});
