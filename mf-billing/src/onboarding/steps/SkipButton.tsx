import { useState } from 'react';
import { saveOnboarding } from '../../data/onboardingCallables.ts';
import type { OnboardingStep } from 'shared-lib/domain';
import { useTexts } from 'shared-lib/i18n';
import { Button } from 'shared-lib/ui';
import styles from './SkipButton.module.css';

interface LaterProps {
  /** The step to continue with. */
  step: OnboardingStep;
  /** The button's text: skip, or done. */
  label?: string;
  onNext: () => void;
}

/** Skips a step, after saving where to continue. */
export function SkipButton({ step, label, onNext }: LaterProps) {
  const { t } = useTexts('mf-billing');
  const [state, setState] = useState<'idle' | 'underWay' | 'failed'>('idle');

  async function leave() {
    setState('underWay');
    const result = await saveOnboarding({ step });
    setState(result.ok ? 'idle' : 'failed');
    if (result.ok) onNext();
  }

  return (
    <div className={styles.later}>
      <Button
        variant={label === undefined ? 'subtle' : 'filled'}
        {...(label === undefined && { className: styles.quiet })}
        size="md"
        loading={state === 'underWay'}
        onClick={() => void leave()}
      >
        {label ?? t('onboarding.later')}
      </Button>
      {state === 'failed' && (
        <p role="alert" className={styles.problem}>
          {t('onboarding.failedLater')}
        </p>
      )}
    </div>
  );
}
