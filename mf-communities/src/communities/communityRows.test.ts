import type { AssignedAgent, Weekday } from 'shared-lib/domain';
import { communityRows } from './communityRows.ts';

const community = (id: string, propertyName: string, serviceDays: Weekday[] = ['monday']) => ({
  id,
  propertyName,
  address: '',
  serviceDays,
  totalUnits: 0,
  districtManagerId: null,
  archivedAt: null,
  noServiceDates: [],
});
const agent = (communityId: string, day: Weekday, memberId: string): AssignedAgent => ({
  id: day,
  day,
  communityId,
  memberId,
  customerId: 'olivia',
});
const team = [
  { id: 'nadia', fullName: 'Nadia Flores' },
  { id: 'sam', fullName: 'Sam Ortiz' },
];

const rowOf = (serviceDays: Weekday[], agents: AssignedAgent[]) =>
  communityRows([community('maple', 'Maple Court', serviceDays)], agents, team)[0];

test.each<[string, Weekday[], AssignedAgent[], (string | null)[], Weekday[]]>([
  [
    'each specialist once',
    ['monday', 'friday'],
    [agent('maple', 'friday', 'sam'), agent('maple', 'monday', 'sam')],
    ['Sam Ortiz'],
    [],
  ],
  [
    'in the order of the week',
    ['friday', 'monday'],
    [agent('maple', 'friday', 'nadia'), agent('maple', 'monday', 'sam')],
    ['Sam Ortiz', 'Nadia Flores'],
    [],
  ],
  [
    'a day without a specialist',
    ['monday', 'friday'],
    [agent('maple', 'monday', 'sam')],
    ['Sam Ortiz'],
    ['friday'],
  ],
  ['a specialist on a day without service', ['monday'], [agent('maple', 'friday', 'sam')], [], ['monday']],
  ['another community’s specialist', ['monday'], [agent('harbor', 'monday', 'sam')], [], ['monday']],
  ['a former specialist', ['monday'], [agent('maple', 'monday', 'gone')], [null], []],
  ['no service days', [], [], [], []],
])('specialists: %s', (_, serviceDays, agents, names, unassignedDays) => {
  expect(rowOf(serviceDays, agents)).toMatchObject({ agents: names, unassignedDays });
});

test('a community without a name gets the spec’s placeholder', () => {
  expect(communityRows([community('2', '')], [], team)[0]?.name).toBe('Unknown Property');
});
