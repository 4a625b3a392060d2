import { useTexts } from 'shared-lib/i18n';
import { StatusBadge } from 'shared-lib/ui';
import type { ListedMember } from './lifecycleActions.ts';

/** Whether a member is active, inactive, or in between because a deactivation was interrupted. */
export function MemberStatus({ member }: { member: Pick<ListedMember, 'isActive' | 'isDeactivating'> }) {
  const { isActive, isDeactivating } = member;
  const { t } = useTexts('mf-team');
  if (isDeactivating) return <StatusBadge meaning="watch">{t('lifecycle.unfinished.badge')}</StatusBadge>;
  return (
    <StatusBadge meaning={isActive ? 'good' : 'neutral'}>{t(isActive ? 'active' : 'inactive')}</StatusBadge>
  );
}
