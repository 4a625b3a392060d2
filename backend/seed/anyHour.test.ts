import {
  lateAfterMin,
  missedAfterMin,
  momentOfNight,
  serviceNight,
  weekdayOf,
  type ClockInOut,
} from 'shared-lib/domain';
import { shiftIdOf, shiftsOfNight } from './nights/shiftsOfNight.ts';
import { shiftState } from 'mf-tracking/domain';
import { demoUids } from './accounts.ts';
import { recordsIn } from './seedRecords.ts';
import { sunriseValet } from './businesses/sunriseValet.ts';

/** At any hour and weekday when the demo is created, something is happening, and all records of it agree. */

const minute = 60_000;
const owner = demoUids.owner;
const east = 'America/New_York';

/** Each hour of the day, on consecutive days. */
const everyHour = Array.from({ length: 24 }, (_, index) =>
  new Date(Date.parse('2026-11-16T05:35Z') + index * 25 * 3_600_000).toISOString(),
);
const turns = [
  '2026-11-21T11:59-05:00',
  '2026-11-21T12:00-05:00',
  '2026-11-21T12:25-05:00',
  '2026-11-21T14:59-05:00',
  '2026-11-21T15:01-05:00',
  '2026-11-01T01:30-04:00',
  '2026-11-01T01:30-05:00',
  '2026-03-08T03:10-04:00',
];

