import { totalUnitsAfter } from './totalUnitsAfter.ts';

test.each([
  ['none was stated, some are added', 0, 0, 24, 24],
  ['the typed number stays while fewer are set up', 48, 0, 24, 48],
  ['as many are set up as were typed', 48, 24, 48, 48],
  ['more are set up than were typed', 48, 48, 50, 50],
  ['it follows a deletion', 50, 50, 46, 46],
  ['it follows the undo of an addition', 24, 24, 0, 0],
  ['a deletion keeps a larger typed number', 48, 24, 20, 48],
  ['one that is smaller than what is set up', 0, 24, 20, 20],
])('%s', (_, stated, before, after, expected) => {
  expect(totalUnitsAfter(stated, before, after)).toBe(expected);
});
