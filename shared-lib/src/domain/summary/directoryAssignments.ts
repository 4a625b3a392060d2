import type { AssignedAgent } from '../community/assignedAgent.ts';
import { weekdays, type Weekday } from '../base/weekday.ts';
import { cells } from './cells.ts';
import { rowFormat } from './rowFormat.ts';

/** A community's specialist on each weekday; null for none. Its id is the community's. */
export type DirectoryAssignments = { readonly id: string } & Readonly<Record<Weekday, string | null>>;

/** The directory's assignment rows, one for each community that has any. */
export const assignmentRows = rowFormat({
  id: cells.id,
  monday: cells.idOrNone,
  tuesday: cells.idOrNone,
  wednesday: cells.idOrNone,
  thursday: cells.idOrNone,
  friday: cells.idOrNone,
  saturday: cells.idOrNone,
  sunday: cells.idOrNone,
});

/** The assignments in a directory entry, in the form of the assignments' documents. */
export const assignedAgentsIn = (customerId: string, entry: DirectoryAssignments): AssignedAgent[] =>
  weekdays.flatMap((day) => {
    const memberId = entry[day];
    return memberId === null ? [] : [{ id: day, day, communityId: entry.id, customerId, memberId }];
  });
