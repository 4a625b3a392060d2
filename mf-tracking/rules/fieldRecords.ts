import { serverTimestamp, Timestamp } from 'firebase/firestore';
import { owner, uids } from '../../backend/rules/table/roles.ts';
import { tonight } from '../../backend/rules/table/records.ts';

type Fields = Readonly<Record<string, unknown>>;

/** The collections that a field app writes to, as in docs/field-app.md. */
export type FieldKind = 'clockInOuts' | 'shiftReports' | 'checkpointScans' | 'serviceLogs' | 'violations';

const minutes = (count: number) => Timestamp.fromMillis(Date.now() + count * 60_000);

/** Moments of the night in progress, one the day before yesterday, and one in the future. */
export const hourAgo = minutes(-60);
export const justNow = minutes(-1);
const longAgo = minutes(-4 * 1440);
export const soon = minutes(30);
export const daysAway = (count: number): string =>
  new Date(Date.parse(tonight()) + count * 86_400_000).toISOString().slice(0, 10);

/** Text with this many letters, of two bytes each. */
const letters = (size: number) => 'ñ'.repeat(size);

/** The id shared by the report and the clock-in of a record's shift. */
export const shiftOf = ({ memberId, serviceDate, communityId }: Fields): string =>
  `${String(memberId)}_${String(serviceDate)}_${String(communityId)}`;

/**
 * The fields of every record, as its author writes them.
 * @param stamp the server's clock
 */
const shared = (uid: string, stamp: unknown) => ({
  serviceDate: tonight(),
  communityId: 'maple',
  memberId: uid,
  createdAt: stamp,
  createdBy: uid,
});

/** A photo of a record. */
export const photoOf = (kind: FieldKind, recordId: string, uid: string, name = '1.jpg') => ({
  path: `customers/${owner}/${kind}/${recordId}/${name}`,
  sha256: 'a0'.repeat(32),
  capturedAt: hourAgo,
  uploadedBy: uid,
});

/**
 * A new record of each kind, as a field app writes it.
 * @param stamp the server's clock; for rules its placeholder
 */
export const newRecords: Readonly<Record<FieldKind, (uid: string, stamp?: unknown) => Fields>> = {
  clockInOuts: (uid, stamp = serverTimestamp()) => ({
    ...shared(uid, stamp),
    status: 'open',
    source: 'qr',
    clockInAt: hourAgo,
    clockInGeo: { lat: 36.1, lng: -86.7, accuracyM: 8, distanceM: 20, status: 'inside' },
  }),
  shiftReports: (uid, stamp = serverTimestamp()) => ({
    ...shared(uid, stamp),
    status: 'inProgress',
    startedAt: hourAgo,
  }),
  checkpointScans: (uid, stamp = serverTimestamp()) => ({
    ...shared(uid, stamp),
    checkpointId: 'gate',
    scannedAt: stamp,
    deviceAt: hourAgo,
    deviceId: 'phone-7',
    geo: { status: 'denied' },
  }),
  serviceLogs: (uid, stamp = serverTimestamp()) => ({
    ...shared(uid, stamp),
    unitId: 'a-101',
    binTagId: 'Xk3f9aQ7LmZp',
    servicedAt: hourAgo,
    outcome: 'collected',
    stream: 'trash',
    bagCount: 2,
    method: 'binTag',
    syncedAt: stamp,
  }),
  violations: (uid, stamp = serverTimestamp()) => ({
    ...shared(uid, stamp),
    unitId: 'a-101',
    typeId: 'loose',
    severity: 'high',
    description: 'Seen on the round.',
    photos: [],
    observedAt: hourAgo,
    reportedBy: uid,
    collectedAnyway: true,
    reviewStatus: 'pending',
    status: 'open',
  }),
};

const damagedShared = {
  'on no date': { serviceDate: 'yesterday' },
  'on a day that its month has not': { serviceDate: '2026-02-30' },
  'in a month that is none': { serviceDate: '2026-99-99' },
  nowhere: { communityId: '' },
};

/** Invalid new records, rejected by both the rules and the schema. */
export const damagedRecords: Readonly<Record<FieldKind, Readonly<Record<string, Fields>>>> = {
  clockInOuts: {
    ...damagedShared,
    'a status that is none': { status: 'asleep' },
    'a way that is none': { source: 'pigeon' },
    'never, by a word': { clockInAt: 'never' },
    'a place that is none': { clockInGeo: { status: 'somewhere' } },
    'a place that is endless': { clockInGeo: { status: 'inside', lat: Number.POSITIVE_INFINITY } },
    'a place that is no number': { clockInGeo: { status: 'inside', lng: Number.NaN } },
    'as far as a word': { clockInGeo: { status: 'inside', distanceM: 'far' } },
  },
  shiftReports: {
    ...damagedShared,
    'a status that is none': { status: 'asleep' },
    'begun by a word': { startedAt: 'once' },
  },
  checkpointScans: {
    ...damagedShared,
    'no check point': { checkpointId: '' },
    'a device of 600 letters': { deviceId: letters(600) },
    'a word for a moment': { deviceAt: 'now' },
    'a place without a status': { geo: { lat: 1 } },
    'a photo that is no path': { photo: { path: 7 } },
  },
  serviceLogs: {
    ...damagedShared,
    'no unit': { unitId: '' },
    'an outcome that is none': { outcome: 'burnt' },
    'a reason that is none': { reason: 'rain' },
    'a stream that is none': { stream: 'river' },
    'no stream': { stream: null },
    'a way that is none': { method: 'pigeon' },
    'bags below zero': { bagCount: -1 },
    'half a bag': { bagCount: 0.5 },
    'no bags, by a word': { bagCount: 'none' },
    'a photo that is no path': { photo: { path: 7 } },
  },
  violations: {
    ...damagedShared,
    'no unit': { unitId: '' },
    'no kind': { typeId: '' },
    'a severity that is none': { severity: 'dreadful' },
    'no severity': { severity: null },
    'a description of 10,001 letters': { description: letters(10_001) },
    'photos that are none': { photos: [7] },
    'no photos, by a word': { photos: 'none' },
    'collected perhaps': { collectedAnyway: 'perhaps' },
    'a status that is none': { status: 'asleep' },
  },
};

