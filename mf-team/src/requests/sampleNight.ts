import {
  communitySchema,
  directoryMemberOf,
  teamMemberSchema,
  type AssignedAgent,
  type PlacedRequest,
  type ScheduleNight,
  type Tier,
  type Weekday,
} from 'shared-lib/domain';
import { nightFactsOf, type NightFacts } from './decide/nightFacts.ts';
import type { RequestEntry } from './requestEntries.ts';

/** A Tuesday. */
export const sampleDate = '2026-11-24';

/** For tests: Kim asks for a Tuesday off. */
export const sampleEntry: RequestEntry = {
  key: 'one/0',
  recordId: 'one',
  place: 0,
  kind: 'timeOff',
  timeOff: true,
  userId: 'kim',
  status: 'pending',
  requestType: 'requestOff',
  requestDate: sampleDate,
  communityId: null,
  decidedAt: null,
  decidedBy: null,
  cancelledAt: null,
  cancelledBy: null,
  cancellationReason: null,
};

const member = (id: string, tier: Tier = 'Collection Specialist', isActive = true) =>
  directoryMemberOf(teamMemberSchema.parse({ id, firstName: id, tier, isActive }));

const place = (id: string, more: object = {}) =>
  communitySchema.parse({ id, propertyName: id, serviceDays: ['tuesday', 'thursday'], ...more });

const regular = (communityId: string, day: Weekday, memberId: string): AssignedAgent => ({
  id: day,
  day,
  communityId,
  customerId: 'olivia',
  memberId,
});

/**
 * For tests: Kim serves Oak and Elm on Tuesdays, Lee Ash, each at eight; Ann knows Oak from Thursdays, Bo
 * serves Fir at midnight, Dana manages, Gus left. Ivy is unassigned.
 * @param overrides changes in that Tuesday's schedule, by community.
 */
export function sampleNight(
  overrides: Readonly<Record<string, string | null>> = {},
  requests: readonly PlacedRequest[] = [],
): NightFacts {
  const scheduleNights: ScheduleNight[] = [
    {
      id: sampleDate,
      schedule: Object.entries(overrides).map(([communityId, newAgentId]) => ({ communityId, newAgentId })),
      lastUpdated: null,
    },
  ];
  return nightFactsOf(
    {
      communities: [
        ...['oak', 'elm', 'ash', 'ivy'].map((id) => place(id)),
        place('fir', { serviceStart: '23:59' }),
        place('closed', { noServiceDates: [sampleDate] }),
        place('monday', { serviceDays: ['monday'] }),
      ],
      assignedAgents: [
        regular('oak', 'tuesday', 'kim'),
        regular('elm', 'tuesday', 'kim'),
        regular('ash', 'tuesday', 'lee'),
        regular('oak', 'thursday', 'ann'),
        regular('fir', 'tuesday', 'bo'),
      ],
      scheduleNights,
      team: [
        member('lee'),
        member('kim'),
        member('dana', 'District Manager'),
        member('cy'),
        member('bo'),
        member('ann'),
        member('gus', 'Collection Specialist', false),
      ],
      requestRecords: [{ requests }],
    },
    [sampleDate],
    (a, b) => a.localeCompare(b),
  );
}
