import { isDeepStrictEqual } from 'node:util';
import { addDays, earliestToday, groupBy, serviceNight } from 'shared-lib/domain';
import { overlapped } from 'mf-tracking/domain';
import { doorFields, doorContent } from 'mf-communities/domain';
import { countsAgainstUnit } from 'mf-tracking/domain';
import { noticeId } from '../functions/core/codes/noticeId.ts';
import { demoUids } from './accounts.ts';
import { bigOperator } from './businesses/bigOperator.ts';
import { recordsIn } from './seedRecords.ts';
import type { SeedSet } from './seedSet.ts';
import { sunriseValet } from './businesses/sunriseValet.ts';

/** Compares reports, service logs, scans and violations of the same shifts, at several times of a night. */

const millisPerMinute = 60_000;

const recordsOf = (set: SeedSet, owner: string) => ({
  reports: recordsIn(set, owner, 'shiftReports'),
  clockInOuts: recordsIn(set, owner, 'clockInOuts'),
  logs: recordsIn(set, owner, 'serviceLogs'),
  scans: recordsIn(set, owner, 'checkpointScans'),
  violations: recordsIn(set, owner, 'violations'),
  units: recordsIn(set, owner, 'units'),
  checkpoints: recordsIn(set, owner, 'checkpoints'),
  binTags: recordsIn(set, owner, 'binTags'),
  doors: new Map(
    set.documents.flatMap(({ path, data }) =>
      path.startsWith('codes/') ? [[path.slice('codes/'.length), data['door']] as const] : [],
    ),
  ),
});

describe.each([
  ['Sunrise Valet, in the evening', sunriseValet, demoUids.owner, '2026-11-21T21:40-05:00'],
  [
    'Sunrise Valet, after the change to standard time',
    sunriseValet,
    demoUids.owner,
    '2026-11-01T01:30-05:00',
  ],
  [
    'Sunrise Valet, on the day of the change to daylight time',
    sunriseValet,
    demoUids.owner,
    '2026-03-08T14:00-04:00',
  ],
  ['the large operator', bigOperator, demoUids.big, '2026-11-21T21:40-05:00'],
] as const)('%s', (_, build, owner, moment) => {
  const now = Date.parse(moment);
  const records = recordsOf(build(now), owner);
  const { reports, clockInOuts, logs, scans, violations } = records;
  const ofShift = <R extends { readonly shiftReportId: string | null }>(list: readonly R[]) =>
    groupBy(list, ({ shiftReportId }) => shiftReportId);
  const [logsOf, scansOf, violationsOf] = [ofShift(logs), ofShift(scans), ofShift(violations)];

  test('a door counted by a report has a service log, if there are any', () => {
    const logged = reports.filter(({ id }) => logsOf.has(id));
    expect(logged.length).toBeGreaterThan(20);
    const wrong = logged.filter(({ id, unitsServiced, unitsSkipped, unitsTotal }) => {
      const doors = logsOf.get(id) ?? [];
      const skipped = doors.filter(({ outcome }) => outcome === 'notCollected').length;
      return (
        unitsServiced + unitsSkipped > unitsTotal ||
        unitsSkipped !== skipped ||
        unitsServiced !== doors.length - skipped
      );
    });
    expect(wrong).toEqual([]);
  });

  test('a vacant unit is neither expected nor visited', () => {
    const active = groupBy(
      records.units.filter(({ status }) => status !== 'vacant'),
      ({ communityId }) => communityId,
    );
    expect(
      reports.filter(({ communityId, unitsTotal }) => unitsTotal !== (active.get(communityId)?.length ?? 0)),
    ).toEqual([]);
    const vacant = new Set(records.units.filter(({ status }) => status === 'vacant').map(({ id }) => id));
    expect(vacant.size).toBeGreaterThan(20);
    expect(logs.filter(({ unitId }) => vacant.has(unitId))).toEqual([]);
  });

  test('a specialist is on the clock only once at a time', () => {
    const byMember = groupBy(clockInOuts, ({ memberId }) => memberId);
    const twice = clockInOuts.filter(
      (record) => overlapped(record, byMember.get(record.memberId) ?? []).length > 0,
    );
    expect(twice.map(({ id, clockInAt, clockOutAt }) => [id, clockInAt, clockOutAt])).toEqual([]);
  });

  test('a scan counted by a report has a record, and a missed one has none', () => {
    const scanned = reports.filter(({ id }) => scansOf.has(id));
    expect(scanned.length).toBeGreaterThan(20);
    const placeOf = new Map(records.checkpoints.map((checkpoint) => [checkpoint.id, checkpoint.communityId]));
    const wrong = scanned.filter((report) => {
      const found = (scansOf.get(report.id) ?? []).map(({ checkpointId }) => checkpointId);
      const own = new Set(found.filter((id) => placeOf.get(id) === report.communityId));
      return own.size !== report.checkpointsScanned || report.missedCheckpointIds.some((id) => own.has(id));
    });
    expect(wrong).toEqual([]);
    expect(reports.filter((report) => report.checkpointsScanned > report.checkpointsExpected)).toEqual([]);
  });

  test('a report counts its violations', () => {
    const counted = reports.filter(({ violationsCount }) => violationsCount > 0);
    expect(counted.length).toBeGreaterThan(0);
    expect(
      reports.filter(({ id, violationsCount }) => violationsCount !== (violationsOf.get(id)?.length ?? 0)),
    ).toEqual([]);
  });

  test('a tag’s code matches its unit’s records', () => {
    const tags = records.binTags.filter(({ status }) => status === 'assigned');
    const logsAt = groupBy(logs, ({ unitId }) => unitId);
    const noticedAt = groupBy(violations, ({ unitId }) => unitId);
    const wrong = tags.filter(({ id, unitId }) => {
      const said = records.doors.get(id);
      const door = doorContent(
        logsAt.get(unitId ?? '') ?? [],
        noticedAt.get(unitId ?? '') ?? [],
        (violationId) => noticeId(owner, violationId),
      );
      return !isDeepStrictEqual(said, doorFields(door));
    });
    expect(wrong).toEqual([]);
  });

  test('everything happens within its shift', () => {
    const clockOf = new Map(clockInOuts.map((clock) => [clock.shiftReportId, clock]));
    const isOutside = (shiftReportId: string | null, at: number | null) => {
      const { clockInAt = null, clockOutAt = null } = clockOf.get(shiftReportId) ?? {};
      return at === null || clockInAt === null || at < clockInAt || at > (clockOutAt ?? now);
    };
    expect(logs.filter((log) => isOutside(log.shiftReportId, log.servicedAt))).toEqual([]);
    expect(scans.filter((scan) => isOutside(scan.shiftReportId, scan.scannedAt))).toEqual([]);
  });

  test('units, checkpoints and tags have their latest event', () => {
    const latest = (moments: readonly (number | null)[]) =>
      Math.max(0, ...moments.map((at) => at ?? 0)) || null;
    const served = groupBy(
      logs.filter(({ outcome }) => outcome !== 'notCollected'),
      ({ unitId }) => unitId,
    );
    const servedAt = (id: string) => latest((served.get(id) ?? []).map(({ servicedAt }) => servicedAt));
    expect(records.units.filter((unit) => unit.lastServicedAt !== servedAt(unit.id))).toEqual([]);
    const scannedAt = (id: string) =>
      latest(scans.filter(({ checkpointId }) => checkpointId === id).map((scan) => scan.scannedAt));
    const some = records.checkpoints.slice(0, 40);
    expect(some.filter((point) => point.lastScannedAt !== scannedAt(point.id))).toEqual([]);
    const tagged = groupBy(logs, ({ binTagId }) => binTagId);
    expect(
      records.binTags.filter(({ id, scanCount }) => scanCount !== (tagged.get(id)?.length ?? 0)),
    ).toEqual([]);
    const lately = violations.filter((violation) => countsAgainstUnit(violation, earliestToday(now)));
    const counts = groupBy(lately, ({ unitId }) => unitId);
    expect(
      records.units.filter(
        ({ id, violationCount90d }) => violationCount90d !== (counts.get(id)?.length ?? 0),
      ),
    ).toEqual([]);
  });
});

