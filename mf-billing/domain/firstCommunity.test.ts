import { communityDefaults, type Weekday } from 'shared-lib/domain';
import { firstCommunitySchema, firstShifts, partsOfFirst, usualServiceDays } from './firstCommunity.ts';

const typed = {
  ...communityDefaults(),
  propertyName: 'Elm Court',
  serviceDays: [...usualServiceDays],
  totalUnits: 48 as number | null,
  buildings: 1 as number | null,
  floors: 3 as number | null,
  pattern: 'floorDoor',
  withTags: true,
};

test('a form with units is a community and a layout', () => {
  const { community, layout, withTags } = partsOfFirst(firstCommunitySchema.parse(typed));
  expect(layout).toEqual({ units: 48, buildings: 1, floors: 3, pattern: 'floorDoor' });
  expect(withTags).toBe(true);
  expect(community).toMatchObject({ propertyName: 'Elm Court', totalUnits: 48 });
  expect(community).not.toHaveProperty('floors');
});

test.each([[null], [0]])('%p units aren’t a layout', (totalUnits) => {
  expect(partsOfFirst(firstCommunitySchema.parse({ ...typed, totalUnits })).layout).toBeNull();
});

test.each([
  ['no name', { propertyName: '' }, 'propertyName'],
  ['no service days', { serviceDays: [] }, 'serviceDays'],
  ['2,001 units', { totalUnits: 2001 }, 'totalUnits'],
  ['no building', { buildings: 0 }, 'buildings'],
  ['27 buildings', { buildings: 27 }, 'buildings'],
  ['61 floors', { floors: 61 }, 'floors'],
  ['an empty floor', { floors: null }, 'floors'],
  ['set-out that ends before it starts', { setOutStart: '20:00', setOutEnd: '18:00' }, 'setOutEnd'],
])('%s is refused next to its field', (_, more, field) => {
  const read = firstCommunitySchema.safeParse({ ...typed, ...more });
  expect(read.error?.issues.map(({ path }) => path[0])).toEqual([field]);
});

const elm = { id: 'elm', serviceDays: ['monday', 'sunday'] as Weekday[] };
const agent = (communityId: string, day: Weekday, memberId: string) => ({ communityId, day, memberId });

test.each([
  ['nobody yet', [], [null, null]],
  ['the owner so far', [agent('elm', 'monday', 'owner')], ['owner', null]],
  ['another community', [agent('oak', 'monday', 'owner')], [null, null]],
  ['one day already', [agent('elm', 'monday', 'sam')], [null]],
  ['both already', [agent('elm', 'monday', 'sam'), agent('elm', 'sunday', 'sam')], []],
])('shifts, %s', (_, agents, from) => {
  const changes = firstShifts(elm, agents, 'sam');
  expect(changes.map((change) => change.from)).toEqual(from);
  expect(changes.every(({ to, communityId }) => to === 'sam' && communityId === 'elm')).toBe(true);
});
