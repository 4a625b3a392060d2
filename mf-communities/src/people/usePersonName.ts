import { useCallback } from 'react';
import { useAccount, useFormerMembers, useTeamDirectory } from 'shared-lib/data';
import { useTexts } from 'shared-lib/i18n';

/** Names people by their login uids, of whom the owner need not be on the team; null while the team is not known. */
export function usePersonName(): ((uid: string | null) => string) | null {
  const { t } = useTexts('mf-communities');
  const { uid: own, customerId } = useAccount();
  const team = useTeamDirectory();
  const members = team.status === 'ready' ? team.data : null;
  const former = useFormerMembers();
  const formerMembers = former.status === 'ready' ? former.data : null;
  const nameOf = useCallback(
    (uid: string | null) => {
      if (uid === null) return t('users.someone');
      if (uid === own) return t('users.you');
      const member = members?.find(({ id }) => id === uid);
      if (member) return member.fullName || member.email;
      if (uid === customerId) return t('users.owner');
      return formerMembers?.[uid]?.name ?? t('unknownMember');
    },
    [members, formerMembers, own, customerId, t],
  );
  return members && nameOf;
}
