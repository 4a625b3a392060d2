import { serverTimestamp } from 'firebase/firestore';
import { paths } from 'shared-lib/domain';
import {
  damagedRecords,
  daysAway,
  forbiddenRecords,
  hourAgo,
  justNow,
  newRecords,
  photoOf,
  photosOf,
  shiftOf,
  soon,
  type FieldKind,
} from './fieldRecords.ts';
import { tonight } from '../../backend/rules/table/records.ts';
import { noOne, owner, runs, team, uids } from '../../backend/rules/table/roles.ts';
import {
  creating,
  deleting,
  getting,
  listing,
  listingOwn,
  updating,
  updatingWrong,
  type Row,
} from '../../backend/rules/table/Row.ts';
import { submissionRows } from './submissionRows.ts';

type Fields = Readonly<Record<string, unknown>>;

const beginsShift = (kind: FieldKind) => kind === 'clockInOuts' || kind === 'shiftReports';

/** The second clock-in or report of the night, the seventh record of the first report. */
const idOf = (kind: FieldKind, data: Fields): string => `${shiftOf(data)}_${beginsShift(kind) ? 2 : 7}`;

/** The record with its matching report, unless it names one. */
const inItsShift = (kind: FieldKind, data: Fields): Fields =>
  beginsShift(kind) ? data : { shiftReportId: shiftOf(data), ...data };

const writing = (
  what: string,
  kind: FieldKind,
  of: (uid: string) => Fields,
  by: Row['by'],
  as?: Row['as'],
): Row =>
  creating(
    what,
    paths[kind](owner),
    (uid) => idOf(kind, of(uid)),
    (uid) => inItsShift(kind, of(uid)),
    by,
    as,
  );

/** New records of a kind: author, place, time, and every possible error. */
const newRows = (kind: FieldKind): Row[] => {
  const path = paths[kind](owner);
  const valid = newRecords[kind];
  const written = { ...valid(uids.specialist, hourAgo), shiftReportId: 'one' };
  const at = (communityId: string) => (uid: string) => ({ ...valid(uid), communityId });
  const faults = { ...damagedRecords[kind], ...forbiddenRecords[kind] };
  return [
    getting(`${path}/one`, [...runs, 'specialist'], written),
    listing(path, runs),
    listingOwn(path, team),
    writing('one’s own, where one serves on Mondays', kind, valid, ['specialist']),
    writing('one’s own, where one is District Manager', kind, at('oak'), ['manager']),
    writing('one’s own, where the schedule says so', kind, at('pine'), ['colleague']),
    writing('one’s own, where one was replaced during the night', kind, at('elder'), ['specialist']),
    writing('one’s own, where one was replaced as District Manager or stand-in', kind, at('cedar'), [
      'manager',
      'colleague',
    ]),
    ...Object.entries(faults).map(([what, fault]) =>
      writing(what, kind, (uid) => ({ ...valid(uid), ...fault }), noOne, ['specialist']),
    ),
    deleting(`${path}/one`, written, noOne),
  ];
};

/** Ids that a new record may not have, by kind. */
const wrongIds = (kind: FieldKind, ids: readonly string[]): Row[] =>
  ids.map((id) =>
    creating(
      `with the id ${id.replace(tonight(), '…')}`,
      paths[kind](owner),
      id,
      (uid) => inItsShift(kind, newRecords[kind](uid)),
      noOne,
      ['specialist'],
    ),
  );

const shift = `${uids.specialist}_${tonight()}_maple`;
const others = `${uids.colleague}_${tonight()}_maple`;
const first = ['free', others, `${shift}_0`, `${shift}_5`, `${shift}_02`, `${shift}_2_2`, `${shift}2`];
const numbered = (max: number) => [
  'free',
  shift,
  `${others}_1`,
  `${shift}_0`,
  `${shift}_01`,
  `${shift}_x`,
  `${shift}_-1`,
  `${shift}_2_1`,
  `${shift}_${max + 1}`,
];

const clocks = paths.clockInOuts(owner);
const onTheClock = newRecords.clockInOuts(uids.specialist, hourAgo);
const out = () => ({ status: 'closed', clockOutAt: justNow, breakMin: 30, updatedAt: serverTimestamp() });

const clockOutRows: Row[] = [
  updating('clock out', `${clocks}/one`, onTheClock, out, ['specialist']),
  ...updatingWrong(`${clocks}/one`, 'specialist', onTheClock, out, {
    'clock out in the future': { clockOutAt: soon },
    'a break longer than the shift': { breakMin: 61 },
    'a break below zero': { breakMin: -1 },
    'no break, by null': { breakMin: null },
    'working time of one’s own': { workedMin: 10_080 },
    'another start': { scheduledStart: justNow },
    'no lateness': { lateMin: 0 },
    'clock in earlier after all': { clockInAt: justNow },
    'out but open': { status: 'open' },
    'another member': { memberId: uids.colleague },
    'touched at another time': { updatedAt: hourAgo },
  }),
  updating('clock out before the clock-in', `${clocks}/one`, { ...onTheClock, clockInAt: soon }, out, noOne),
  updating(
    'clock out after two days',
    `${clocks}/one`,
    { ...onTheClock, clockInAt: new Date(Date.now() - 48 * 3_600_000) },
    out,
    noOne,
  ),
  updating('clock out twice', `${clocks}/one`, { ...onTheClock, ...out(), updatedAt: hourAgo }, out, noOne),
  updating(
    'clock out, deactivated meanwhile',
    `${clocks}/one`,
    { ...onTheClock, memberId: uids.inactiveAdmin },
    out,
    noOne,
  ),
  updating(
    'clock out where it is archived meanwhile',
    `${clocks}/one`,
    { ...onTheClock, communityId: 'birch' },
    out,
    ['specialist'],
  ),
];

