import type { DirectoryCommunity } from 'shared-lib/domain';
import { addDays, indexAssignments, shiftOn } from 'shared-lib/domain/nights';

/** How many nights ahead it looks; few businesses close for longer. */
const nightsAhead = 60;

/**
 * The next night on which any community has service.
 * @param night the date after which it looks, `YYYY-MM-DD`
 * @returns `YYYY-MM-DD`; null if there is none within range
 */
export function nextServiceOf(
  communities: readonly Pick<DirectoryCommunity, 'id' | 'serviceDays' | 'noServiceDates' | 'archivedAt'>[],
  night: string,
): string | null {
  const served = communities.filter(({ archivedAt }) => archivedAt === null);
  const nobody = indexAssignments([], []);
  for (let ahead = 1; ahead <= nightsAhead; ahead += 1) {
    const date = addDays(night, ahead);
    if (served.some((community) => shiftOn(community, date, nobody) !== null)) return date;
  }
  return null;
}
