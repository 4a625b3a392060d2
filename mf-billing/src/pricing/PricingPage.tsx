import { IconArrowLeft } from '@tabler/icons-react';
import { combineLive, useCustomer, useNow, useSubscriptions, useSeatPrice } from 'shared-lib/data';
import { isCurrent } from 'shared-lib/domain';
import { useTexts } from 'shared-lib/i18n';
import { useSearchParams } from 'shared-lib/router';
import { Card, LiveContent, PageHeader } from 'shared-lib/ui';
import { BuySeats } from '../checkout/BuySeats.tsx';
import { ReturnNote } from '../checkout/ReturnNote.tsx';
import { Note } from '../notes/Note.tsx';
import { TrialNote } from '../plans/TrialNote.tsx';
import { trialStatusOf } from '../plans/trialStatusOf.ts';
import { suggestedSeats } from '../seats/suggestedSeats.ts';
import { FreePlan } from './FreePlan.tsx';
import { PlanQuestions } from './PlanQuestions.tsx';
import styles from './PricingPage.module.css';

/** `/pricing`: the available plans, before the dashboard opens. */
export default function PricingPage() {
  const { t } = useTexts('mf-billing');
  const now = useNow();
  const [search] = useSearchParams();
  const seatCents = useSeatPrice();
  const live = combineLive([useCustomer(), useSubscriptions()], (customer, subscriptions) => ({
    hasPlan: subscriptions.some((subscription) => isCurrent(subscription, now)),
    trial: trialStatusOf(customer, subscriptions, now),
    hasChosenFree: customer?.planChosen === 'free',
  }));
  return (
    <div className={styles.page}>
      <PageHeader title={t('pricing.title')} summary={t('pricing.text')} />
      <LiveContent live={live}>
        {({ hasPlan, trial, hasChosenFree }) => (
          <div className={styles.sections}>
            <ReturnNote hasPlan={hasPlan} onward={{ to: '/onboarding', label: t('pricing.goOn') }} />
            {hasPlan && search.get('payment') === null && (
              <Note meaning="good" title={t('pricing.hasPlan')}>
                {/* A full page load, because access is decided at startup and a plan changes it. */}
                <a href="/onboarding">{t('pricing.goOn')}</a>
              </Note>
            )}
            {trial.kind !== 'paid' && (
              <TrialNote trial={trial}>{trial.kind === 'over' && t('pricing.overText')}</TrialNote>
            )}
            {!hasPlan && (
              <div className={styles.plans}>
                <FreePlan />
                <Card>
                  <BuySeats seatCents={seatCents} seats={suggestedSeats(search) ?? 1} returnTo="/pricing" />
                </Card>
              </div>
            )}
            <PlanQuestions seatCents={seatCents} />
            {(trial.kind !== 'over' || hasChosenFree) && (
              <a href="/onboarding" className={styles.back}>
                <IconArrowLeft size={18} aria-hidden />
                {t('pricing.back')}
              </a>
            )}
          </div>
        )}
      </LiveContent>
    </div>
  );
}
