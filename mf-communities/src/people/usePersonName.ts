import { useCallback } from 'react';
import { useAccount, useMemberNames } from 'shared-lib/data';
import { useTexts } from 'shared-lib/i18n';

/** Names people by login uid; the owner may not be on the team. Null while the team is loading. */
export function usePersonName(): ((uid: string | null) => string) | null {
  const { t } = useTexts('mf-communities');
  const { uid: own, customerId } = useAccount();
  const live = useMemberNames();
  const names = live.status === 'ready' ? live.data : null;
  const nameOf = useCallback(
    (uid: string | null) => {
      if (uid === null) return t('users.someone');
      if (uid === own) return t('users.you');
      return names?.get(uid) ?? t(uid === customerId ? 'users.owner' : 'unknownMember');
    },
    [names, own, customerId, t],
  );
  return names && nameOf;
}
