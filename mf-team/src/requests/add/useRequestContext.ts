import { useCommunityDirectory, useNow, useRecentRequests, useTeamDirectory } from 'shared-lib/data';
import { viewerTimeZone } from 'shared-lib/i18n';
import { requestDates } from './requestForm.ts';

const none: readonly never[] = [];

/**
 * What can be asked for, live: by whom, where and when, and what was asked for before; nothing of it while it is not known.
 * @param memberId the member, where that is settled, who is among them in any case.
 */
export function useRequestContext(memberId: string | null) {
  const dates = requestDates(useNow(), viewerTimeZone());
  const live = {
    team: useTeamDirectory(),
    communities: useCommunityDirectory(),
    records: useRecentRequests(),
  };
  const team = live.team.status === 'ready' ? live.team.data : none;
  const records = live.records.status === 'ready' ? live.records.data : none;
  return {
    dates,
    members: team.filter(({ id, isActive }) => isActive || id === memberId),
    communities: live.communities.status === 'ready' ? live.communities.data : none,
    requests: records.flatMap(({ requests }) => requests),
  };
}
