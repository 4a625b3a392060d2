import { useMemo } from 'react';
import {
  combineLive,
  useAccount,
  useEveryCommunity,
  useFormerMembers,
  useTeamDirectory,
  useTonightDate,
  type LiveResult,
} from '../../../data/index.ts';
import { memberNamesOf, withoutArchived } from '../../../domain/index.ts';
import type { ListAccount } from './recordList.ts';
import { useListTexts } from './useListFormatters.ts';

/** The account data that lists use, live. */
export function useListAccount(): LiveResult<ListAccount> {
  const { customerId } = useAccount();
  const owner = useListTexts().t('owner');
  const communities = useEveryCommunity();
  const team = useTeamDirectory();
  // Names of former members may load later.
  const former = useFormerMembers();
  const tonight = useTonightDate();
  const allCommunities = communities.status === 'ready' ? communities.data : null;
  const allMembers = team.status === 'ready' ? team.data : null;
  const formerMembers = former.status === 'ready' ? former.data : null;
  // Memoized, because every row of a list depends on it.
  const account = useMemo(
    (): ListAccount => ({
      communities: withoutArchived(allCommunities ?? []),
      communityOf: new Map(allCommunities?.map((community) => [community.id, community])),
      // The owner may not be on the team.
      memberNames: new Map([[customerId, owner], ...memberNamesOf(allMembers ?? [], formerMembers ?? {})]),
      inactiveIds: new Set(allMembers?.filter(({ isActive }) => !isActive).map(({ id }) => id)),
      tonight,
    }),
    [customerId, owner, allCommunities, allMembers, formerMembers, tonight],
  );
  return combineLive([communities, team], () => account);
}
