import { IconHourglass } from '@tabler/icons-react';
import { combineLive, useCustomer, useNow, useSubscriptions } from 'shared-lib/data';
import { useTexts } from 'shared-lib/i18n';
import { StatCard } from 'shared-lib/ui';
import { trialStanding } from './trialStanding.ts';

/** The dashboard's figure of the trial's days; nothing for an owner who has a plan. */
export default function TrialCard() {
  const { t, i18n } = useTexts('mf-billing');
  const now = useNow();
  const trial = combineLive([useCustomer(), useSubscriptions()], (customer, subscriptions) =>
    trialStanding(customer, subscriptions, now),
  );
  const card = {
    label: t('trial.card'),
    icon: <IconHourglass size={18} />,
    to: '/settings?tab=billing',
  };

  // Most owners have a plan, so nothing is held for it while it loads.
  if (trial.status === 'loading' || (trial.status === 'ready' && trial.data.kind === 'paid')) return null;
  if (trial.status === 'failed') return <StatCard {...card} value="–" detail={t('trial.failed')} />;
  return trial.data.kind === 'running' ? (
    <StatCard
      {...card}
      value={trial.data.daysLeft.toLocaleString(i18n.language)}
      detail={t('trial.cardLeft', { count: trial.data.daysLeft })}
    />
  ) : (
    <StatCard {...card} value={(0).toLocaleString(i18n.language)} detail={t('trial.over')} />
  );
}
