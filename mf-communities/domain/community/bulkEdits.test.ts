import type { Weekday } from 'shared-lib/domain';
import { reverseEdits, managerEdits, serviceDayEdits, type ServiceDaysChange } from './bulkEdits.ts';

const change = (way: ServiceDaysChange['way'], ...days: Weekday[]): ServiceDaysChange => ({ way, days });

test.each<[string, Weekday[], ServiceDaysChange, Weekday[] | null]>([
  ['exactly these', ['friday'], change('exactly', 'tuesday', 'monday'), ['monday', 'tuesday']],
  ['exactly the same as before', ['friday', 'monday'], change('exactly', 'monday', 'friday'), null],
  ['one more', ['friday'], change('add', 'monday'), ['monday', 'friday']],
  ['one that exists already', ['friday'], change('add', 'friday'), null],
  ['one fewer', ['friday', 'monday'], change('remove', 'monday'), ['friday']],
  ['one that does not exist', ['friday'], change('remove', 'monday'), null],
  ['the last one', ['friday'], change('remove', 'friday'), []],
])('service days: %s', (_, serviceDays, requested, expected) => {
  expect(serviceDayEdits([{ id: 'elm', serviceDays }], requested)).toEqual(
    expected === null
      ? []
      : [{ communityId: 'elm', seen: { serviceDays }, changes: { serviceDays: expected } }],
  );
});

test('a District Manager is assigned to communities with another one or none, and that can be undone', () => {
  const edits = managerEdits(
    [
      { id: 'elm', districtManagerId: 'kim' },
      { id: 'oak', districtManagerId: 'dana' },
      { id: 'ash', districtManagerId: null },
    ],
    'dana',
  );
  expect(edits).toEqual([
    { communityId: 'elm', seen: { districtManagerId: 'kim' }, changes: { districtManagerId: 'dana' } },
    { communityId: 'ash', seen: { districtManagerId: null }, changes: { districtManagerId: 'dana' } },
  ]);
  expect(reverseEdits(edits)[0]).toEqual({
    communityId: 'elm',
    seen: { districtManagerId: 'dana' },
    changes: { districtManagerId: 'kim' },
  });
  expect(managerEdits([{ id: 'ash', districtManagerId: null }], null)).toEqual([]);
});
