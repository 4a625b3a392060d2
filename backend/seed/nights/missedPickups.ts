import type { Community } from 'shared-lib/domain';
import type { DoorStop, Round } from './round.ts';

/** A door reported as missed: its index within the community, from 0, and what was recorded there. */
interface ReportedDoor {
  readonly index: number;
  /** Null for a skipped door, without a record. */
  readonly outcome: Extract<DoorStop['outcome'], 'collected' | 'notOut'> | null;
}

/** The doors that residents report, by community: one served, one missed, and one set out late. */
export const reportedDoors: Readonly<Record<string, ReportedDoor>> = {
  'birchwood-terrace': { index: 0, outcome: 'collected' },
  'the-foundry-lofts': { index: 10, outcome: null },
  // Half an hour after service begins, so after the set-out window has closed.
  'cedar-glen': { index: 28, outcome: 'notOut' },
};

/** A round with a given result at the reported door. */
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
