import { needsExpected, reportDifference, type StoredReport } from './derivedReport.ts';
import { lacksCompactorPhoto } from './reportFacts.ts';

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
  ['one that goes on', going, false],
  ['one that was submitted', submitted, true],
  ['one of which all is said', done, false],
  ['one that nobody came to', { ...begun, status: 'missed' as const, derived }, false],
])('%s needs to be told what is expected: %#', (_what, report, needs) => {
  expect(needsExpected(report)).toBe(needs);
});

test.each([
  [
    'a new one is told what is expected',
    begun,
    counts,
    expected,
    { unitsTotal: 48, checkpointsExpected: 2, features },
  ],
  ['where all is well nothing is written', going, counts, null, {}],
  ['a door', going, { ...counts, unitsServiced: 1 }, null, { unitsServiced: 1 }],
  [
    'what was expected at the begin stays',
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
    'a scan that arrives after that',
    done,
    { ...counts, checkpointsScanned: 1, scannedIds: ['stairs'] },
    null,
    { checkpointsScanned: 1, missedCheckpointIds: ['gate'] },
  ],
  ['returned, and sent again days after', { ...done, submittedAt: 99_999_999 }, counts, null, {}],
  [
    'one of a community without a door',
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
    'submitted without a begin',
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
  ['one that is in', { status: 'submitted' as const, features, compactorPhotos: [] }, true],
  ['one with a photo', { status: 'submitted' as const, features, compactorPhotos: [photo] }, false],
  ['one under way', { status: 'inProgress' as const, features, compactorPhotos: [] }, false],
  ['one that nobody came to', { status: 'missed' as const, features, compactorPhotos: [] }, false],
  [
    'one that began without the feature',
    { status: 'approved' as const, features: { ...features, compactorPhotos: false }, compactorPhotos: [] },
    false,
  ],
  ['one of before', { status: 'approved' as const, features: null, compactorPhotos: [] }, false],
])('whether %s lacks a photo of the compactor', (_what, report, expectedToLack) => {
  expect(lacksCompactorPhoto(report)).toBe(expectedToLack);
});
