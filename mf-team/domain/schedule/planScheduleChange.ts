import type { SupersededSchedule, AssignmentChange, ScheduleChanges } from 'shared-lib/domain';
import { newlyAssigned } from './scheduleChanges.ts';
import { withShiftChanges } from './shiftChange.ts';

/** Maximum number of entries in a night's schedule, so that it fits into a document. */
export const maxNightEntries = 2000;

/** The stored data that a schedule step depends on. */
export interface ScheduleFacts {
  /** The list of a night by its date, as stored in Firestore, of any shape. */
  readonly nightOf: (serviceDate: string) => unknown;
  /** The regular specialist of a community on a weekday; null if none. */
  readonly regularAgent: (place: Pick<AssignmentChange, 'communityId' | 'day'>) => string | null;
  /** Whether a member is on the team and active. */
  readonly isActive: (agentId: string) => boolean;
}

/** A night's list as it will be stored. */
export interface NightToWrite {
  readonly serviceDate: string;
  readonly schedule: readonly unknown[];
}

/** The writes of a step, or why there are none. */
export type PlannedScheduleChange =
  | { readonly kind: 'write'; readonly nights: readonly NightToWrite[] }
  | SupersededSchedule
  /** They would be assigned, but are inactive or not on the team (spec section 4). */
  | { readonly kind: 'inactive'; readonly agentIds: string[] }
  /** The night would have more entries than a document holds. */
  | { readonly kind: 'full'; readonly serviceDate: string };

/**
 * Decides a schedule step as a whole: one overtaken change rejects all of them. Damaged entries stay as they
 * are, and so do those of other communities.
 */
export function planScheduleChange(changes: ScheduleChanges, facts: ScheduleFacts): PlannedScheduleChange {
  const dates = [...new Set(changes.shifts.map(({ serviceDate }) => serviceDate))];
  const nights = dates.map((serviceDate) => ({
    serviceDate,
    changed: withShiftChanges(
      facts.nightOf(serviceDate),
      changes.shifts.filter((change) => change.serviceDate === serviceDate),
    ),
  }));
  const shifts = nights.flatMap(({ changed }) => (changed.ok ? [] : changed.overtaken));
  const assignments = changes.assignments
    .map((change) => ({ ...change, found: facts.regularAgent(change) }))
    .filter(({ found, from }) => found !== from);
  if (shifts.length + assignments.length > 0) return { kind: 'overtaken', shifts, assignments };

  const agentIds = newlyAssigned(changes).filter((agentId) => !facts.isActive(agentId));
  if (agentIds.length > 0) return { kind: 'inactive', agentIds };

  const written = nights.map(({ serviceDate, changed }) => ({
    serviceDate,
    schedule: changed.ok ? changed.schedule : [],
  }));
  const full = written.find(({ schedule }) => schedule.length > maxNightEntries);
  return full ? { kind: 'full', serviceDate: full.serviceDate } : { kind: 'write', nights: written };
}
