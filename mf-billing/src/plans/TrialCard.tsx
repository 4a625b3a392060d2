import { IconHourglass } from '@tabler/icons-react';
import { combineLive, useCustomer, useNow, useSubscriptions } from 'shared-lib/data/dashboard';
import { useTexts } from 'shared-lib/i18n';
import { LiveStatCard } from 'shared-lib/ui/dashboard';
import { trialOnDashboard } from './trialStatusOf.ts';

/** The dashboard card with the trial's remaining days; renders nothing if it doesn't matter to this owner. */
export default function TrialCard() {
  const { t } = useTexts('mf-billing');
  const now = useNow();
  const trial = combineLive([useCustomer(), useSubscriptions()], (customer, subscriptions) =>
    trialOnDashboard(customer, subscriptions, now),
  );

  // Most owners have a plan, so the card reserves no space while loading.
  if (trial.status === 'loading' || (trial.status === 'ready' && trial.data === null)) return null;
  return (
    <LiveStatCard
      label={t('trial.card')}
      icon={<IconHourglass size={18} />}
      to="/settings?tab=billing"
      live={trial}
      failed={t('trial.failed')}
      figure={(status) =>
        status?.kind === 'running'
          ? { value: status.daysLeft, detail: t('trial.cardLeft', { count: status.daysLeft }) }
          : { value: 0, detail: t('trial.over') }
      }
    />
  );
}
