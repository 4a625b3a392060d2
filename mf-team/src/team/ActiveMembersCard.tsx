import { IconUsers } from '@tabler/icons-react';
import { useTeamUsage } from 'shared-lib/data/dashboard';
import { useTexts } from 'shared-lib/i18n';
import { LiveStatCard } from 'shared-lib/ui/dashboard';

/** The dashboard's count of active team members, against the plan. */
export default function ActiveMembersCard() {
  const { t } = useTexts('mf-team');
  return (
    <LiveStatCard
      label={t('card.label')}
      icon={<IconUsers size={18} />}
      to="/team"
      live={useTeamUsage()}
      failed={t('card.failed')}
      figure={({ used, limit, over }) => ({
        value: used,
        detail: over > 0 ? t('card.detailOver', { over, limit }) : t('card.detail', { limit }),
      })}
    />
  );
}
