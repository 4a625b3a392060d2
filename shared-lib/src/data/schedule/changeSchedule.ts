import { runTransaction } from 'firebase/firestore';
import { agentsGiven, areMade, type OvertakenShift, type ScheduleChanges } from '../../domain/index.ts';
import { mustRefuseWrite } from '../connection/writes.ts';
import { assignmentChanged } from '../directory/changesOf.ts';
import { assignmentsPart } from '../directory/directoryParts.ts';
import { firestore } from '../firestore.ts';
import { reportProblem } from '../reportProblem.ts';
import {
  AssignmentsOvertaken,
  prepareAssignmentChanges,
  type OvertakenAssignment,
} from './prepareAssignmentChanges.ts';
import { prepareShiftChanges, ShiftsOvertaken } from './prepareShiftChanges.ts';
import { AgentsInactive, requireActive } from './requireActive.ts';

export type ChangeScheduleResult =
  | { readonly ok: true }
  | {
      readonly ok: false;
      readonly reason: 'overtaken';
      readonly shifts: readonly OvertakenShift[];
      readonly assignments: readonly OvertakenAssignment[];
    }
  /** They would get something to serve, and are inactive or not on the team. */
  | { readonly ok: false; readonly reason: 'inactive'; readonly agentIds: readonly string[] }
  /** `offline`: nothing was tried, since a transaction needs the connection. */
  | { readonly ok: false; readonly reason: 'offline' | 'failed' };

const isWanted = (cause: unknown, { shifts, assignments }: ScheduleChanges): boolean => {
  if (cause instanceof ShiftsOvertaken) return areMade(shifts, cause.overtaken);
  if (!(cause instanceof AssignmentsOvertaken)) return false;
  return cause.overtaken.filter(({ found, to }) => found === to).length === assignments.length;
};

/**
 * Changes nights and regular assignments in one step, all or nothing; nobody else's changes are lost. Never throws.
 * @param changes see there how many for each place.
 * @param by the login uid of who makes them, for the communities' logs; without it the logs don't tell of regular agents
 */
export async function changeSchedule(
  customerId: string,
  changes: ScheduleChanges,
  by?: string,
): Promise<ChangeScheduleResult> {
  if (mustRefuseWrite(false)) return { ok: false, reason: 'offline' };
  let tries = 0;
  try {
    await runTransaction(firestore(), async (transaction) => {
      tries += 1;
      const [writeShifts, writeAssignments] = await Promise.all([
        prepareShiftChanges(transaction, customerId, changes.shifts),
        prepareAssignmentChanges(transaction, customerId, changes.assignments, by),
        requireActive(transaction, customerId, agentsGiven(changes)),
      ]);
      writeShifts();
      writeAssignments();
    });
    assignmentsPart.own.tell(changes.assignments.map((change) => assignmentChanged(customerId, change)));
    return { ok: true };
  } catch (cause) {
    // The answer to an earlier try was lost on its way, and that try had gone through.
    if (tries > 1 && isWanted(cause, changes)) return { ok: true };
    if (cause instanceof ShiftsOvertaken) {
      return { ok: false, reason: 'overtaken', shifts: cause.overtaken, assignments: [] };
    }
    if (cause instanceof AssignmentsOvertaken) {
      return { ok: false, reason: 'overtaken', shifts: [], assignments: cause.overtaken };
    }
    if (cause instanceof AgentsInactive) return { ok: false, reason: 'inactive', agentIds: cause.agentIds };
    reportProblem('Changing the schedule failed', cause);
    return { ok: false, reason: 'failed' };
  }
}
