import { IconCalendarQuestion } from '@tabler/icons-react';
import { useRecentRequests, useTonightDate } from 'shared-lib/data/dashboard';
import { useTexts } from 'shared-lib/i18n';
import { LiveStatCard } from 'shared-lib/ui/dashboard';
import { countPending } from './countPending.ts';

/** The dashboard's count of pending team requests. */
export default function PendingRequestsCard() {
  const { t } = useTexts('mf-team');
  const tonight = useTonightDate();
  return (
    <LiveStatCard
      label={t('requestsCard.label')}
      icon={<IconCalendarQuestion size={18} />}
      to="/schedule?tab=requests"
      live={useRecentRequests()}
      failed={t('card.failed')}
      figure={(records) => ({ value: countPending(records, tonight), detail: t('requestsCard.detail') })}
    />
  );
}
