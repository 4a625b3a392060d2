import {
  combineLive,
  useAdminUse,
  useCommunityUse,
  useCustomer,
  useNow,
  useSubscriptions,
  useTeamUse,
} from 'shared-lib/data';
import { planOf } from 'shared-lib/domain';
import { useTexts } from 'shared-lib/i18n';
import { Card, LiveContent } from 'shared-lib/ui';
import { PlanTable } from '../plans/PlanTable.tsx';
import { TrialNote } from '../plans/TrialNote.tsx';
import { trialStanding } from '../plans/trialStanding.ts';
import { CurrentPlan } from './CurrentPlan.tsx';
import { renewalOf } from './renewalOf.ts';
import styles from './BillingTab.module.css';

/** The settings tab of the plan: what it is, how much of it is used, and the plans there are. */
export default function BillingTab() {
  const { t } = useTexts('mf-billing');
  const now = useNow();
  const standing = combineLive(
    [useSubscriptions(), useTeamUse(), useCommunityUse(), useAdminUse(), useCustomer()],
    (subscriptions, team, communities, admin, customer) => ({
      plan: planOf(subscriptions, now),
      uses: { team, communities, admin },
      renewal: renewalOf(subscriptions, now),
      trial: trialStanding(customer, subscriptions, now),
    }),
  );

  return (
    <>
      <h2 className={styles.title}>{t('billing.title')}</h2>
      <p className={styles.text}>{t('billing.text')}</p>
      <LiveContent live={standing}>
        {({ plan, uses, renewal, trial }) => (
          <div className={styles.sections}>
            {trial.kind === 'running' && <TrialNote trial={trial} />}
            <div data-setting="plan">
              <CurrentPlan plan={plan} uses={uses} renewal={renewal} />
            </div>
            <div data-setting="plans">
              <h3 className={styles.group}>{t('billing.compare')}</h3>
              <Card flush>
                <PlanTable current={plan} />
              </Card>
              <p className={styles.upgrade}>{t('billing.upgrade')}</p>
            </div>
          </div>
        )}
      </LiveContent>
    </>
  );
}
