import { useMemo, useState } from 'react';
import { useTeam, type LiveResult } from 'shared-lib/data';
import type { TeamMember } from 'shared-lib/domain';
import { textCollator } from 'shared-lib/i18n';
import { takerOf, type Taking } from './takerOf.ts';

/** Who can take over from a member, and who does. */
interface Takers extends Taking<TeamMember> {
  /** By name. */
  takers: readonly TeamMember[];
  choose: (memberId: string | null) => void;
}

const nobody: readonly TeamMember[] = [];

/**
 * Who can take over from a member: the other active ones, live, and who of them is chosen. At first that is whoever an unfinished
 * deactivation names.
 * @param language a BCP 47 tag.
 */
export function useTakers({ id, deactivation }: TeamMember, language: string): LiveResult<Takers> {
  const team = useTeam();
  const members = team.status === 'ready' ? team.data : nobody;
  const takers = useMemo(() => {
    const { compare } = textCollator(language);
    return members
      .filter((member) => member.isActive && member.id !== id)
      .sort((a, b) => compare(a.fullName, b.fullName));
  }, [members, id, language]);
  const [choice, choose] = useState<string | null>();
  const taking = takerOf(choice, deactivation?.takenOverBy ?? null, takers);
  return team.status === 'ready' ? { ...team, data: { ...taking, takers, choose } } : team;
}
