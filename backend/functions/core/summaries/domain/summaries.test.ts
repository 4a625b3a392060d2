import * as fc from 'fast-check';
import {
  readDocument,
  weekdays,
  addDays,
  clockFlags,
  clockInOutStatuses,
  readRequest,
  shiftReportStatuses,
  tiers,
  directorySchemas,
  assignedAgentsIn,
  type DirectoryAssignments,
  type DirectoryCommunity,
  type DirectoryMember,
  requestsListedSince,
  type DirectoryRequests,
  nightShardSchema,
  summaryFormat,
  countOpen,
  violationCountsSchema,
} from 'shared-lib/domain';
import { nightCoverageSchema } from 'shared-lib/domain/summaries';
import { requestStatuses } from '../../../../../shared-lib/src/domain/request/requestRecord.ts';
import { countTeam, directoryAssignmentsOf, directoryRequestsOf, directoryShard } from './directory.ts';
import { countReports, nightShard } from './nightShard.ts';
import { violationCounts } from './violationCounts.ts';

/** Realistic names, and characters with a meaning in the row format. */
const words = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 12 }),
  fc.constantFrom('', '=', '~', '|', '\n', '~=', '~e', '=|~n', 'toString', '\r\n', '"Q"', 'José 李 😀', '1'),
);

const ids = fc.stringMatching(/^[a-zA-Z0-9|~=-]{1,20}$/);

const maybe = <T>(values: fc.Arbitrary<T>) => fc.option(values);

const instants = fc.integer({ min: -1e12, max: 4e12 });

const counts = fc.nat(100_000);

const times = fc.constantFrom('00:00', '18:30', '23:59');

const members: fc.Arbitrary<DirectoryMember> = fc
  .record({
    id: ids,
    firstName: words,
    lastName: words,
    email: fc.oneof(
      words,
      fc.tuple(words, words).map((parts) => parts.join('@')),
    ),
    phone: maybe(words),
    tier: fc.constantFrom(...tiers),
    isActive: fc.boolean(),
    hasLogin: fc.boolean(),
    isDeactivating: fc.boolean(),
    profilePic: maybe(words),
    lastActive: maybe(instants),
    dateCreated: maybe(instants),
    lastModified: maybe(instants),
    invitedUntil: maybe(instants),
    isInvitationLost: fc.boolean(),
  })
  .chain((member) =>
    fc
      .constantFrom(member.profilePic, null, `https://x.test/v0/b/b/o/team%2F${member.id}%2Fp.webp?alt=media`)
      .map((profilePic) => ({ ...member, profilePic })),
  )
  .map((member) => ({ ...member, fullName: `${member.firstName} ${member.lastName}`.trim() }));

const communities: fc.Arbitrary<DirectoryCommunity> = fc.record({
  id: ids,
  propertyName: words,
  serviceDays: fc.shuffledSubarray([...weekdays]),
  districtManagerId: maybe(ids),
  slug: maybe(words),
  address: words,
  timezone: words,
  totalUnits: counts,
  setOutStart: words,
  setOutEnd: words,
  serviceStart: words,
  binInBy: words,
  noServiceDates: fc.array(fc.constantFrom('2026-11-26', '2026-12-25', '2027-01-01')),
  ratePerDoorCents: maybe(counts),
  geofence: maybe(
    fc.record({
      lat: fc.double({ min: -90, max: 90, noNaN: true }).map((lat) => lat + 0),
      lng: fc.double({ min: -180, max: 180, noNaN: true }).map((lng) => lng + 0),
      radiusM: fc.integer({ min: 1, max: 5000 }),
    }),
  ),
  archivedAt: maybe(instants),
  deletedAt: maybe(instants),
  pastPlans: fc.array(
    fc.record({
      until: fc.constantFrom('2026-11-26', '2026-12-25'),
      serviceDays: fc.shuffledSubarray([...weekdays]),
      setOutStart: times,
      setOutEnd: times,
      serviceStart: times,
      binInBy: times,
      timezone: fc.constantFrom('America/New_York', 'Etc/GMT+12'),
    }),
    { maxLength: 3 },
  ),
  pastAgents: fc.array(
    fc.record({ until: fc.constantFrom('2026-11-26', '2026-12-25'), memberId: maybe(ids) }),
    { maxLength: 3 },
  ),
});

