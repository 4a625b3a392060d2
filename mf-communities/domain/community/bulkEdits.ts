import * as z from 'shared-lib/domain/schema';
import { id, listOf, weekday } from 'shared-lib/domain/schema';
import { weekdays, type Weekday, type Community } from 'shared-lib/domain';
import type { CommunityEdit } from './communityEdit.ts';

/** The option for no district manager. */
export const noManager = '-';

/** The payload that changes several communities at once. */
export const bulkForms = {
  manager: z.object({ managerId: id }),
  serviceDays: z.object({
    /** Whether to replace, add or remove the days. */
    way: z.enum(['exactly', 'add', 'remove']),
    days: listOf(weekday, 7).check(z.minLength(1)),
  }),
} as const;

export type ServiceDaysChange = z.output<typeof bulkForms.serviceDays>;

const inWeek = (days: readonly Weekday[]): Weekday[] => weekdays.filter((day) => days.includes(day));

/** The days of a community after a change, in the order of the week. */
export function serviceDaysAfter(stored: readonly Weekday[], { way, days }: ServiceDaysChange): Weekday[] {
  if (way === 'exactly') return inWeek(days);
  if (way === 'add') return inWeek([...stored, ...days]);
  return inWeek(stored).filter((day) => !days.includes(day));
}

/** The edits that change communities' service days; unchanged communities get none. */
export const serviceDayEdits = (
  communities: readonly Pick<Community, 'id' | 'serviceDays'>[],
  change: ServiceDaysChange,
): CommunityEdit[] =>
  communities.flatMap(({ id: communityId, serviceDays }) => {
    const after = serviceDaysAfter(serviceDays, change);
    if (after.join() === inWeek(serviceDays).join()) return [];
    return [{ communityId, seen: { serviceDays }, changes: { serviceDays: after } }];
  });

/** The edits that set or clear communities' district manager; unchanged communities get none. */
export const managerEdits = (
  communities: readonly Pick<Community, 'id' | 'districtManagerId'>[],
  managerId: string | null,
): CommunityEdit[] =>
  communities.flatMap(({ id: communityId, districtManagerId }) =>
    districtManagerId === managerId
      ? []
      : [{ communityId, seen: { districtManagerId }, changes: { districtManagerId: managerId } }],
  );

/** The edits that undo others, except where someone has changed the same field since. */
export const reverseEdits = (edits: readonly CommunityEdit[]): CommunityEdit[] =>
  edits.map(({ communityId, seen, changes }) => ({ communityId, seen: changes, changes: seen }));
