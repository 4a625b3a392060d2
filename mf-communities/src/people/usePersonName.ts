import { useCallback } from 'react';
import { useAccount, useTeamDirectory } from 'shared-lib/data';
import { useTexts } from 'shared-lib/i18n';

/** Names people by their login uids, of whom the owner need not be on the team; null while the team is not known. */
export function usePersonName(): ((uid: string | null) => string) | null {
  const { t } = useTexts('mf-communities');
  const { uid: own, customerId } = useAccount();
  const team = useTeamDirectory();
  const members = team.status === 'ready' ? team.data : null;
  const nameOf = useCallback(
    (uid: string | null) => {
      if (uid === null) return t('users.someone');
      if (uid === own) return t('users.you');
      const member = members?.find(({ id }) => id === uid);
      if (member) return member.fullName || member.email;
      return uid === customerId ? t('users.owner') : t('unknownMember');
    },
    [members, own, customerId, t],
  );
  return members && nameOf;
}
