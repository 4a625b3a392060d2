import {
  checkpointScanSchema,
  clockInOutSchema,
  readDocument,
  serviceLogSchema,
  shiftReportSchema,
  violationSchema,
  type DocumentSchema,
} from './index.ts';

/** Records that can't be as they say, such as older field apps wrote: each is read, so that it can be seen and put right. */
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
    'a clock-out before its clock-in, and the minutes that a phone made of it',
    'clockInOuts',
    { clockInAt: evening, clockOutAt: earlier, workedMin: -60, lateMin: -5 },
    { workedMin: null, lateMin: 0, clockOutAt: earlier.getTime() },
  ],
  [
    'minutes that are none',
    'clockInOuts',
    { workedMin: '480', lateMin: 0.5 },
    { workedMin: null, lateMin: 0 },
  ],
  ['a clock that is a year ahead', 'clockInOuts', { clockInAt: nextYear }, { clockInAt: nextYear.getTime() }],
  ['flags of a later release', 'clockInOuts', { flags: ['sentLate', 'onTheMoon'] }, { flags: ['sentLate'] }],
  [
    'a report that ended before it began, with more doors than there are',
    'shiftReports',
    { startedAt: evening, submittedAt: earlier, durationMin: -60, unitsTotal: 40, unitsServiced: 60 },
    { durationMin: null, unitsServiced: 60 },
  ],
  [
    'a scan of nothing that is known, a day off',
    'checkpointScans',
    { checkpointId: 'elsewhere', deviceAt: nextYear, geo: { status: 'denied' } },
    { result: null, flags: [] },
  ],
  ['a door a year ahead', 'serviceLogs', { servicedAt: nextYear }, { servicedAt: nextYear.getTime() }],
  [
    'a violation without a case, with a photo that no browser shows',
    'violations',
    { photos: [{ path: 'customers/olivia/violations/one/1.heic' }], memberId: null },
    { caseNumber: '', memberId: null, occurrence: 1 },
  ],
])('%s', (_, kind, fields, expected) => {
  expect(read(kind, fields)).toMatchObject({ ok: true, value: expected });
});

test.each<[string, Kind, object]>([
  ['a record of no night', 'clockInOuts', { serviceDate: '2026-02-31' }],
  ['one of no community', 'shiftReports', { communityId: 7 }],
  ['one that stands for nothing known', 'violations', { status: 'whatever' }],
])('of %s nothing could be shown', (_, kind, fields) => {
  expect(read(kind, fields).ok).toBe(false);
});
