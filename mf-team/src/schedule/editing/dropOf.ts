import { nightChanges, type RequestedAssignment } from 'mf-team/domain';
import { severityOf, type ScheduleChanges, type ShiftPlace } from 'shared-lib/domain';
import { currentAgent, concernsOf, type Concern, type SchedulePlan } from './schedulePlan.ts';
import { keyOfPlace } from '../rows/placeKey.ts';

/** Someone being moved to a shift, by pointer or keyboard. */
export interface Carried {
  agentId: string;
  /** The shift they would give up; null for someone from the list of people, and for a copy. */
  from: ShiftPlace | null;
}

/** The result of dropping someone on a shift. */
export type Drop =
  | { kind: 'refused'; reason: 'closed' | 'inactive' | 'same' }
  | {
      kind: 'assign' | 'move' | 'swap' | 'replace';
      wishes: readonly RequestedAssignment[];
      changes: ScheduleChanges;
      concerns: readonly Concern[];
      /** The currently assigned specialist; null if unassigned. */
      present: string | null;
    };

/**
 * Plans dropping someone on a shift, for that night only. A specialist from another shift swaps with the one
 * assigned here; if the shift is unassigned, they move and their old shift becomes unassigned. Someone from
 * the list replaces the assigned specialist. An inactive specialist never gets a shift, not even by a swap.
 * @param replace whether the assigned specialist loses the shift instead of swapping.
 */
export function dropOf(carried: Carried, target: ShiftPlace, replace: boolean, plan: SchedulePlan): Drop {
  const { agentId, from } = carried;
  const present = currentAgent(target, plan) ?? null;
  const isClosed = plan.communityOf(target.communityId)?.noServiceDates.includes(target.serviceDate) ?? true;
  if (isClosed) return { kind: 'refused', reason: 'closed' };
  if (present === agentId || (from && keyOfPlace(from) === keyOfPlace(target))) {
    return { kind: 'refused', reason: 'same' };
  }
  if (!plan.availability.isActive(agentId)) return { kind: 'refused', reason: 'inactive' };

  const swaps = from !== null && present !== null && !replace && plan.availability.isActive(present);
  const wishes: RequestedAssignment[] = [
    { ...target, agentId },
    ...(from === null ? [] : [{ ...from, agentId: swaps ? present : null }]),
  ];
  const changes = nightChanges(wishes, plan.communityOf, plan.assignments);
  const replaces = present !== null && !swaps;
  return {
    kind: swaps ? 'swap' : replaces ? 'replace' : from === null ? 'assign' : 'move',
    wishes,
    changes,
    concerns: concernsOf(wishes, changes, plan),
    present,
  };
}

/** Whether a step needs confirmation before it is saved. */
export const needsConfirmation = (concerns: readonly Concern[]): boolean =>
  concerns.some(({ conflict }) => severityOf(conflict) === 'confirms');
