import { IconCalendarQuestion } from '@tabler/icons-react';
import { useRequestRecords } from 'shared-lib/data';
import { useTexts } from 'shared-lib/i18n';
import { StatCard } from 'shared-lib/ui';
import { countPending } from './countPending.ts';

/** The dashboard's figure of the team's requests that wait for an answer. */
export default function PendingRequestsCard() {
  const { t, i18n } = useTexts('mf-team');
  const records = useRequestRecords();
  const card = {
    label: t('requestsCard.label'),
    icon: <IconCalendarQuestion size={18} />,
    to: '/schedule?tab=requests',
  };

  if (records.status === 'loading') return <StatCard {...card} value={null} />;
  if (records.status === 'failed') return <StatCard {...card} value="–" detail={t('card.failed')} />;
  return (
    <StatCard
      {...card}
      value={countPending(records.data).toLocaleString(i18n.language)}
      detail={t('requestsCard.detail')}
    />
  );
}
