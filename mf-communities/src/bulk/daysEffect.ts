import {
  serviceDayEdits,
  serviceDaysAfter,
  unknownProperty,
  weekdays,
  type Assignments,
  type DirectoryCommunity,
  type Weekday,
} from 'shared-lib/domain';

type Place = Pick<DirectoryCommunity, 'id' | 'propertyName' | 'serviceDays'>;

/** What other service days do to one community. */
export interface DaysEffect {
  readonly name: string;
  readonly before: readonly Weekday[];
  readonly after: readonly Weekday[];
  /** Days that come, and that nobody serves regularly. */
  readonly uncovered: readonly Weekday[];
  /** Days that go, and that somebody serves regularly; their assignment stays, and is not used. */
  readonly unused: readonly Weekday[];
}

/** What a change of service days does to the communities that it changes. */
export function daysEffect(
  communities: readonly Place[],
  change: Parameters<typeof serviceDaysAfter>[1],
  regularAgent: Assignments['regularAgent'],
): DaysEffect[] {
  const changed = new Set(serviceDayEdits(communities, change).map(({ communityId }) => communityId));
  return communities
    .filter(({ id }) => changed.has(id))
    .map(({ id, propertyName, serviceDays }) => {
      const after = serviceDaysAfter(serviceDays, change);
      const hasAgent = (day: Weekday) => regularAgent(id, day) !== null;
      return {
        name: propertyName || unknownProperty,
        before: weekdays.filter((day) => serviceDays.includes(day)),
        after,
        uncovered: after.filter((day) => !serviceDays.includes(day) && !hasAgent(day)),
        unused: weekdays.filter((day) => serviceDays.includes(day) && !after.includes(day) && hasAgent(day)),
      };
    });
}
