import type { Weekday } from 'shared-lib/domain';
import { regularDaysOf } from './regularDaysOf.ts';

const place = (id: string, ...serviceDays: Weekday[]) => ({ id, propertyName: id, serviceDays });
const agent = (communityId: string, day: Weekday, memberId = 'me') => ({ communityId, day, memberId });
const communities = [place('ash', 'friday', 'monday'), place('oak', 'monday')];

test.each([
  ['nothing', [], {}],
  [
    'days in the order of the week, communities in theirs',
    [agent('oak', 'monday'), agent('ash', 'friday'), agent('ash', 'monday')],
    { monday: ['ash', 'oak'], friday: ['ash'] },
  ],
  ['a colleague’s days', [agent('oak', 'monday', 'sam')], {}],
  ['a day without service', [agent('oak', 'sunday')], {}],
  ['a deleted community', [agent('gone', 'monday')], {}],
])('%s', (_, agents, expected) => {
  const days = regularDaysOf('me', communities, agents);
  expect(Object.fromEntries(days.map((day) => [day.day, day.communities.map(({ id }) => id)]))).toEqual(
    expected,
  );
  expect(days.map(({ day }) => day)).toEqual(Object.keys(expected));
});
