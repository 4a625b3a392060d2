import { nightChanges, type ShiftWish } from 'mf-team/domain';
import { weightOf, type ScheduleChanges, type ShiftPlace } from 'shared-lib/domain';
import { agentNow, concernsOf, type Concern, type SchedulePlan } from './schedulePlan.ts';
import { keyOfPlace } from '../rows/placeKey.ts';

/** Someone who is being moved to a shift, by a pointer or by keys. */
export interface Carried {
  agentId: string;
  /** The shift that they would give up; null for someone from the list of people, and for a copy. */
  from: ShiftPlace | null;
}

/** What putting someone down on a shift does. */
export type Drop =
  | { kind: 'refused'; reason: 'closed' | 'inactive' | 'same' }
  | {
      kind: 'assign' | 'move' | 'swap' | 'replace';
      wishes: readonly ShiftWish[];
      changes: ScheduleChanges;
      concerns: readonly Concern[];
      /** Who serves the shift now; null for nobody. */
      present: string | null;
    };

/**
 * What putting someone down on a shift does, for that night only. An agent from another shift swaps with the one who
 * serves this shift; when nobody does, the agent moves here and leaves the other shift unassigned. Someone from the
 * list takes the shift, in place of whoever serves it. An inactive agent is never put onto a shift, not by a swap
 * either.
 * @param replace whether the agent who serves the shift loses it instead of swapping.
 */
export function dropOf(carried: Carried, target: ShiftPlace, replace: boolean, plan: SchedulePlan): Drop {
  const { agentId, from } = carried;
  const present = agentNow(target, plan) ?? null;
  const isClosed = plan.communityOf(target.communityId)?.noServiceDates.includes(target.serviceDate) ?? true;
  if (isClosed) return { kind: 'refused', reason: 'closed' };
  if (present === agentId || (from && keyOfPlace(from) === keyOfPlace(target))) {
    return { kind: 'refused', reason: 'same' };
  }
  if (!plan.availability.isActive(agentId)) return { kind: 'refused', reason: 'inactive' };

  const swaps = from !== null && present !== null && !replace && plan.availability.isActive(present);
  const wishes: ShiftWish[] = [
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

/** Whether a person has to confirm a step before it is saved. */
export const asksFirst = (concerns: readonly Concern[]): boolean =>
  concerns.some(({ conflict }) => weightOf(conflict) === 'asks');
