import { useAccount, useFormerMembers, useTeamDirectory } from 'shared-lib/data';
import { useTexts } from 'shared-lib/i18n';

/** Someone by their login uid: a team member by name, else the owner, who need not be in the team, else somebody who is gone. */
export function useMemberNames(): (uid: string) => string {
  const { t } = useTexts('mf-settings');
  const { customerId } = useAccount();
  const team = useTeamDirectory();
  const members = team.status === 'ready' ? team.data : [];
  const former = useFormerMembers();
  return (uid) => {
    const member = members.find(({ id }) => id === uid);
    if (member) return member.fullName || member.email;
    if (uid !== customerId && team.status === 'loading') return '…';
    if (uid === customerId) return t('people.owner');
    return (former.status === 'ready' && former.data[uid]?.name) || t('people.someone');
  };
}
