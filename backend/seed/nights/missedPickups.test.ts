import { verdictOf } from 'mf-communities/domain';
import { demoUids } from '../accounts.ts';
import { recordsIn } from '../seedRecords.ts';
import { sunriseValet } from '../businesses/sunriseValet.ts';

/** At any hour of the day, on any weekday. */
test.each([
  '2026-11-21T21:40-05:00',
  '2026-11-23T03:00-05:00',
  '2026-11-24T11:59-05:00',
  '2026-11-25T12:05-05:00',
  '2026-11-26T19:30-05:00',
  '2026-03-08T09:00-04:00',
])('the records of %s confirm one report of each verdict', (moment) => {
  const now = Date.parse(moment);
  const owner = demoUids.owner;
  const demo = sunriseValet(now);
  const requests = recordsIn(demo, owner, 'contactSubmissions');
  const communities = recordsIn(demo, owner, 'communities');
  const units = recordsIn(demo, owner, 'units');
  const records = {
    logs: recordsIn(demo, owner, 'serviceLogs'),
    clockIns: recordsIn(demo, owner, 'clockInOuts'),
    reports: recordsIn(demo, owner, 'shiftReports'),
    scans: recordsIn(demo, owner, 'checkpointScans'),
  };
  const verdictOn = (communityId: string, unitNumber: string) => {
    const request = requests.find((one) => one.communityId === communityId && one.unitNumber === unitNumber)!;
    const { night, createdAt, unitId } = request;
    expect(createdAt).toBeLessThan(now);
    const ofNight = <T extends { communityId: string; serviceDate: string }>(all: readonly T[]) =>
      all.filter((record) => record.communityId === communityId && record.serviceDate === night);
    const building = units.filter((unit) => unit.communityId === communityId && unit.building === 'A');
    return verdictOf({
      place: communities.find(({ id }) => id === communityId)!,
      night: night!,
      reportedAt: createdAt,
      now,
      unitId,
      neighbourIds: building.map(({ id }) => id),
      logs: ofNight(records.logs),
      clockIns: ofNight(records.clockIns),
      reports: ofNight(records.reports),
      scans: ofNight(records.scans),
      announcement: null,
    });
  };
  expect(verdictOn('birchwood-terrace', 'A-101')).toMatchObject({ verdict: 'served', reason: 'collected' });
  expect(verdictOn('the-foundry-lofts', 'A-203')).toMatchObject({ verdict: 'missed', reason: 'passedBy' });
  expect(verdictOn('cedar-glen', 'B-105')).toMatchObject({ verdict: 'setOutLate', reason: 'notOut' });
  expect(verdictOn('harbor-point', 'Z-900')).toMatchObject({ verdict: 'unknown', reason: 'noUnit' });
});
