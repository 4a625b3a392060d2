import { residentOfCommunity } from './residentOfCommunity.ts';

const communities = [
  { id: 'maple', propertyName: 'Maple Court' },
  { id: 'ridge', propertyName: 'Maple Ridge' },
  { id: 'alamo', propertyName: 'Los Álamos del Río' },
];

test.each<[string, [string, ...string[]] | null]>([
  ['garcia maple', ['garcia', 'maple', 'ridge']],
  ['García MAPLE co', ['García', 'maple']],
  ['maple court ana garcia', ['ana garcia', 'maple']],
  ['garcia at maple ridge', ['garcia', 'ridge']],
  ['garcia en los alamos', ['garcia', 'alamo']],
  ['o’brien álamos', ['o’brien', 'alamo']],
  ['ana garcia', null],
  ['maple', null],
  ['maple court', null],
  ['a maple', null],
  ['204 maple', null],
  ['', null],
])('%j', (typed, found) => {
  const read = residentOfCommunity(typed, communities);
  expect(read && [read.name, ...read.communityIds]).toEqual(found);
});

test('a word that many communities have keeps within what one query may ask for', () => {
  const many = Array.from({ length: 500 }, (_, index) => ({ id: `${index}`, propertyName: `Oak ${index}` }));
  expect(residentOfCommunity('garcia oak', many)?.communityIds).toHaveLength(30);
});