describe.each([...everyHour, ...turns])('the demo created at %s', (moment) => {
  const now = Date.parse(moment);
  const set = sunriseValet(now);
  const of = <Name extends Parameters<typeof recordsIn>[2]>(name: Name) => recordsIn(set, owner, name);
  const communities = new Map(of('communities').map((community) => [community.id, community]));
  const placeOf = (id: string) => {
    const found = communities.get(id);
    if (!found) throw new Error(id);
    return found;
  };
  const clockIns = of('clockInOuts');
  const clockOf = new Map(clockIns.map((record) => [record.shiftReportId, record]));
  const sinceNoon = (now - momentOfNight(serviceNight(now, east), '12:00', east)) / minute;

  test('has clock-ins during their communities’ hours, each in its night', () => {
    const wrong = clockIns.filter(({ communityId, serviceDate, scheduledStart, clockInAt, lateMin }) => {
      const { timezone, serviceStart, serviceDays } = placeOf(communityId);
      const start = momentOfNight(serviceDate, serviceStart, timezone);
      if (scheduledStart !== start || !serviceDays.includes(weekdayOf(serviceDate))) return true;
      if (clockInAt === null) return now < start + missedAfterMin * minute;
      return (
        clockInAt > now ||
        clockInAt < start - lateAfterMin * minute ||
        clockInAt > start + 60 * minute ||
        serviceNight(clockInAt, timezone) !== serviceDate ||
        lateMin !== Math.max(0, Math.floor((clockInAt - start) / minute))
      );
    });
    expect(wrong).toEqual([]);
  });

  test('has no one in two places at once, unless they forgot to clock out', () => {
    const byMember = Map.groupBy(
      clockIns.filter(({ clockInAt }) => clockInAt !== null),
      ({ memberId }) => memberId,
    );
    const isWith = (one: ClockInOut, next: ClockInOut) =>
      one.status !== 'autoClosed' && (one.clockOutAt ?? Infinity) > next.clockInAt!;
    const wrong = [...byMember.values()].flatMap((own) => {
      const sorted = own.toSorted((a, b) => a.clockInAt! - b.clockInAt!);
      return sorted.filter((one, place) => sorted[place + 1] && isWith(one, sorted[place + 1]!));
    });
    expect(wrong).toEqual([]);
    expect(clockIns.filter(({ status }) => status === 'autoClosed')).toMatchObject([
      { memberId: 'kwame-mensah' },
    ]);
  });

  test('has rounds and violations between their shifts’ clock-in and clock-out', () => {
    const isOutside = (shiftReportId: string | null, at: number | null) => {
      const clock = clockOf.get(shiftReportId);
      return at === null || !clock?.clockInAt || at < clock.clockInAt || at > (clock.clockOutAt ?? now);
    };
    expect(of('serviceLogs').filter((log) => isOutside(log.shiftReportId, log.servicedAt))).toEqual([]);
    expect(of('checkpointScans').filter((scan) => isOutside(scan.shiftReportId, scan.scannedAt))).toEqual([]);
    expect(of('violations').filter((found) => isOutside(found.shiftReportId, found.observedAt))).toEqual([]);
    expect(
      of('shiftReports').filter(
        ({ id, status, startedAt, submittedAt }) =>
          startedAt !== (clockOf.get(id)?.clockInAt ?? null) ||
          (status === 'inProgress') !== (clockOf.get(id)?.status === 'open') ||
          (submittedAt !== null && submittedAt > now),
      ),
    ).toEqual([]);
  });

  test('lets a field app continue each of tonight’s shifts in progress, and no other', () => {
    const tonight = ({ communityId, serviceDate }: ClockInOut) =>
      serviceDate === serviceNight(now, placeOf(communityId).timezone);
    const open = clockIns.filter((record) => record.status === 'open' && tonight(record));
    const idOf = ({ memberId, serviceDate, communityId }: ClockInOut) =>
      shiftIdOf({ memberId: memberId ?? '', serviceDate, communityId });
    expect(clockIns.filter((record) => record.id === idOf(record))).toEqual(open);
    expect(of('shiftReports').filter(({ status }) => status === 'inProgress')).toHaveLength(open.length);
    const logged = new Set(of('serviceLogs').map(({ shiftReportId }) => shiftReportId));
    // A specialist who just clocked in hasn't been at a door.
    expect(open.filter(({ id, clockInAt }) => !logged.has(id) && now - clockInAt! > 5 * minute)).toEqual([]);
  });

  test('notifies its owner of what the records say, at their times', () => {
    const told = of('notifications');
    const timeIn = (at: number, timezone: string) =>
      new Intl.DateTimeFormat('en-US', { timeZone: timezone, hour: 'numeric', minute: '2-digit' })
        .format(at)
        .replace(/\s/gu, ' ');
    let found = 0;
    for (const { id, kind, timestamp, message, title } of told) {
      expect(timestamp).toBeLessThanOrEqual(now);
      const record = clockIns.find((clock) => id.endsWith(`-${clock.id}`));
      if (!record || (kind !== 'clockIn' && kind !== 'clockOut' && kind !== 'missedShift')) continue;
      found += 1;
      const { propertyName, timezone, serviceDays } = placeOf(record.communityId);
      const said = {
        clockIn: record.clockInAt,
        clockOut: record.clockOutAt,
        missedShift: record.scheduledStart,
      };
      expect(message).toContain(propertyName);
      if (!(kind === 'clockOut' && record.status === 'closed')) {
        expect(message.replace(/\s/gu, ' ')).toContain(timeIn(said[kind]!, timezone));
      }
      expect(serviceDays).toContain(weekdayOf(record.serviceDate));
      expect(title === 'Late clock-in').toBe(kind === 'clockIn' && record.lateMin >= lateAfterMin);
      if (kind !== 'missedShift') expect(timestamp).toBe(said[kind]);
      else expect(timestamp).toBe(record.scheduledStart! + missedAfterMin * minute);
    }
    expect(found).toBeGreaterThan(10);
  });

  test('has a lively board', () => {
    const states = shiftsOfNight(of('communities'), of('assignedAgents'), of('schedule'), now).map((shift) =>
      shiftState(shift, clockIns, now, placeOf(shift.communityId)),
    );
    const count = (state: string) => states.filter((candidate) => candidate.state === state).length;
    const cameLate = states.filter((state) => state.state === 'onTheClock' && state.lateMin > 0);
    expect(states.filter((state) => state.state === 'onTheClock' && state.openTooLong)).toEqual([]);
    expect(count('unassigned')).toBeGreaterThan(0);
    // A night begins at noon: before that, no one has been anywhere, and no one is missing.
    if (sinceNoon < 65) return;
    expect(count('onTheClock')).toBeGreaterThan(3);
    expect(count('done')).toBeGreaterThan(0);
    expect(cameLate).toHaveLength(1);
    expect([count('missed'), count('late')]).toEqual(sinceNoon < missedAfterMin + 5 ? [0, 1] : [1, 0]);
  });

  test('texted residents what actually happened', () => {
    const told = set.documents.filter(({ path }) => /\/broadcasts\/[^/]+$/.test(path));
    expect(told.map(({ data }) => data['kind']).sort()).toEqual(['noService', 'runningLate']);
    for (const { data } of told) {
      const at = (data['createdAt'] as Date).getTime();
      const [communityId] = data['communityIds'] as [string];
      const night = serviceNight(at, placeOf(communityId).timezone);
      const record = clockIns.find(
        (clock) => clock.communityId === communityId && clock.serviceDate === night,
      );
      expect(record?.lateMin).toBe(data['kind'] === 'runningLate' ? data['minutes'] : undefined);
    }
  });
});
