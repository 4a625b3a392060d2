import { useMemo, useState } from 'react';
import { useTeam } from 'shared-lib/data';
import type { TeamMember } from 'shared-lib/domain';
import { textCollator } from 'shared-lib/i18n';

const nobody: readonly TeamMember[] = [];

/**
 * Who can take over from a member: the other active ones, by name, live, and who of them is chosen. At first that is whoever an
 * unfinished deactivation names.
 * @param language a BCP 47 tag.
 */
export function useTakers({ id, deactivation }: TeamMember, language: string) {
  const team = useTeam();
  const members = team.status === 'ready' ? team.data : nobody;
  const takers = useMemo(() => {
    const { compare } = textCollator(language);
    return members
      .filter((member) => member.isActive && member.id !== id)
      .sort((a, b) => compare(a.fullName, b.fullName));
  }, [members, id, language]);
  const [chosen, choose] = useState<string | null>(deactivation?.takenOverBy ?? null);
  return { takers, taker: takers.find((member) => member.id === chosen) ?? null, choose };
}
