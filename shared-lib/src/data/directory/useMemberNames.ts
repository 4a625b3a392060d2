import { useMemo } from 'react';
import { memberNamesOf } from '../../domain/index.ts';
import type { LiveResult } from '../live.ts';
import { useTeamDirectory } from './directory.api.ts';
import { useFormerMembers } from './formerMembers.api.ts';

/** The names of current and former members, by id, live. Former members’ names may arrive later. */
export function useMemberNames(): LiveResult<ReadonlyMap<string, string>> {
  const team = useTeamDirectory();
  const former = useFormerMembers();
  const members = team.status === 'ready' ? team.data : null;
  const formerMembers = former.status === 'ready' ? former.data : null;
  const names = useMemo(() => memberNamesOf(members ?? [], formerMembers ?? {}), [members, formerMembers]);
  return team.status === 'ready' ? { ...team, data: names } : team;
}
