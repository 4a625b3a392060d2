import {
  clockInOutSchema,
  communitySchema,
  nightClockInOutOf,
  nightShiftReportOf,
  readDocument,
  shiftReportSchema,
} from 'shared-lib/domain';
import { roundsAtRisk } from './roundsAtRisk.ts';

const night = '2026-07-15';
const at = (time: string) => Date.parse(`${night}T${time}-04:00`);
const place = { communityId: 'maple', serviceDate: night, memberId: 'sam' };

const read = <T>(
  schema: Parameters<typeof readDocument<T>>[0],
  data: Readonly<Record<string, unknown>>,
): T => {
  const result = readDocument(schema, 'customers/o/records/one', data);
  if (!result.ok) throw new Error(result.error);
  return result.value;
};

/** 60 doors, to be done between 8 PM and 11 PM; Sam has been there since 8 PM. */
const roundOf = (report: object, clock: object = {}) => ({
  community: {
    ...read(communitySchema, {
      propertyName: 'Maple Court',
      serviceStart: '20:00',
      binInBy: '23:00',
      timezone: 'America/New_York',
      totalUnits: 60,
    }),
    id: 'maple',
  },
  serviceDate: night,
  clockInOuts: [
    nightClockInOutOf(
      read(clockInOutSchema, {
        ...place,
        status: 'open',
        scheduledStart: new Date(at('20:00')),
        clockInAt: new Date(at('20:00')),
        ...clock,
      }),
    ),
  ],
  shiftReports: [
    nightShiftReportOf(
      read(shiftReportSchema, { ...place, status: 'inProgress', unitsTotal: 60, ...report }),
    ),
  ],
});

test.each<[string, object, object, string, number | null]>([
  ['too slow', { unitsServiced: 10 }, {}, '21:00', 50],
  ['skipped doors count as done', { unitsServiced: 9, unitsSkipped: 1 }, {}, '21:00', 50],
  ['fast enough', { unitsServiced: 30 }, {}, '21:00', null],
  ['only minutes too slow', { unitsServiced: 20 }, {}, '21:02', null],
  ['too slow, but only for a quarter of an hour', { unitsServiced: 5 }, {}, '20:19', null],
  ['without doors on record', {}, {}, '22:30', null],
  ['done', { unitsServiced: 60 }, {}, '22:59', null],
  [
    'clocked out',
    { unitsServiced: 10 },
    { status: 'closed', clockOutAt: new Date(at('20:50')) },
    '21:00',
    null,
  ],
  ['past its end', { unitsServiced: 10 }, {}, '23:59', 50],
])('%s', (_, report, clock, time, doorsLeft) => {
  expect(roundsAtRisk([roundOf(report, clock)], at(time))).toEqual(
    doorsLeft === null ? [] : [{ ...place, finishBy: at('23:00'), doorsLeft }],
  );
});
