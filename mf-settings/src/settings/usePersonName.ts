import { useAccount, useMemberNames } from 'shared-lib/data';
import { useTexts } from 'shared-lib/i18n';

/** Names users by login uid: current and former team members, the owner, who may not be on the team, and others. */
export function usePersonName(): (uid: string) => string {
  const { t } = useTexts('mf-settings');
  const { customerId } = useAccount();
  const names = useMemberNames();
  return (uid) => {
    const name = names.status === 'ready' ? names.data.get(uid) : undefined;
    if (name) return name;
    if (uid === customerId) return t('people.owner');
    return names.status === 'loading' ? '…' : t('people.someone');
  };
}