const long = (size: number) => 'ñ'.repeat(size);

const violations = paths.violations(owner);
const pending = newRecords.violations(uids.specialist, hourAgo);
const more = () => ({
  photos: [photoOf('violations', 'one', uids.specialist, '6.jpg')],
  description: 'A second bag.',
  severity: 'low',
  updatedAt: serverTimestamp(),
});

const sightingRows: Row[] = [
  writing(
    'with six photos',
    'violations',
    (uid) => ({ ...newRecords.violations(uid), photos: photosOf(uid, 6) }),
    ['specialist'],
  ),
  writing(
    'of a type that asks for no photo, without one',
    'violations',
    (uid) => ({ ...newRecords.violations(uid), typeId: 'early' }),
    ['specialist'],
  ),
  writing(
    'of a type that is gone, without a photo',
    'violations',
    (uid) => ({ ...newRecords.violations(uid), typeId: 'gone' }),
    ['specialist'],
  ),
  writing(
    'of a type that asks for a photo, without one',
    'violations',
    (uid) => ({ ...newRecords.violations(uid), typeId: 'glass' }),
    noOne,
  ),
  writing(
    'of a type that asks for a photo, with one',
    'violations',
    (uid) => ({ ...newRecords.violations(uid), typeId: 'glass', photos: photosOf(uid, 1) }),
    ['specialist'],
  ),
  updating(
    'take the last photo away',
    `${violations}/one`,
    { ...pending, typeId: 'glass', photos: [photoOf('violations', 'one', uids.specialist)] },
    () => ({ photos: [], updatedAt: serverTimestamp() }),
    noOne,
  ),
  updating('add a photo', `${violations}/one`, pending, more, ['specialist']),
  updating(
    'add a photo after the review',
    `${violations}/one`,
    { ...pending, reviewStatus: 'approved' },
    more,
    noOne,
  ),
  ...updatingWrong(`${violations}/one`, 'specialist', pending, more, {
    'a photo from another record': { photos: [photoOf('violations', 'two', uids.specialist)] },
    'a photo of 800 KB of path': { photos: [{ path: long(400_000) }] },
    'another unit': { unitId: 'b-202' },
    'a case number': { caseNumber: 'V-1' },
    'a description of 10,001 bytes': { description: `x${long(5000)}` },
  }),
];

/** The possible fields of a scan or a service log. */
const inFull = (kind: 'checkpointScans' | 'serviceLogs') => (uid: string) => {
  const record = newRecords[kind](uid);
  return {
    ...record,
    geo: { lat: 36.1, lng: -86.7, accuracyM: 8, distanceM: 20, status: 'inside' },
    photo: photoOf(kind, `${shiftOf(record)}_7`, uid),
    ...(kind === 'serviceLogs' && { reason: 'access' }),
  };
};

const logs = paths.serviceLogs(owner);
const scans = paths.checkpointScans(owner);
const corrected = (uid: string) => ({
  ...newRecords.serviceLogs(uid),
  memberId: uids.specialist,
  servicedAt: hourAgo,
});

/** A shift of the night before, at the community where the specialist was replaced tonight. */
const before = (uid: string) => ({
  ...newRecords.clockInOuts(uid),
  communityId: 'elder',
  serviceDate: daysAway(-1),
});
const report = { ...newRecords.shiftReports(uids.specialist, hourAgo), communityId: 'elder' };

/** A specialist's permissions at a community that was reassigned to another specialist that night. */
const replacedRows: Row[] = [
  writing('of another night there', 'clockInOuts', before, noOne),
  updating('clock out there', `${clocks}/one`, { ...onTheClock, communityId: 'elder' }, out, ['specialist']),
  updating(
    'submit the report there',
    `${paths.shiftReports(owner)}/one`,
    report,
    () => ({ status: 'submitted', submittedAt: justNow, updatedAt: serverTimestamp() }),
    ['specialist'],
  ),
];

/** Everything a field app does with a night's records (docs/field-app.md). */
export const fieldRows: Row[] = [
  ...newRows('clockInOuts'),
  ...wrongIds('clockInOuts', first),
  ...clockOutRows,
  ...newRows('shiftReports'),
  ...wrongIds('shiftReports', first),
  ...submissionRows,
  ...newRows('checkpointScans'),
  ...wrongIds('checkpointScans', numbered(500)),
  updating(
    'change it',
    `${scans}/one`,
    newRecords.checkpointScans(uids.specialist, hourAgo),
    { result: 'onTime' },
    noOne,
  ),
  writing('with everything', 'checkpointScans', inFull('checkpointScans'), ['specialist']),
  ...newRows('serviceLogs'),
  writing('with everything', 'serviceLogs', inFull('serviceLogs'), ['specialist']),
  ...wrongIds('serviceLogs', numbered(9999)),
  updating(
    'change it',
    `${logs}/one`,
    newRecords.serviceLogs(uids.specialist, hourAgo),
    { outcome: 'notOut' },
    noOne,
  ),
  // A function corrects logs for the owner and Admins.
  creating('a correction by the office', logs, 'new', corrected, noOne),
  updating(
    'note a correction',
    `${logs}/one`,
    newRecords.serviceLogs(uids.specialist, hourAgo),
    { corrected: { id: 'two', outcome: 'notOut' } },
    noOne,
  ),
  ...newRows('violations'),
  ...wrongIds('violations', numbered(100)),
  ...sightingRows,
  ...replacedRows,
];
