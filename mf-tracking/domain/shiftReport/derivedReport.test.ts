import { needsExpected, reportDifference, type StoredReport } from './derivedReport.ts';
import { lacksCompactorPhoto } from 'shared-lib/domain';

const counts = {
  unitsServiced: 0,
  unitsSkipped: 0,
  violationsCount: 0,
  checkpointsScanned: 0,
  scannedIds: [] as string[],
};
const features = { compactorPhotos: true, qrCodeScanning: true, propertyClaims: false };
const expected = { unitsTotal: 48, checkpointIds: ['gate', 'stairs'], features };
const told = { ...counts, unitsTotal: 48, checkpointsExpected: 2 };
const { scannedIds: _, ...derived } = told;

const begun: StoredReport = { status: 'inProgress', startedAt: 0, submittedAt: null, derived: {} };
const going: StoredReport = { ...begun, derived };
const submitted: StoredReport = { ...going, status: 'submitted', submittedAt: 95.5 * 60_000 };
const done: StoredReport = {
  ...submitted,
  derived: { ...derived, missedCheckpointIds: ['gate', 'stairs'], durationMin: 95 },
};

test.each([
  ['a new one', begun, true],
  ['one in progress', going, false],
  ['a submitted one', submitted, true],
  ['one with all fields set', done, false],
  ['one of a missed shift', { ...begun, status: 'missed' as const, derived }, false],
])('%s needs its expected values: %#', (_what, report, needs) => {
  expect(needsExpected(report)).toBe(needs);
});

test.each([
  [
    'a new one gets its expected values',
    begun,
    counts,
    expected,
    { unitsTotal: 48, checkpointsExpected: 2, features },
  ],
  ['a complete one is unchanged', going, counts, null, {}],
  ['a door', going, { ...counts, unitsServiced: 1 }, null, { unitsServiced: 1 }],
  [
    'expected values from the start stay',
    going,
    counts,
    { unitsTotal: 50, checkpointIds: [], features: { ...features, qrCodeScanning: false } },
    {},
  ],
  [
    'submitted: how long, and what was missed',
    submitted,
    { ...counts, checkpointsScanned: 1, scannedIds: ['gate', 'elsewhere'] },
    expected,
    { checkpointsScanned: 1, missedCheckpointIds: ['stairs'], durationMin: 95 },
  ],
  [
    'a scan that arrives later',
    done,
    { ...counts, checkpointsScanned: 1, scannedIds: ['stairs'] },
    null,
    { checkpointsScanned: 1, missedCheckpointIds: ['gate'] },
  ],
  ['returned, and sent again days later', { ...done, submittedAt: 99_999_999 }, counts, null, {}],
  [
    'one of a community without doors',
    begun,
    counts,
    { unitsTotal: 0, checkpointIds: [], features },
    { unitsTotal: 0, checkpointsExpected: 0, features },
  ],
  [
    'submitted before it began',
    { ...submitted, submittedAt: -5 },
    counts,
    expected,
    { missedCheckpointIds: ['gate', 'stairs'], durationMin: 0 },
  ],
  [
    'submitted without a start',
    { ...submitted, startedAt: null },
    counts,
    expected,
    { missedCheckpointIds: ['gate', 'stairs'] },
  ],
])('%s', (_what, report, counted, wanted, difference) => {
  expect(reportDifference(report, counted, wanted)).toEqual(difference);
});

const photo = { path: 'p', sha256: null, capturedAt: null, uploadedAt: null, uploadedBy: null };

test.each([
  ['a submitted one', { status: 'submitted' as const, features, compactorPhotos: [] }, true],
  ['one with a photo', { status: 'submitted' as const, features, compactorPhotos: [photo] }, false],
  ['one in progress', { status: 'inProgress' as const, features, compactorPhotos: [] }, false],
  ['one of a missed shift', { status: 'missed' as const, features, compactorPhotos: [] }, false],
  [
    'one that began without the feature',
    { status: 'approved' as const, features: { ...features, compactorPhotos: false }, compactorPhotos: [] },
    false,
  ],
  ['an older one', { status: 'approved' as const, features: null, compactorPhotos: [] }, false],
])('whether %s is missing a compactor photo', (_what, report, expectedToLack) => {
  expect(lacksCompactorPhoto(report)).toBe(expectedToLack);
});
