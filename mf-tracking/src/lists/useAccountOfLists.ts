import { useMemo } from 'react';
import { combineLive, useCommunities, useNow, useTeam, type LiveResult } from 'shared-lib/data';
import { nightsInProgress } from '../tonight/nightsInProgress.ts';
import { viewerTimeZone } from '../tonight/clockTime.ts';
import type { Account } from './recordList.ts';

/**
 * The service date of the night in progress, `YYYY-MM-DD`: the latest where time zones differ.
 * @param timeZones of the communities; the viewer's own counts until they are known
 */
export const tonightIn = (timeZones: readonly string[], now: number): string =>
  nightsInProgress(timeZones.length > 0 ? timeZones : [viewerTimeZone()], now).at(-1)!;

/** The night in progress, live; the viewer's own while the communities are not known. */
export function useTonightDate(): string {
  const communities = useCommunities();
  const now = useNow();
  return tonightIn(
    communities.status === 'ready' ? communities.data.map(({ timezone }) => timezone) : [],
    now,
  );
}

/** What the lists need to know of the account, live. */
export function useAccountOfLists(): LiveResult<Account> {
  const communities = useCommunities();
  const team = useTeam();
  const tonight = useTonightDate();
  const allCommunities = communities.status === 'ready' ? communities.data : null;
  const allMembers = team.status === 'ready' ? team.data : null;
  // Made anew only when something changes: every row of a list depends on it.
  const account = useMemo(
    (): Account => ({
      communities: allCommunities ?? [],
      communityOf: new Map(allCommunities?.map((community) => [community.id, community])),
      memberNames: new Map(allMembers?.map(({ id, fullName }) => [id, fullName])),
      tonight,
    }),
    [allCommunities, allMembers, tonight],
  );
  return combineLive([communities, team], () => account);
}
