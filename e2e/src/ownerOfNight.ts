import { expect } from '@playwright/test';
import { addDays, momentOfNight, paths, serviceNight } from 'shared-lib/domain';
import { addRecords, communityRecord, createOwner, firestore, memberRecord } from './backend.ts';

const zone = 'America/New_York';
export const everyDay = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
export const tonight = serviceNight(Date.now(), zone);
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);

/** A community whose service begins this many minutes from now, by its local time. */
const community = (name: string, more: object = {}) => ({
  ...communityRecord(name),
  serviceDays: everyDay,
  totalUnits: 40,
  binInBy: '11:59',
  ...more,
});

const clockIn = (communityId: string, memberId: string, minutes: number, serviceDate = tonight) => ({
  communityId,
  memberId,
  serviceDate,
  scheduledStart: minutesAgo(minutes + 3),
  clockInAt: minutesAgo(minutes),
  status: 'open',
});

const report = (communityId: string, memberId: string, more: object = {}) => ({
  communityId,
  memberId,
  serviceDate: tonight,
  status: 'inProgress',
  startedAt: minutesAgo(30),
  unitsTotal: 40,
  unitsServiced: 10,
  checkpointsExpected: 4,
  checkpointsScanned: 1,
  ...more,
});

const [ada, ben, cleo] = [
  { ...memberRecord('x', 'Ada', 'Byron'), phone: '+12125550101' },
  memberRecord('x', 'Ben', 'Karim'),
  memberRecord('x', 'Cleo', 'Tran'),
];

/**
 * An owner on whose night one specialist works, one forgot to clock out, one hasn't come and one is done; the fifth community is
 * unassigned. The evening before, one community was served and one was missed.
 */
export async function ownerOfNight() {
  const owner = await createOwner({
    communities: {
      birch: community('Birch Test', {
        districtManagerId: 'cleo',
        geofence: { lat: 40.71, lng: -74, radiusM: 250 },
      }),
      cedar: community('Cedar Test'),
      dogwood: community('Dogwood Test'),
      elm: community('Elm Test'),
      fir: community('Fir Test', {
        timezone: 'America/Toronto',
        geofence: { lat: 40.73, lng: -74, radiusM: 250 },
      }),
    },
  });
  const { uid } = owner;
  const before = addDays(tonight, -1);
  await addRecords(uid, {
    team: Object.fromEntries(
      Object.entries({ ada, ben, cleo }).map(([id, member]) => [id, { ...member, customerId: uid }]),
    ),
    clockInOuts: {
      'ada-birch': clockIn('birch', 'ada', 30),
      'ben-cedar': clockIn('cedar', 'ben', 13 * 60),
      'cleo-elm': { ...clockIn('elm', 'cleo', 90), clockOutAt: minutesAgo(20), status: 'closed' },
      'ben-dogwood': {
        communityId: 'dogwood',
        memberId: 'ben',
        serviceDate: tonight,
        scheduledStart: minutesAgo(300),
        status: 'missed',
      },
      'ada-birch-before': {
        ...clockIn('birch', 'ada', 60, before),
        clockInAt: new Date(momentOfNight(before, '20:10', zone)),
        scheduledStart: new Date(momentOfNight(before, '20:00', zone)),
        clockOutAt: new Date(momentOfNight(before, '00:40', zone)),
        status: 'closed',
      },
    },
    shiftReports: {
      'ada-birch': report('birch', 'ada'),
      'cleo-elm': report('elm', 'cleo', { status: 'submitted', unitsServiced: 38, unitsSkipped: 2 }),
      'ada-birch-before': report('birch', 'ada', {
        serviceDate: before,
        status: 'approved',
        unitsServiced: 40,
      }),
      'cedar-before': report('cedar', 'ben', { serviceDate: before, status: 'missed', unitsServiced: 0 }),
    },
    violations: {
      one: {
        caseNumber: 'V-1',
        communityId: 'birch',
        status: 'open',
        serviceDate: tonight,
        memberId: 'ada',
        unitId: 'unit-1',
        typeId: 'loose',
        typeName: 'Loose trash',
      },
    },
  });
  await expect
    .poll(async () => (await firestore().doc(paths.summaryState(uid)).get()).data())
    .toHaveProperty('builtAt');
  return { ...owner, before };
}
