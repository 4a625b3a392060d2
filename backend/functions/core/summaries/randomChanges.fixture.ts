import {
  addDays,
  clockInOutStatuses,
  earliestToday,
  paths,
  serviceOutcomes,
  serviceReasons,
  shiftReportStatuses,
  tiers,
  unitStatuses,
  violationStatuses,
  weekdays,
} from 'shared-lib/domain';
import type { Random } from '../../../seed/random.ts';

/** A document after a change; null if the change deletes it. */
export interface RandomChange {
  readonly path: string;
  readonly data: Readonly<Record<string, unknown>> | null;
}

const names = ['Nadia', 'José', 'O|Brien', '李', '', '~e', 'Anna-Marie', '='] as const;
const nights = 5;
const moments = 1_700_000_000_000;

/** Reuses ids, so that documents are changed, moved and deleted, not only added. */
const pick = (random: Random, kind: string, count: number) => `${kind}-${random.int(1, count)}`;

const moment = (random: Random) => new Date(moments + random.int(0, 1_000_000_000));

const changesOf = (customerId: string, now: number) => {
  const community = (random: Random) => pick(random, 'community', 24);
  const member = (random: Random) => pick(random, 'member', 60);
  const date = (random: Random) => addDays(earliestToday(now), -random.int(0, nights - 1));
  const shiftRecord = (random: Random) => ({
    serviceDate: date(random),
    communityId: community(random),
    memberId: random.chance(0.8) ? member(random) : null,
  });

  return [
    (random: Random): RandomChange => ({
      path: paths.teamMember(customerId, member(random)),
      data: {
        firstName: random.pick(names),
        lastName: random.pick(names),
        email: random.chance(0.9) ? `${random.pick(names)}@example.com` : '',
        tier: random.chance(0.9) ? random.pick(tiers) : 'Nobody',
        ...(random.chance(0.7) && { isActive: random.chance(0.6) }),
        ...(random.chance(0.5) && { uid: 'uid', lastActive: moment(random) }),
      },
    }),
    (random: Random): RandomChange => ({
      path: paths.community(customerId, community(random)),
      data: {
        propertyName: random.pick(names),
        serviceDays: weekdays.filter(() => random.chance(0.5)),
        districtManagerId: random.chance(0.5) ? member(random) : null,
        totalUnits: random.chance(0.9) ? random.int(0, 500) : 'many',
        noServiceDates: random.chance(0.2) ? [date(random)] : [],
        archivedAt: random.chance(0.3) ? moment(random) : null,
        geofence: random.chance(0.5) ? { lat: random.int(30, 40), lng: -86.5, radiusM: 250 } : null,
        // Not in any summary.
        ratePerDoorCents: random.int(1000, 2000),
      },
    }),
    (random: Random): RandomChange => {
      const [communityId, day] = [community(random), random.pick(weekdays)];
      return {
        path: paths.assignedAgent(customerId, communityId, day),
        data: { customerId, communityId, day, memberId: random.chance(0.95) ? member(random) : '' },
      };
    },
    (random: Random): RandomChange => ({
      path: paths.requestRecord(customerId, member(random)),
      data: {
        requests: Array.from({ length: random.int(0, 4) }, () => ({
          userId: member(random),
          status: random.chance(0.9) ? random.pick(['pending', 'approved', 'declined', 'cancelled']) : 'lost',
          requestType: random.pick(names),
          // Old ones are left out, unless they are pending.
          requestDate: random.chance(0.7) ? date(random) : addDays(date(random), -90),
          ...(random.chance(0.3) && { decidedAt: moment(random), decidedBy: member(random) }),
          ...(random.chance(0.3) && { cancellationReason: random.pick(names) }),
        })),
      },
    }),
    (random: Random): RandomChange => ({
      path: `${paths.shiftReports(customerId)}/${pick(random, 'report', 80)}`,
      data: {
        ...shiftRecord(random),
        status: random.chance(0.95) ? random.pick(shiftReportStatuses) : 'unheard of',
        unitsTotal: random.int(0, 300),
        unitsServiced: random.int(0, 300),
      },
    }),
    (random: Random): RandomChange => ({
      path: `${paths.clockInOuts(customerId)}/${pick(random, 'clock', 80)}`,
      data: {
        ...shiftRecord(random),
        status: random.pick(clockInOutStatuses),
        clockInAt: random.chance(0.7) ? moment(random) : null,
        lateMin: random.int(0, 60),
      },
    }),
    (random: Random): RandomChange => ({
      path: paths.unit(customerId, pick(random, 'unit', 80)),
      data: {
        communityId: community(random),
        building: random.chance(0.8) ? random.pick(names) : null,
        unitNumber: random.chance(0.95) ? String(random.int(1, 400)) : 7,
        residentName: random.chance(0.7) ? random.pick(names) : null,
        status: random.pick(unitStatuses),
        smsOptIn: random.chance(0.5),
        // Not in any list.
        serviceNotes: random.pick(names),
      },
    }),
    (random: Random): RandomChange => ({
      path: `${paths.serviceLogs(customerId)}/${pick(random, 'log', 200)}`,
      data: {
        ...shiftRecord(random),
        unitId: pick(random, 'unit', 20),
        servicedAt: random.chance(0.9) ? moment(random) : null,
        outcome: random.chance(0.95) ? random.pick(serviceOutcomes) : 'burnt',
        reason: random.chance(0.3) ? random.pick(serviceReasons) : null,
        ...(random.chance(0.2) && { corrected: { id: 'another', outcome: 'notOut' } }),
        // Not in any summary.
        bagCount: random.int(0, 3),
      },
    }),
    (random: Random): RandomChange => ({
      path: `${paths.violations(customerId)}/${pick(random, 'violation', 80)}`,
      data: {
        ...shiftRecord(random),
        caseNumber: 'V-1',
        unitId: 'unit',
        typeId: 'type',
        status: random.chance(0.5) ? 'open' : random.pick(violationStatuses),
        reviewStatus: random.pick(['pending', 'approved', 'rejected']),
      },
    }),
  ];
};

/**
 * Random changes to different documents of an account, of every kind with summaries.
 * @param count how many, at most
 * @param now epoch milliseconds; nights are recent
 */
export const randomChanges = (
  customerId: string,
  random: Random,
  count: number,
  now: number,
): RandomChange[] => {
  const kinds = changesOf(customerId, now);
  const changes = Array.from({ length: count }, () => {
    const { path, data } = random.pick(kinds)(random);
    return { path, data: random.chance(0.15) ? null : data };
  });
  return [...new Map(changes.map((change) => [change.path, change])).values()];
};
