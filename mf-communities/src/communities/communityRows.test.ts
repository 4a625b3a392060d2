import type { AssignedAgent, Weekday } from 'shared-lib/domain';
import { communityRows, type CommunityFacts } from './communityRows.ts';

const community = (id: string, propertyName: string, serviceDays: Weekday[] = ['monday']) => ({
  id,
  propertyName,
  address: '',
  serviceDays,
  totalUnits: 0,
  districtManagerId: null,
  archivedAt: null,
  noServiceDates: [],
  geofence: null,
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

const facts: CommunityFacts = {
  nights: new Map([['maple', { tonight: { state: 'scheduled', memberId: 'sam' }, lastResult: null }]]),
  openCases: new Map([['maple', 2]]),
};

const rowOf = (serviceDays: Weekday[], agents: AssignedAgent[]) =>
  communityRows([community('maple', 'Maple Court', serviceDays)], agents, team, facts)[0];

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
  expect(communityRows([community('2', '')], [], team, facts)[0]?.name).toBe('Unknown Property');
});

test('a row shows who is expected tonight, and its open cases', () => {
  expect(rowOf(['monday'], [])).toMatchObject({
    tonight: { state: 'scheduled', name: 'Sam Ortiz' },
    openCases: 2,
  });
  const [other] = communityRows([community('2', 'Oak')], [], team, facts);
  expect(other).toMatchObject({ tonight: null, lastResult: null, openCases: 0 });
  const [loading] = communityRows([community('2', 'Oak')], [], team, { nights: new Map(), openCases: null });
  expect(loading).toMatchObject({ openCases: null });
});
