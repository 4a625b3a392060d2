import { communitySchema, readDocument } from 'shared-lib/domain';
import { pastCommunities } from './pastCommunities.ts';

/** A week in July, Monday to Sunday. */
const dates = Array.from({ length: 7 }, (_, index) => `2026-07-0${index + 1}`);

const archived = (archivedAt: string | null, more: object = {}) => {
  const read = readDocument(communitySchema, 'communities/elm', {
    propertyName: 'Elm Row',
    timezone: 'America/New_York',
    serviceDays: ['monday', 'friday'],
    noServiceDates: ['2026-07-04'],
    archivedAt: archivedAt && new Date(archivedAt),
    archivedWith: { districtManagerId: null, agents: [{ day: 'monday', memberId: 'sam' }] },
    ...more,
  });
  if (!read.ok) throw new Error(read.error);
  return read.value;
};

test.each<[string, ReturnType<typeof archived>, readonly string[] | null]>([
  ['archived later: served all week', archived('2026-08-01T12:00:00Z'), ['2026-07-04']],
  [
    'archived during the week: closed from that day on',
    archived('2026-07-05T12:00:00Z'),
    ['2026-07-04', '2026-07-05', '2026-07-06', '2026-07-07'],
  ],
  [
    'the day is in its own time zone',
    archived('2026-07-06T03:00:00Z'),
    ['2026-07-04', '2026-07-05', '2026-07-06', '2026-07-07'],
  ],
  ['archived earlier: left out', archived('2026-07-01T12:00:00Z'), null],
  ['deleted: left out', archived('2026-08-01T12:00:00Z', { deletedAt: new Date(0) }), null],
  ['not archived: left out', archived(null), null],
])('%s', (_, community, closed) => {
  const { communities, assignedAgents } = pastCommunities([community], dates);
  expect(communities.map(({ noServiceDates }) => [...new Set(noServiceDates)])).toEqual(
    closed === null ? [] : [closed],
  );
  expect(assignedAgents.map(({ day, memberId }) => `${day} ${memberId}`)).toEqual(
    closed === null ? [] : ['monday sam'],
  );
});
