import { useMemo } from 'react';
import { useAccount, useEveryCommunity, useMemberNames, type LiveResult } from 'shared-lib/data';
import { unknownProperty, type DirectoryCommunity } from 'shared-lib/domain';
import { useListTexts } from 'shared-lib/ui/lists';

/** The communities by id, including archived and deleted ones, live. */
export function useCommunityOf(): LiveResult<ReadonlyMap<string, DirectoryCommunity>> {
  const live = useEveryCommunity();
  const communities = live.status === 'ready' ? live.data : null;
  const byId = useMemo(
    () => new Map(communities?.map((community) => [community.id, community])),
    [communities],
  );
  return live.status === 'ready' ? { ...live, data: byId } : live;
}

/** A community's name in a list of scorecards. */
export const communityName = (communityOf: ReadonlyMap<string, DirectoryCommunity>, id: string): string =>
  communityOf.get(id)?.propertyName || unknownProperty;

/** The names of team members, live; the owner may not be one of them. */
export function useMemberName(): LiveResult<(id: string) => string> {
  const { customerId } = useAccount();
  const { t } = useListTexts();
  const live = useMemberNames();
  const names = live.status === 'ready' ? live.data : null;
  const nameOf = useMemo(
    () => (id: string) => names?.get(id) || t(id === customerId ? 'owner' : 'unknownMember'),
    [names, customerId, t],
  );
  return live.status === 'ready' ? { ...live, data: nameOf } : live;
}
