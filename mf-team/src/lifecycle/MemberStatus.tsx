import type { TeamMember } from 'shared-lib/domain';
import { useTexts } from 'shared-lib/i18n';
import { StatusBadge } from 'shared-lib/ui';

/** Whether a member is active, inactive, or in between because a deactivation broke off. */
export function MemberStatus({ member }: { member: Pick<TeamMember, 'isActive' | 'deactivation'> }) {
  const { isActive, deactivation } = member;
  const { t } = useTexts('mf-team');
  if (deactivation) return <StatusBadge meaning="watch">{t('lifecycle.unfinished.badge')}</StatusBadge>;
  return (
    <StatusBadge meaning={isActive ? 'good' : 'neutral'}>{t(isActive ? 'active' : 'inactive')}</StatusBadge>
  );
}
