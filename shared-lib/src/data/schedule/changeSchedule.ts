import {
  areApplied,
  type StartedShift,
  sharedScheduleCalls,
  type SupersededAssignment,
  type SupersededSchedule,
  type SupersededShift,
  type ScheduleChanges,
} from '../../domain/index.ts';
import { callerOf } from '../callables/call.ts';
import { retryCall } from '../callables/retryCall.ts';
import { offline } from '../callables/offline.ts';
import { assignmentChanged } from '../directory/changesOf.ts';
import { assignmentsPart } from '../directory/directoryParts.ts';

const callSchedule = callerOf(sharedScheduleCalls);

export type ChangeScheduleResult =
  | { readonly ok: true }
  | {
      readonly ok: false;
      readonly reason: 'overtaken';
      readonly shifts: readonly SupersededShift[];
      readonly assignments: readonly SupersededAssignment[];
    }
  /** Specialists who would be assigned something, but are inactive or not on the team. */
  | { readonly ok: false; readonly reason: 'inactive'; readonly agentIds: readonly string[] }
  /** Shifts whose specialists are on the clock for them, unless `evenIfBegun`. */
  | { readonly ok: false; readonly reason: 'begun'; readonly shifts: readonly StartedShift[] }
  /** `offline`: nothing was tried, because a waiting write could overwrite what others do meanwhile. */
  | { readonly ok: false; readonly reason: 'offline' | 'failed' };

/** Whether the schedule already has the result of all changes. */
const isWanted = (overtaken: SupersededSchedule, { shifts, assignments }: ScheduleChanges): boolean =>
  areApplied(shifts, overtaken.shifts) &&
  overtaken.assignments.filter(({ found, to }) => found === to).length === assignments.length;

/**
 * Changes nights and regular assignments in one step, all or nothing, without losing anyone else's changes. Never
 * throws.
 * @param changes at most one per place and date or weekday.
 * @param evenIfBegun whether to take shifts from people on the clock there, which the author must have confirmed.
 */
export async function changeSchedule(
  customerId: string,
  changes: ScheduleChanges,
  evenIfBegun = false,
): Promise<ChangeScheduleResult> {
  const { shifts, assignments } = changes;
  const requested = { shifts, assignments, evenIfBegun };
  const { result, isRepeated } = await retryCall(() => callSchedule('changeSchedule', requested, false));
  if (!result.ok) return { ok: false, reason: result.error === offline ? 'offline' : 'failed' };
  const answer = result.value;
  // The answer to the first call was lost, and that call had succeeded.
  const isMade =
    answer.kind === 'made' || (answer.kind === 'overtaken' && isRepeated && isWanted(answer, changes));
  if (isMade) {
    assignmentsPart.own.publish(assignments.map((change) => assignmentChanged(customerId, change)));
    return { ok: true };
  }
  if (answer.kind === 'begun') return { ok: false, reason: 'begun', shifts: answer.shifts };
  return answer.kind === 'inactive'
    ? { ok: false, reason: 'inactive', agentIds: answer.agentIds }
    : { ok: false, reason: 'overtaken', shifts: answer.shifts, assignments: answer.assignments };
}