test('every served community of Sunrise Valet has a recent night’s round, door by door', () => {
  const now = Date.parse('2026-11-21T21:40-05:00');
  const { reports, logs } = recordsOf(sunriseValet(now), demoUids.owner);
  const served = reports.filter(
    ({ serviceDate, startedAt }) => startedAt !== null && serviceDate >= addDays('2026-11-21', -2),
  );
  const logged = new Set(logs.map(({ communityId }) => communityId));
  expect(served.filter(({ communityId }) => !logged.has(communityId))).toEqual([]);
  expect(logged.size).toBeGreaterThan(20);
  const odd = recordsOf(sunriseValet(now), demoUids.owner).scans.filter(
    ({ deviceAt, scannedAt }) => Math.abs((scannedAt ?? 0) - (deviceAt ?? 0)) > 720 * millisPerMinute,
  );
  expect(odd.length).toBe(1);
});

test.each([
  '2026-11-21T12:01-05:00',
  '2026-11-21T12:40-05:00',
  '2026-11-21T13:10-05:00',
  '2026-11-21T15:30-05:00',
  '2026-11-21T23:59-05:00',
  '2026-11-22T00:20-05:00',
  '2026-11-22T03:30-05:00',
  '2026-11-22T11:59-05:00',
  '2026-11-01T12:10-05:00',
  '2026-03-08T12:10-04:00',
])('Sunrise Valet’s records belong to the nights they name, at %s', (moment) => {
  const now = Date.parse(moment);
  const set = sunriseValet(now);
  const { clockInOuts, logs, scans } = recordsOf(set, demoUids.owner);
  const zoneOf = new Map(
    recordsIn(set, demoUids.owner, 'communities').map(({ id, timezone }) => [id, timezone]),
  );
  const isOutside = (
    { communityId, serviceDate }: { communityId: string; serviceDate: string },
    at: number | null,
  ) => at !== null && (at > now || serviceNight(at, zoneOf.get(communityId)!) !== serviceDate);
  expect(clockInOuts.some(({ serviceDate }) => serviceDate === serviceNight(now, 'America/New_York'))).toBe(
    true,
  );
  expect(
    clockInOuts.filter((clock) => isOutside(clock, clock.clockInAt) || isOutside(clock, clock.clockOutAt)),
  ).toEqual([]);
  expect(logs.filter((log) => isOutside(log, log.servicedAt))).toEqual([]);
  expect(scans.filter((scan) => isOutside(scan, scan.scannedAt))).toEqual([]);
  const backwards = clockInOuts.filter(
    ({ clockInAt, clockOutAt }) => clockOutAt !== null && clockOutAt < clockInAt!,
  );
  expect(backwards).toEqual([]);
});
