import { momentOfNight, serviceNight, type Verdict, type VerdictReason } from 'shared-lib/domain';
import type { Proposal } from '../contactSubmission/proposal.ts';
import { isBorneOut, type DoorVisit } from './doorOf.ts';
import { evidenceOf } from './evidenceOf.ts';
import { nightOf, type Night, type VerdictFacts } from './nightOf.ts';

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

/** What the records of the door itself say; null where there are none. */
const byDoor = ({ doors, neighbours, windowEnd }: Night): Finding | null => {
  const [any] = doors;
  if (!any) return null;
  const sure = doors.filter((door) => isBorneOut(door, neighbours));
  // A bag is collected once: whoever came by again found it gone.
  const collected = sure.find(({ log }) => log.outcome === 'collected');
  if (collected) return { verdict: 'served', reason: 'collected', door: collected };
  const last = sure.at(-1);
  if (!last) return unknown('notBorneOut', any);
  if (last.log.outcome === 'notCollected') {
    return last.log.reason === 'setOut' ? unknown('setOutWrong', last) : missed('left', last);
  }
  if (last.at === null || last.clockOff !== null) return unknown('clockOff', last);
  // Until the window closes a resident has time: who comes earlier has come too early.
  if (last.at < windowEnd) return missed('tooEarly', last);
  return { verdict: 'setOutLate', reason: 'notOut', door: last };
};

/** What the rest of the night says where nobody noted anything of the door. */
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
  // Who forgot to clock out is not there any more the day after.
  const isTonight = serviceNight(now, place.timezone) <= night;
  const isUnderWay =
    came.some(({ clockOutAt, status }) => clockOutAt === null && status === 'open') ||
    reports.some(({ status }) => status === 'inProgress');
  if (isTonight && isUnderWay) return unknown('underWay');
  if (neighbours.length > 0 || logs.length > 0) return missed('passedBy');
  return unknown('doorsNotRecorded');
};

/**
 * What the records say of a pickup that somebody missed. A person decides; this only proposes, with what it goes by.
 *
 * What stands of the door counts first: collected, if that is borne out by a scan, a photo or the doors around it; else what was noted last.
 * "Not out" is the resident's only after the set-out window has closed. Without a record of the door, the night tells: nobody came, or its
 * neighbours were visited. Where nothing was recorded at all, nobody can tell.
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
