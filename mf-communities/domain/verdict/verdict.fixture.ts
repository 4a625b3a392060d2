import { momentOfNight, type DoorLog } from 'shared-lib/domain';
import type { VerdictFacts } from './nightOf.ts';

/** A Monday. */
export const night = '2026-11-16';

export const place: VerdictFacts['place'] = {
  timezone: 'America/New_York',
  serviceDays: ['monday', 'wednesday', 'friday'],
  noServiceDates: [],
  setOutStart: '18:00',
  setOutEnd: '20:00',
  serviceStart: '20:00',
};

/** A moment of the night, in the community's local time. */
export const at = (time: string, of = night, timeZone = place.timezone): number =>
  momentOfNight(of, time, timeZone);

/** A service log of the door in question: collected at 21:14 by a scan of its tag. */
export const log = (more: Partial<DoorLog> = {}): DoorLog => {
  const servicedAt = more.servicedAt === undefined ? at('21:14') : more.servicedAt;
  return {
    id: 'log',
    unitId: 'a-101',
    memberId: 'sam',
    serviceDate: night,
    servicedAt,
    createdAt: servicedAt,
    syncedAt: servicedAt,
    outcome: 'collected',
    reason: null,
    method: 'binTag',
    geo: null,
    photo: null,
    corrects: null,
    corrected: null,
    ...more,
  };
};

/** One at a neighbor's door, four minutes earlier. */
export const neighbor = (more: Partial<DoorLog> = {}): DoorLog =>
  log({ id: 'neighbour', unitId: 'a-102', servicedAt: at('21:10'), method: 'manual', ...more });

export const outside = { lat: null, lng: null, accuracyM: 5, distanceM: 640, status: 'outside' } as const;
export const inside = { lat: null, lng: null, accuracyM: 5, distanceM: 12, status: 'inside' } as const;

export const photo = {
  path: 'photos/1.jpg',
  sha256: null,
  capturedAt: null,
  uploadedAt: null,
  uploadedBy: null,
};

export const clockIn = {
  id: 'clock',
  status: 'closed',
  clockInAt: at('20:05'),
  clockOutAt: at('22:40'),
} as const;

export const report = {
  id: 'report',
  status: 'submitted',
  startedAt: at('20:05'),
  submittedAt: at('22:40'),
  unitsServiced: 40,
  unitsTotal: 48,
} as const;

/** A night on which someone came and recorded no doors, reported the morning after. */
export const facts = (more: Partial<VerdictFacts> = {}): VerdictFacts => ({
  place,
  night,
  reportedAt: at('07:30'),
  now: at('08:00'),
  unitId: 'a-101',
  neighbourIds: ['a-102', 'a-103'],
  logs: [],
  clockIns: [clockIn],
  reports: [report],
  scans: [],
  announcement: null,
  ...more,
});

/** No one came. */
export const nothing = { clockIns: [], reports: [] };

/** A corrected entry of the door. */
export const correction = { id: 'log-corrected', method: 'manual', corrects: 'log' } as const;

/** An announcement to the residents. */
export const told = (kind: 'runningLate' | 'noService', minutes = 0) => ({
  date: night,
  kind,
  at: at('19:05'),
  minutes,
});
