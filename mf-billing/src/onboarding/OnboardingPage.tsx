import { combineLive, useCustomer, useNow, useSubscriptions } from 'shared-lib/data';
import { useTexts } from 'shared-lib/i18n';
import { Link } from 'shared-lib/router';
import { Card, LiveContent, PageHeader } from 'shared-lib/ui';
import { TrialNote } from '../plans/TrialNote.tsx';
import { trialStanding } from '../plans/trialStanding.ts';
import { BusinessForm } from './BusinessForm.tsx';
import styles from './OnboardingPage.module.css';

const nothingKnown = { firstName: '', lastName: '', businessName: '' };

/** `/onboarding`: what a new owner tells us before the dashboard opens. */
export default function OnboardingPage() {
  const { t } = useTexts('mf-billing');
  const now = useNow();
  const live = combineLive([useCustomer(), useSubscriptions()], (customer, subscriptions) => ({
    known: customer ?? nothingKnown,
    trial: trialStanding(customer, subscriptions, now),
  }));
  return (
    <div className={styles.page}>
      <PageHeader title={t('onboarding.title')} summary={t('onboarding.text')} />
      <LiveContent live={live}>
        {({ known: { firstName, lastName, businessName }, trial }) => (
          <div className={styles.sections}>
            {trial.kind !== 'paid' && (
              <TrialNote trial={trial}>
                {trial.kind === 'over' && <>{t('onboarding.trialOverText')} </>}
                <Link to="/pricing">{t('onboarding.seePlans')}</Link>
              </TrialNote>
            )}
            <Card>
              <BusinessForm known={{ firstName, lastName, businessName }} />
            </Card>
          </div>
        )}
      </LiveContent>
    </div>
  );
}
