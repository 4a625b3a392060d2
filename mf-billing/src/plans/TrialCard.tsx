import { IconHourglass } from '@tabler/icons-react';
import { combineLive, useCustomer, useNow, useSubscriptions } from 'shared-lib/data/dashboard';
import { useTexts } from 'shared-lib/i18n';
import { LiveStatCard } from 'shared-lib/ui/dashboard';
import { trialOnDashboard } from './trialStanding.ts';

/** The dashboard's figure of the trial's days; nothing for an owner to whom it is no news. */
export default function TrialCard() {
  const { t } = useTexts('mf-billing');
  const now = useNow();
  const trial = combineLive([useCustomer(), useSubscriptions()], (customer, subscriptions) =>
    trialOnDashboard(customer, subscriptions, now),
  );

  // Most owners have a plan, so the card takes no room while it loads.
  if (trial.status === 'loading' || (trial.status === 'ready' && trial.data === null)) return null;
  return (
    <LiveStatCard
      label={t('trial.card')}
      icon={<IconHourglass size={18} />}
      to="/settings?tab=billing"
      live={trial}
      failed={t('trial.failed')}
      figure={(standing) =>
        standing?.kind === 'running'
          ? { value: standing.daysLeft, detail: t('trial.cardLeft', { count: standing.daysLeft }) }
          : { value: 0, detail: t('trial.over') }
      }
    />
  );
}
