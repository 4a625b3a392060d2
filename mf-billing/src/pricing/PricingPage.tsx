import { IconArrowLeft } from '@tabler/icons-react';
import { combineLive, useCustomer, useNow, useSubscriptions } from 'shared-lib/data';
import { planOf } from 'shared-lib/domain';
import { useTexts } from 'shared-lib/i18n';
import { Link } from 'shared-lib/router';
import { Card, LiveContent, PageHeader } from 'shared-lib/ui';
import { PlanTable } from '../plans/PlanTable.tsx';
import { TrialNote } from '../plans/TrialNote.tsx';
import { trialStanding } from '../plans/trialStanding.ts';
import styles from './PricingPage.module.css';

/** `/pricing`: the plans there are, before the dashboard opens. */
export default function PricingPage() {
  const { t } = useTexts('mf-billing');
  const now = useNow();
  const live = combineLive([useCustomer(), useSubscriptions()], (customer, subscriptions) => ({
    plan: planOf(subscriptions, now),
    trial: trialStanding(customer, subscriptions, now),
  }));
  return (
    <div className={styles.page}>
      <PageHeader title={t('pricing.title')} summary={t('pricing.text')} />
      <LiveContent live={live}>
        {({ plan, trial }) => (
          <div className={styles.sections}>
            {trial.kind !== 'paid' && <TrialNote trial={trial} />}
            <Card flush>
              <PlanTable current={plan} />
            </Card>
            <p className={styles.upgrade}>{t('pricing.upgrade')}</p>
            <Link to="/onboarding" className={styles.back}>
              <IconArrowLeft size={18} aria-hidden />
              {t('pricing.back')}
            </Link>
          </div>
        )}
      </LiveContent>
    </div>
  );
}
