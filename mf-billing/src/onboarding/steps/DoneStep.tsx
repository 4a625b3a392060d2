import { IconCircle, IconCircleCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { combineLive, useAccount, useAssignmentDirectory, useCommunities, useTeam } from 'shared-lib/data';
import { finishOnboarding } from '../../data/onboardingCallables.ts';
import type { Customer, OnboardingStep } from 'shared-lib/domain';
import { useTexts } from 'shared-lib/i18n';
import { Button, LiveContent } from 'shared-lib/ui';
import { openTasks } from './openTasks.ts';
import styles from './steps.module.css';

interface DoneStepProps {
  customer: Customer | null;
  onStep: (step: OnboardingStep) => void;
}

/** The completed and the remaining tasks, and a link to the dashboard. */
export function DoneStep({ customer, onStep }: DoneStepProps) {
  const { t } = useTexts('mf-billing');
  const { customerId } = useAccount();
  const [state, setState] = useState<'idle' | 'underWay' | 'failed'>('idle');
  const isNamed = (customer?.businessName ?? '') !== '';
  const live = combineLive(
    [useCommunities(), useTeam(), useAssignmentDirectory()],
    (communities, team, agents) => {
      const serving = new Set(agents.map(({ memberId }) => memberId));
      return openTasks(
        customer,
        communities.length,
        team.filter(({ id }) => id !== customerId || serving.has(id)).length,
      );
    },
  );

  async function finish() {
    setState('underWay');
    const result = await finishOnboarding();
    // A full page load, because access is decided at startup and has changed.
    if (result.ok) window.location.assign('/');
    else setState('failed');
  }

  return (
    <LiveContent live={live}>
      {(tasks) => (
        <>
          <ul className={`vh-list ${styles.list}`}>
            {tasks.map(({ step, isDone }) => (
              <li key={step} className={styles.row}>
                <span className={styles.what}>
                  {isDone ? <IconCircleCheck size={20} aria-hidden /> : <IconCircle size={20} aria-hidden />}
                  <span>
                    {t(`onboarding.${step}.short`)}: {t(isDone ? 'onboarding.isDone' : 'onboarding.waits')}
                  </span>
                </span>
                {!isDone && (
                  <Button
                    variant="subtle"
                    size="sm"
                    className={styles.now ?? ''}
                    aria-label={`${t('onboarding.doNow')}: ${t(`onboarding.${step}.short`)}`}
                    onClick={() => onStep(step)}
                  >
                    {t('onboarding.doNow')}
                  </Button>
                )}
              </li>
            ))}
          </ul>
          <Button size="md" loading={state === 'underWay'} disabled={!isNamed} onClick={() => void finish()}>
            {t('onboarding.finish')}
          </Button>
          {!isNamed && <p className={styles.problem}>{t('onboarding.nameless')}</p>}
          {state === 'failed' && (
            <p role="alert" className={styles.problem}>
              {t('onboarding.failedTitle')} {t('onboarding.failedFinish')}
            </p>
          )}
        </>
      )}
    </LiveContent>
  );
}