const assignments: fc.Arbitrary<DirectoryAssignments> = fc.record({
  id: ids,
  monday: maybe(ids),
  tuesday: maybe(ids),
  wednesday: maybe(ids),
  thursday: maybe(ids),
  friday: maybe(ids),
  saturday: maybe(ids),
  sunday: maybe(ids),
});

const requests: fc.Arbitrary<DirectoryRequests> = fc.record({
  id: ids,
  requests: fc
    .array(
      fc.record({
        userId: ids,
        status: fc.constantFrom(...requestStatuses),
        requestType: words,
        requestDate: fc.constantFrom('2026-11-26', '2026-12-25', '0999-01-01'),
        communityId: maybe(ids),
        decidedAt: maybe(instants),
        decidedBy: maybe(ids),
        cancelledAt: maybe(instants),
        cancelledBy: maybe(ids),
        cancellationReason: maybe(words),
      }),
      { maxLength: 15 },
    )
    .map((list) => list.map((request, index) => ({ ...request, place: index * 7 }))),
});

const listOf = <R extends { readonly id: string }>(records: fc.Arbitrary<R>) =>
  fc.uniqueArray(records, { selector: ({ id }) => id, maxLength: 30 });

const byId = <R extends { readonly id: string }>(records: readonly R[]): R[] =>
  records.toSorted((a, b) => (a.id < b.id ? -1 : 1));

test.each([
  ['team', listOf(members)],
  ['communities', listOf(communities)],
  ['assignments', listOf(assignments)],
  ['requests', listOf(requests)],
] as const)('a directory shard survives a round trip: %s', (kind, lists) => {
  fc.assert(
    fc.property(lists as fc.Arbitrary<DirectoryMember[]>, (entries) => {
      const data = directoryShard(kind as 'team', 3, entries);
      expect(readDocument(directorySchemas[kind as 'team'], `directory/${kind}-3`, data)).toMatchObject({
        ok: true,
        value: { id: `${kind}-3`, kind, shard: 3, updatedAt: null, entries: byId(entries), damaged: 0 },
      });
      expect(directoryShard(kind as 'team', 3, entries.toReversed())).toEqual(data);
    }),
  );
});

const clockInOuts = fc.record({
  id: ids,
  communityId: ids,
  memberId: maybe(ids),
  status: fc.constantFrom(...clockInOutStatuses),
  scheduledStart: maybe(instants),
  clockInAt: maybe(instants),
  clockOutAt: maybe(instants),
  lateMin: counts,
  isApproved: fc.boolean(),
  breakMin: counts,
  flags: fc.subarray([...clockFlags]),
});

const shiftReports = fc.record({
  id: ids,
  communityId: ids,
  memberId: maybe(ids),
  status: fc.constantFrom(...shiftReportStatuses),
  unitsTotal: counts,
  unitsServiced: counts,
  unitsSkipped: counts,
  violationsCount: counts,
  missedCheckpoints: counts,
  remarks: fc.subarray(['note', 'issue', 'noPhoto', 'implausible'] as const),
});

const coverage = fc.record({ id: ids, expected: counts, scanned: counts });

test('a night’s shard survives a round trip', () => {
  const serviceDate = '2026-11-21';
  const dated = <R extends { readonly id: string }>(records: readonly R[]) =>
    byId(records).map((record) => ({ ...record, serviceDate }));
  fc.assert(
    fc.property(listOf(clockInOuts), listOf(shiftReports), listOf(coverage), (clocks, reports, covered) => {
      const data = nightShard(serviceDate, 5, {
        clockInOuts: clocks,
        shiftReports: reports,
        coverage: covered,
      });
      expect(readDocument(nightCoverageSchema, `nights/${serviceDate}/shards/5`, data)).toMatchObject({
        ok: true,
        value: { coverage: { records: byId(covered), damaged: 0 } },
      });
      const read = readDocument(nightShardSchema, `nights/${serviceDate}/shards/5`, data);
      expect(read).toMatchObject({
        ok: true,
        value: { date: serviceDate, damaged: 0, clockInOuts: dated(clocks), shiftReports: dated(reports) },
      });
    }),
  );
});

