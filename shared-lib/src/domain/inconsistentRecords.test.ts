import {
  checkpointScanSchema,
  clockInOutSchema,
  readDocument,
  serviceLogSchema,
  shiftReportSchema,
  violationSchema,
  type DocumentSchema,
} from './index.ts';

/** Inconsistent records, like those older field apps wrote. Each is read, so the office can see and fix it. */
const schemas = {
  clockInOuts: [clockInOutSchema, { status: 'closed' }],
  shiftReports: [shiftReportSchema, { status: 'submitted' }],
  checkpointScans: [checkpointScanSchema, { checkpointId: 'gate' }],
  serviceLogs: [serviceLogSchema, { unitId: 'a-1', outcome: 'collected' }],
  violations: [violationSchema, { unitId: 'a-1', typeId: 'loose', status: 'open' }],
} as const satisfies Record<string, readonly [DocumentSchema<unknown>, object]>;

type Kind = keyof typeof schemas;

const read = (kind: Kind, fields: object) => {
  const [schema, least] = schemas[kind];
  const shared = { serviceDate: '2026-11-21', communityId: 'maple', memberId: 'sam' };
  return readDocument<unknown>(schema, `customers/olivia/${kind}/one`, { ...shared, ...least, ...fields });
};
const moment = (text: string) => new Date(text);
const evening = moment('2026-11-22T02:00Z');
const earlier = moment('2026-11-22T01:00Z');
const nextYear = moment('2027-11-22T02:00Z');

test.each<[string, Kind, object, object]>([
  [
    'a clock-out before its clock-in, with the minutes a phone calculated from it',
    'clockInOuts',
    { clockInAt: evening, clockOutAt: earlier, workedMin: -60, lateMin: -5 },
    { workedMin: null, lateMin: 0, clockOutAt: earlier.getTime() },
  ],
  ['invalid minutes', 'clockInOuts', { workedMin: '480', lateMin: 0.5 }, { workedMin: null, lateMin: 0 }],
  ['a clock that is a year ahead', 'clockInOuts', { clockInAt: nextYear }, { clockInAt: nextYear.getTime() }],
  [
    'flags from a later release',
    'clockInOuts',
    { flags: ['sentLate', 'onTheMoon'] },
    { flags: ['sentLate'] },
  ],
  [
    'a report that ended before it began, with more doors than exist',
    'shiftReports',
    { startedAt: evening, submittedAt: earlier, durationMin: -60, unitsTotal: 40, unitsServiced: 60 },
    { durationMin: null, unitsServiced: 60 },
  ],
  [
    'a scan of an unknown code, a day off',
    'checkpointScans',
    { checkpointId: 'elsewhere', deviceAt: nextYear, geo: { status: 'denied' } },
    { result: null, flags: [] },
  ],
  ['a door a year ahead', 'serviceLogs', { servicedAt: nextYear }, { servicedAt: nextYear.getTime() }],
  [
    'a violation without a case, with a photo browsers can’t show',
    'violations',
    { photos: [{ path: 'customers/olivia/violations/one/1.heic' }], memberId: null },
    { caseNumber: '', memberId: null, occurrence: 1 },
  ],
])('%s', (_, kind, fields, expected) => {
  expect(read(kind, fields)).toMatchObject({ ok: true, value: expected });
});

test.each<[string, Kind, object]>([
  ['a record without a night', 'clockInOuts', { serviceDate: '2026-02-31' }],
  ['a record without a community', 'shiftReports', { communityId: 7 }],
  ['a code that refers to nothing known', 'violations', { status: 'whatever' }],
])('nothing can be shown for %s', (_, kind, fields) => {
  expect(read(kind, fields).ok).toBe(false);
});
