import { useMemo } from 'react';
import { combineLive, useCommunities, useTeam, useTonightDate, type LiveResult } from 'shared-lib/data';
import type { Account } from './recordList.ts';

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
