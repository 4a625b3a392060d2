import { IconUsers } from '@tabler/icons-react';
import { useTexts } from 'shared-lib/i18n';
import { StatCard } from 'shared-lib/ui';
import { useActiveMembers } from './useActiveMembers.ts';

/** The dashboard's figure of active team members, against the plan. */
export default function ActiveMembersCard() {
  const { t, i18n } = useTexts('mf-team');
  const members = useActiveMembers();
  const card = { label: t('card.label'), icon: <IconUsers size={18} />, to: '/team' };

  if (members.status === 'loading') return <StatCard {...card} value={null} />;
  if (members.status === 'failed') return <StatCard {...card} value="–" detail={t('card.failed')} />;
  const { active, limit, over } = members.data;
  return (
    <StatCard
      {...card}
      value={active.toLocaleString(i18n.language)}
      detail={over > 0 ? t('card.detailOver', { over, limit }) : t('card.detail', { limit })}
    />
  );
}
