import type { Weekday } from 'shared-lib/domain';
import { assignedCommunitiesOf } from './assignedCommunitiesOf.ts';

const community = (id: string, propertyName: string, ...serviceDays: Weekday[]) => ({
  id,
  propertyName,
  serviceDays,
});
const agent = (communityId: string, day: Weekday, memberId: string) => ({ communityId, day, memberId });

const communities = [
  community('z', 'Zephyr Lofts', 'monday'),
  community('a', 'Aspen Ridge', 'monday', 'tuesday'),
];

const assigned = (...agents: ReturnType<typeof agent>[]) =>
  Object.fromEntries(assignedCommunitiesOf(communities, agents, (a, b) => a.localeCompare(b, 'en')));

test.each([
  ['nobody', [], {}],
  [
    'a member with several days and communities, by name',
    [agent('z', 'monday', 'm'), agent('a', 'monday', 'm'), agent('a', 'tuesday', 'm')],
    {
      m: [
        { name: 'Aspen Ridge', days: ['monday', 'tuesday'] },
        { name: 'Zephyr Lofts', days: ['monday'] },
      ],
    },
  ],
  [
    'two members of one community',
    [agent('a', 'monday', 'm'), agent('a', 'tuesday', 'n')],
    { m: [{ name: 'Aspen Ridge', days: ['monday'] }], n: [{ name: 'Aspen Ridge', days: ['tuesday'] }] },
  ],
  ['a day without service', [agent('z', 'sunday', 'm')], {}],
  ['a deleted community', [agent('gone', 'monday', 'm')], {}],
] as const)('%s', (_, agents, expected) => {
  expect(assigned(...agents)).toEqual(expected);
});
