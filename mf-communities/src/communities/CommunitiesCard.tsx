import { IconBuildingCommunity } from '@tabler/icons-react';
import { useCommunityUsage } from 'shared-lib/data/dashboard';
import { useTexts } from 'shared-lib/i18n';
import { LiveStatCard } from 'shared-lib/ui/dashboard';

/** The dashboard's count of communities, against the plan. */
export default function CommunitiesCard() {
  const { t } = useTexts('mf-communities');
  return (
    <LiveStatCard
      label={t('card.label')}
      icon={<IconBuildingCommunity size={18} />}
      to="/communities"
      live={useCommunityUsage()}
      failed={t('card.failed')}
      figure={({ used, limit, over }) => ({
        value: used,
        detail: over > 0 ? t('card.detailOver', { over, limit }) : t('card.detail', { limit }),
      })}
    />
  );
}
