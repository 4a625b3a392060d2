import type { DoorVisit } from 'shared-lib/domain';
import type { Night } from './nightOf.ts';
import { maxEvidence, type Evidence, type EvidenceKind } from '../contactSubmission/decision.ts';

const piece = (kind: EvidenceKind, more: Partial<Evidence> = {}): Evidence => ({
  kind,
  at: null,
  until: null,
  word: null,
  count: null,
  of: null,
  recordId: null,
  photo: null,
  ...more,
});

/** The first and the last of some moments. */
const span = (moments: readonly (number | null)[]): Pick<Evidence, 'at' | 'until'> => {
  const known = moments.filter((moment) => moment !== null);
  return known.length === 0
    ? { at: null, until: null }
    : { at: Math.min(...known), until: Math.max(...known) };
};

/** The finding of one service log of the door, and anything unusual about it. */
const ofDoor = ({ log, at, clockOff, isOutOfRange }: DoorVisit): Evidence[] => [
  piece(log.corrects === null ? 'door' : 'correction', {
    at,
    word: log.outcome === 'notCollected' && log.reason !== null ? log.reason : log.outcome,
    recordId: log.id,
    photo: log.photo?.path ?? null,
  }),
  ...(isOutOfRange
    ? [piece('outOfRange', { at, count: Math.round(Math.max(0, log.geo?.distanceM ?? 0)), recordId: log.id })]
    : []),
  ...(clockOff === null ? [] : [piece('clockOff', { at, count: clockOff, recordId: log.id })]),
];

/** How many visits to one door are listed; more are only counted. */
const toldDoors = 4;

const ofNight = ({ facts, service, windowStart, windowEnd }: Night): Evidence[] => {
  const { announcement, clockIns, reports, reportedAt } = facts;
  const came = clockIns.filter(({ clockInAt }) => clockInAt !== null).slice(0, 4);
  const isMissed =
    clockIns.some(({ status }) => status === 'missed') || reports.some(({ status }) => status === 'missed');
  return [
    piece('schedule', { word: service }),
    piece('window', { at: windowStart, until: windowEnd }),
    ...(announcement
      ? [piece('announcement', { at: announcement.at, word: announcement.kind, count: announcement.minutes })]
      : []),
    ...came.map(({ id, clockInAt, clockOutAt }) =>
      piece('clockIn', { at: clockInAt, until: clockOutAt, recordId: id }),
    ),
    ...(came.length === 0 ? [piece('nobodyCame', { word: isMissed ? 'noted' : 'nothing' })] : []),
    ...reports
      .filter(({ status }) => status !== 'missed')
      .slice(0, 4)
      .map(({ id, status, startedAt, submittedAt, unitsServiced, unitsTotal }) =>
        piece('report', {
          at: startedAt,
          until: submittedAt,
          word: status,
          count: unitsServiced,
          of: unitsTotal,
          recordId: id,
        }),
      ),
    ...(reportedAt === null ? [] : [piece('reported', { at: reportedAt })]),
  ];
};

/**
 * The evidence of a night, in the order a person would tell it: the door, its neighbors, the route, the
 * plan.
 */
export const evidenceOf = (night: Night): Evidence[] => {
  const { facts, doors, neighbours } = night;
  const visited = new Set(neighbours.map(({ log }) => log.unitId));
  const inRange = facts.scans.filter(({ result }) => result !== 'outOfRange');
  return [
    ...(facts.unitId === null ? [piece('unitUnknown')] : []),
    ...doors.slice(0, toldDoors).flatMap(ofDoor),
    ...(doors.length > 1 ? [piece('duplicates', { count: doors.length })] : []),
    ...(doors.length === 0 && facts.unitId !== null ? [piece('noDoor')] : []),
    ...(facts.neighbourIds.length > 0
      ? [
          piece('neighbours', {
            ...span(neighbours.map(({ at }) => at)),
            count: visited.size,
            of: facts.neighbourIds.length,
          }),
        ]
      : []),
    ...(facts.scans.length > 0
      ? [
          piece('checkpoints', {
            ...span(inRange.map(({ scannedAt }) => scannedAt)),
            count: inRange.length,
            of: facts.scans.length,
          }),
        ]
      : []),
    ...ofNight(night),
  ].slice(0, maxEvidence);
};
