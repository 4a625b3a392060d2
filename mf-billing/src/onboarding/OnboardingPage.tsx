import { combineLive, useCustomer, useNow, useSubscriptions } from 'shared-lib/data';
import { onboardingSteps, type Customer, type OnboardingStep } from 'shared-lib/domain';
import { stepAfter, stepShown } from 'mf-billing/domain';
import { useEffect, useState } from 'react';
import { useTexts } from 'shared-lib/i18n';
import { Link, useSearchParams } from 'shared-lib/router';
import { Button, Card, LiveContent, PageHeader } from 'shared-lib/ui';
import { confirmEmail } from '../data/onboardingCallables.ts';
import { TrialNote } from '../plans/TrialNote.tsx';
import { trialStatusOf, type TrialStatus } from '../plans/trialStatusOf.ts';
import styles from './onboarding.module.css';
import { BusinessStep } from './steps/BusinessStep.tsx';
import { CommunityStep } from './steps/community/CommunityStep.tsx';
import { DoneStep } from './steps/DoneStep.tsx';
import { InvitationStep } from './steps/team/InvitationStep.tsx';
import { SizeStep } from './steps/SizeStep.tsx';
import { StepList } from './steps/StepList.tsx';

interface OnboardingData {
  readonly customer: Customer | null;
  readonly trial: TrialStatus;
}

interface WizardProps extends OnboardingData {
  readonly step: OnboardingStep;
  readonly onStep: (step: OnboardingStep) => void;
}

/** The list of steps and the current one. */
function Wizard({ customer, trial, step, onStep }: WizardProps) {
  const { t } = useTexts('mf-billing');
  const next = () => onStep(stepAfter(step));
  return (
    <div className={styles.sections}>
      {trial.kind !== 'paid' && (
        <TrialNote trial={customer === null ? { kind: 'ahead' } : trial}>
          <Link to="/pricing">{t('onboarding.seePlans')}</Link>
        </TrialNote>
      )}
      <StepList step={step} isFounded={customer !== null} onStep={onStep} />
      <Card>
        <h2 className={styles.title}>
          <span className="vh-label">
            {t('onboarding.stepOf', { step: onboardingSteps.indexOf(step) + 1, all: onboardingSteps.length })}
          </span>
          {t(`onboarding.${step}.title`)}
        </h2>
        <p className={styles.text}>{t(`onboarding.${step}.text`)}</p>
        {step === 'business' && <BusinessStep customer={customer} onNext={next} />}
        {step === 'size' && <SizeStep state={customer?.onboarding ?? null} onNext={next} />}
        {step === 'community' && <CommunityStep onNext={next} />}
        {step === 'invitation' && <InvitationStep customer={customer} onNext={next} />}
        {step === 'done' && <DoneStep customer={customer} onStep={onStep} />}
      </Card>
    </div>
  );
}

/** Confirms the signed-in user's email with the token of an emailed link. */
function ConfirmLink({ token, onClose }: { token: string; onClose: () => void }) {
  const { t } = useTexts('mf-billing');
  const [state, setState] = useState<'underWay' | 'confirmed' | 'refused' | 'failed'>('underWay');
  useEffect(() => {
    let isCurrent = true;
    void confirmEmail(token).then((result) => {
      if (!isCurrent) return;
      if (result.ok) setState('confirmed');
      else setState(['not-found', 'invalid-argument'].includes(result.error.code) ? 'refused' : 'failed');
    });
    return () => {
      isCurrent = false;
    };
  }, [token]);
  return (
    <div className={styles.notice} role="status">
      <p className={styles.noticeText}>{t(`onboarding.confirm.${state}`)}</p>
      {state !== 'underWay' && (
        <Button variant="light" size="sm" onClick={onClose}>
          {t('onboarding.confirm.goOn')}
        </Button>
      )}
    </div>
  );
}

/**
 * `/onboarding`: a new owner's setup before the dashboard opens. The step is in the address and in the
 * customer document.
 */
export default function OnboardingPage() {
  const { t } = useTexts('mf-billing');
  const now = useNow();
  const [search, changeSearch] = useSearchParams();
  const live = combineLive([useCustomer(), useSubscriptions()], (customer, subscriptions) => ({
    customer,
    trial: trialStatusOf(customer, subscriptions, now),
  }));
  const token = search.get('confirm');
  return (
    <div className={styles.page}>
      <PageHeader title={t('onboarding.title')} summary={t('onboarding.text')} />
      {token !== null && <ConfirmLink token={token} onClose={() => changeSearch({}, { replace: true })} />}
      <LiveContent live={live}>
        {(data) => (
          <Wizard
            {...data}
            // Without a business, start with it.
            step={
              data.customer === null ? 'business' : stepShown(search.get('step'), data.customer.onboarding)
            }
            onStep={(step) => changeSearch({ step })}
          />
        )}
      </LiveContent>
    </div>
  );
}