const forbiddenShared = {
  'for somebody else': { memberId: uids.colleague },
  'in another’s name': { createdBy: uids.colleague },
  'at another time': { createdAt: hourAgo },
  'two nights ahead': { serviceDate: daysAway(3) },
  'of last week': { serviceDate: daysAway(-7) },
  'at a community that somebody else serves': { communityId: 'oak' },
  'at a community that is archived': { communityId: 'birch' },
  'at a community that is gone': { communityId: 'gone' },
  'at a community that never was': { communityId: 'atlantis' },
  'one more field': { bonusCents: 1 },
};

/** This many photos in a violation that its author writes as the seventh of the night. */
export const photosOf = (uid: string, count: number) => {
  const id = `${shiftOf(shared(uid, null))}_7`;
  return Array.from({ length: count }, (_, number) => photoOf('violations', id, uid, `${number + 1}.jpg`));
};

const [photo] = photosOf(uids.specialist, 1);

/** Readable values that its author may not write. */
export const forbiddenRecords: Readonly<Record<FieldKind, Readonly<Record<string, Fields>>>> = {
  clockInOuts: {
    ...forbiddenShared,
    'with a scheduled start': { scheduledStart: hourAgo },
    'with minutes late': { lateMin: 0 },
    'with working time': { workedMin: 10_080 },
    'in the future': { clockInAt: soon },
    'days before its night': { clockInAt: longAgo },
    'out already': { status: 'closed', clockOutAt: justNow },
    'by hand': { source: 'manual' },
    'approved already': { approvedBy: uids.specialist },
    'of another report': { shiftReportId: 'another' },
  },
  shiftReports: {
    ...forbiddenShared,
    'approved already': { status: 'approved' },
    'submitted already': { status: 'submitted', submittedAt: justNow },
    'a review of one’s own': { reviewNote: 'Well done' },
    'begun in the future': { startedAt: soon },
    'with doors counted': { unitsServiced: 300 },
    'with missed check points': { missedCheckpointIds: [] },
  },
  checkpointScans: {
    ...forbiddenShared,
    'a moment of the device for the server’s': { scannedAt: hourAgo },
    'a result of one’s own': { result: 'onTime' },
    'in the future': { deviceAt: soon },
    'days before its night': { deviceAt: longAgo },
    'a device of 201 bytes': { deviceId: `x${letters(100)}` },
    'another record’s photo': { photo },
  },
  serviceLogs: {
    ...forbiddenShared,
    'in the future': { servicedAt: soon },
    'days before its night': { servicedAt: longAgo },
    'more than 1,000 bags': { bagCount: 1001 },
    'come another time': { syncedAt: hourAgo },
    'a correction of one’s own': { corrects: 'one', correctionReason: 'No' },
    'corrected already': { corrected: { id: 'two', outcome: 'notOut' } },
    'another record’s photo': { photo },
  },
  violations: {
    ...forbiddenShared,
    'with a case number': { caseNumber: 'V-1' },
    'with an occurrence': { occurrence: 1 },
    'approved already': { reviewStatus: 'approved' },
    'notified already': { status: 'notified' },
    'with a notice': { notices: [] },
    'with a fine': { fineCents: 100 },
    'seen in the future': { observedAt: soon },
    'reported by somebody else': { reportedBy: uids.colleague },
    'seven photos': { photos: photosOf(uids.specialist, 7) },
    'a photo from elsewhere': {
      photos: [{ ...photo, path: 'customers/another-owner/violations/one/1.jpg' }],
    },
    'a photo by somebody else': { photos: [{ ...photo, uploadedBy: uids.colleague }] },
    'a photo with a letter to the world': { photos: [{ ...photo, note: letters(100_000) }] },
    'a photo with a hash of 800 KB': { photos: [photo, { ...photo, sha256: letters(400_000) }] },
    'a sixth photo with a path of 800 KB': {
      photos: [photo, photo, photo, photo, photo, { path: letters(400_000) }],
    },
    'a description of 1,001 bytes': { description: `x${letters(500)}` },
    'a description of what no keyboard writes': { description: 'Seen\u0001twice' },
  },
};
