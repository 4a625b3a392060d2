import type { Community } from 'shared-lib/domain';
import type { DoorStop, Round } from './round.ts';

/** What is known of a door that somebody reports as missed: its number within the community, counted from 0, and what was noted there. */
interface ReportedDoor {
  readonly index: number;
  /** Null for a door that was passed by, so that nothing was noted. */
  readonly outcome: Extract<DoorStop['outcome'], 'collected' | 'notOut'> | null;
}

/** The doors that residents report, by community: one that was served, one that was missed, and one that was set out late. */
export const reportedDoors: Readonly<Record<string, ReportedDoor>> = {
  'birchwood-terrace': { index: 0, outcome: 'collected' },
  'the-foundry-lofts': { index: 10, outcome: null },
  // Half an hour after service begins, so after the set-out window has closed.
  'cedar-glen': { index: 28, outcome: 'notOut' },
};

/** A round on which something certain happened at the door that somebody reports. */
export const withReportedDoor = (round: Round, { id }: Pick<Community, 'id'>): Round => {
  const reported = reportedDoors[id];
  if (!reported) return round;
  const { index, outcome } = reported;
  const before = round.doors.filter((door) => door.index < index);
  const after = round.doors.filter((door) => door.index > index);
  const at = round.doors.find((door) => door.index === index)?.at ?? before.at(-1)?.at ?? after[0]?.at;
  if (outcome === null || at === undefined) return { ...round, doors: [...before, ...after] };
  const stop = { index, at, outcome, reason: null, bagCount: outcome === 'collected' ? 2 : 0 };
  return { ...round, doors: [...before, stop, ...after] };
};
