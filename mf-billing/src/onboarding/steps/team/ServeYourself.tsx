import { useState } from 'react';
import { useAccount } from 'shared-lib/data';
import { useTexts } from 'shared-lib/i18n';
import { Button } from 'shared-lib/ui';
import { saveOnboarding } from '../../../data/onboardingCallables.ts';
import styles from '../steps.module.css';
import type { Shifts } from './useShifts.ts';

/** For an owner who works alone: gives them the first community's shifts. */
export function ServeYourself({ shifts, onNext }: { shifts: Shifts; onNext: () => void }) {
  const { t } = useTexts('mf-billing');
  const { customerId } = useAccount();
  const [state, setState] = useState<'idle' | 'underWay' | 'failed'>('idle');

  async function serve() {
    setState('underWay');
    if (!(await shifts.assign(customerId))) return setState('failed');
    await saveOnboarding({ step: 'done' });
    return onNext();
  }

  return (
    <div className={styles.self}>
      <p className={styles.selfText}>{t('onboarding.invitation.alone', { name: shifts.name })}</p>
      <Button variant="default" loading={state === 'underWay'} onClick={() => void serve()}>
        {t('onboarding.invitation.assignMe')}
      </Button>
      {state === 'failed' && (
        <p role="alert" className={styles.problem}>
          {t('onboarding.failedLater')}
        </p>
      )}
    </div>
  );
}
