import { momentOfNight, serviceNight, type DoorVisit } from 'shared-lib/domain';
import { evidenceOf } from './evidenceOf.ts';
import { nightOf, type Night, type VerdictFacts } from './nightOf.ts';
import type { Proposal, Verdict, VerdictReason } from '../contactSubmission/decision.ts';

/** How close in time a neighbor's visit must be to confirm a visit, in milliseconds. */
const nearby = 20 * 60_000;

/**
 * Whether a log is reliable: the office corrected it, it has a photo, the tag at the door was scanned, or the
 * same person was at a neighbor's door around that time. A scan from too far away doesn't count.
 * @param neighbours of the same night
 */
const isCorroborated = (door: DoorVisit, neighbours: readonly DoorVisit[]): boolean => {
  const { log, at, isOutOfRange } = door;
  if (log.corrects !== null) return true;
  const isSeen = neighbours.some(
    (other) =>
      !other.isOutOfRange &&
      other.log.memberId === log.memberId &&
      other.at !== null &&
      at !== null &&
      Math.abs(other.at - at) <= nearby,
  );
  if (isOutOfRange) return isSeen;
  return log.photo !== null || log.method === 'binTag' || isSeen;
};

interface Finding {
  readonly verdict: Verdict;
  readonly reason: VerdictReason;
  readonly door?: DoorVisit;
}

const unknown = (reason: VerdictReason, door?: DoorVisit): Finding => ({
  verdict: 'unknown',
  reason,
  ...(door && { door }),
});

const missed = (reason: VerdictReason, door?: DoorVisit): Finding => ({
  verdict: 'missed',
  reason,
  ...(door && { door }),
});

/** The finding from the door's own records; null if there are none. */
const byDoor = ({ doors, neighbours, windowEnd }: Night): Finding | null => {
  const [any] = doors;
  if (!any) return null;
  const sure = doors.filter((door) => isCorroborated(door, neighbours));
  // A bag is collected once: a later visit finds it gone.
  const collected = sure.find(({ log }) => log.outcome === 'collected');
  if (collected) return { verdict: 'served', reason: 'collected', door: collected };
  const last = sure.at(-1);
  if (!last) return unknown('notBorneOut', any);
  if (last.log.outcome === 'notCollected') {
    return last.log.reason === 'setOut' ? unknown('setOutWrong', last) : missed('left', last);
  }
  if (last.at === null || last.clockOff !== null) return unknown('clockOff', last);
  // A resident has until the window closes: an earlier visit came too early.
  if (last.at < windowEnd) return missed('tooEarly', last);
  return { verdict: 'setOutLate', reason: 'notOut', door: last };
};

/** The finding from the rest of the night if there is no record of the door. */
const byNight = ({ facts, service, neighbours }: Night): Finding => {
  const { clockIns, reports, logs, scans, place, night, now, announcement, unitId } = facts;
  if (announcement?.kind === 'noService') return missed('calledOff');
  const came = clockIns.filter(({ clockInAt }) => clockInAt !== null);
  const worked =
    came.length > 0 ||
    logs.length > 0 ||
    scans.length > 0 ||
    reports.some(({ status }) => status !== 'missed');
  if (!worked) {
    if (service !== 'scheduled') return unknown('noService');
    const notedMissing =
      reports.some(({ status }) => status === 'missed') || clockIns.some(({ status }) => status === 'missed');
    if (notedMissing) return missed('nobodyCame');
    return unknown(now < momentOfNight(night, place.serviceStart, place.timezone) ? 'notYet' : 'noRecords');
  }
  if (unitId === null) return unknown('noUnit');
  // Someone who forgot to clock out is no longer there the next day.
  const isTonight = serviceNight(now, place.timezone) <= night;
  const isUnderWay =
    came.some(({ clockOutAt, status }) => clockOutAt === null && status === 'open') ||
    reports.some(({ status }) => status === 'inProgress');
  if (isTonight && isUnderWay) return unknown('underWay');
  if (neighbours.length > 0 || logs.length > 0) return missed('passedBy');
  return unknown('doorsNotRecorded');
};

/**
 * Proposes a verdict on a missed pickup from the records. A person decides; the proposal includes its
 * reasons.
 *
 * The door's own records count first: collected, if confirmed by a scan, a photo or the doors around it;
 * otherwise the last entry. "Not out" is the resident's responsibility only after the set-out window has
 * closed. Without a record of the door, the night decides: no one came, or its neighbors were visited.
 * Without any records, the verdict is unknown.
 */
export const verdictOf = (facts: VerdictFacts): Proposal => {
  const night = nightOf(facts);
  const { verdict, reason, door } = byDoor(night) ?? byNight(night);
  return {
    night: facts.night,
    verdict,
    reason,
    at: door?.at ?? null,
    evidence: evidenceOf(night),
  };
};
