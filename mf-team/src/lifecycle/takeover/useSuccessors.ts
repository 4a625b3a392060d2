import { useMemo, useState } from 'react';
import { useTeamDirectory, type LiveResult } from 'shared-lib/data';
import type { DirectoryMember } from 'shared-lib/domain';
import { textCollator } from 'shared-lib/i18n';
import type { LifecycleMember } from '../lifecycleActions.ts';
import { successorOf, type Successor } from './successorOf.ts';

/** The possible and the chosen person to take over from a member. */
interface Takers extends Successor<DirectoryMember> {
  /** By name. */
  takers: readonly DirectoryMember[];
  choose: (memberId: string | null) => void;
}

const nobody: readonly DirectoryMember[] = [];

/**
 * The other active members, who can take over from a member, live, and the current choice. By default it is
 * the one named by an unfinished deactivation.
 * @param language a BCP 47 tag.
 */
export function useSuccessors({ id, deactivation }: LifecycleMember, language: string): LiveResult<Takers> {
  const team = useTeamDirectory();
  const members = team.status === 'ready' ? team.data : nobody;
  const takers = useMemo(() => {
    const { compare } = textCollator(language);
    return members
      .filter((member) => member.isActive && member.id !== id)
      .sort((a, b) => compare(a.fullName, b.fullName));
  }, [members, id, language]);
  const [choice, choose] = useState<string | null>();
  const taking = successorOf(choice, deactivation?.takenOverBy ?? null, takers);
  return team.status === 'ready' ? { ...team, data: { ...taking, takers, choose } } : team;
}
