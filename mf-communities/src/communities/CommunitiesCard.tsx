import { IconBuildingCommunity } from '@tabler/icons-react';
import { useTexts } from 'shared-lib/i18n';
import { StatCard } from 'shared-lib/ui';
import { useCommunityCount } from './useCommunityCount.ts';

/** The dashboard's figure of communities, against the plan. */
export default function CommunitiesCard() {
  const { t, i18n } = useTexts('mf-communities');
  const count = useCommunityCount();
  const card = { label: t('card.label'), icon: <IconBuildingCommunity size={18} />, to: '/communities' };

  if (count.status === 'loading') return <StatCard {...card} value={null} />;
  if (count.status === 'failed') return <StatCard {...card} value="–" detail={t('card.failed')} />;
  const { communities, limit, over } = count.data;
  return (
    <StatCard
      {...card}
      value={communities.toLocaleString(i18n.language)}
      detail={over > 0 ? t('card.detailOver', { over, limit }) : t('card.detail', { limit })}
    />
  );
}