const member = (id: string): DirectoryMember => ({
  id,
  firstName: 'Nadia',
  lastName: 'Flores',
  fullName: 'Nadia Flores',
  email: 'nadia@example.com',
  phone: null,
  tier: 'Admin',
  isActive: true,
  hasLogin: true,
  isDeactivating: false,
  profilePic: null,
  lastActive: 0,
  dateCreated: null,
  lastModified: null,
  invitedUntil: null,
  isInvitationLost: false,
});

const whole = directoryShard('team', 0, [member('a'), member('b'), member('c')]);

test.each<[string, (text: string) => string, string[], number]>([
  ['nothing', (text) => text, ['a', 'b', 'c'], 0],
  ['an invalid tier', (text) => text.replace('|0|110|', '|7|110|'), ['b', 'c'], 1],
  ['an invalid timestamp', (text) => text.replace('|||0', '|||soon!'), ['b', 'c'], 1],
  ['a missing cell that the next rows refer to', (text) => text.replace('b|', ''), ['a'], 2],
  ['an invalid id', (text) => text.replace('b|', 'b/x|'), ['a', 'c'], 1],
])('with %s, the other rows are still read', (_, damage, left, damaged) => {
  const read = readDocument(directorySchemas.team, 'directory/team-0', {
    ...whole,
    entries: damage(whole.entries),
  });
  expect(read.ok && { left: read.value.entries.map(({ id }) => id), damaged: read.value.damaged }).toEqual({
    left,
    damaged,
  });
});

test.each<[string, object]>([
  ['of a later format', { format: summaryFormat + 1 }],
  ['of an earlier format', { format: summaryFormat - 1 }],
  ['that is truncated', { entries: whole.entries.slice(0, whole.entries.indexOf('\n')) }],
  ['without its text', { entries: null }],
  ['of another kind', { kind: 'communities' }],
  ['of an invalid shard', { shard: 8 }],
])('rejects a shard %s', (_, fault) => {
  expect(readDocument(directorySchemas.team, 'directory/team-0', { ...whole, ...fault }).ok).toBe(false);
});

test('the assignments of a community, as documents and as an entry', () => {
  const agents = [
    { id: 'sunday', day: 'sunday', communityId: 'ash', customerId: 'olivia', memberId: 'sam' },
    { id: 'monday', day: 'monday', communityId: 'ash', customerId: 'olivia', memberId: 'nadia' },
  ] as const;
  const entry = directoryAssignmentsOf('ash', agents);
  expect(entry).toMatchObject({ id: 'ash', monday: 'nadia', tuesday: null, sunday: 'sam' });
  expect(entry && assignedAgentsIn('olivia', entry)).toEqual([agents[1], agents[0]]);
  expect(directoryAssignmentsOf('ash', [])).toBeNull();
});

test('the directory has a record’s pending and recent requests', () => {
  const now = Date.UTC(2026, 10, 21, 12);
  const first = requestsListedSince(now);
  const requested = [
    ['pending', '2020-01-01'],
    ['approved', '2020-01-01'],
    ['declined', first],
    ['approved', addDays(first, -10)],
    ['cancelled', '2027-01-01'],
  ].map(([status, requestDate], place) => ({
    ...readRequest({ userId: 'kim', requestType: 'requestOff', status, requestDate })!,
    place,
  }));
  const { requests: kept } = directoryRequestsOf({ id: 'kim', requests: requested }, now);
  expect(kept.map(({ place }) => place)).toEqual([0, 2, 4]);
});

test('counts of a team, of a night, and of violations', () => {
  const team = [
    { isActive: true, tier: 'Admin' },
    { tier: 'Admin' },
    { isActive: false, tier: 'Admin' },
    { isActive: true, tier: 'Collection Specialist' },
  ];
  expect(countTeam(team)).toEqual({ members: 4, activeMembers: 3, activeAdmins: 2 });

  const reports = shiftReportStatuses.map((status) => ({ status }));
  expect(countReports(reports)).toEqual({ done: 3, missed: 1, reports: 5 });

  const open = countOpen([{ communityId: 'oak' }, { communityId: 'ash' }, { communityId: 'oak' }, {}]);
  const data = violationCounts([...open, { id: 'elm', open: 0 }], 7);
  const read = readDocument(violationCountsSchema, 'counts/violations', data);
  expect(read).toMatchObject({
    ok: true,
    value: {
      open: 3,
      pendingReview: 7,
      openByCommunity: [
        { id: 'ash', open: 1 },
        { id: 'oak', open: 2 },
      ],
    },
  });
});
