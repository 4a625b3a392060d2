import { onboardingSteps, type OnboardingStep } from 'shared-lib/domain';
import { useTexts } from 'shared-lib/i18n';
import styles from './StepList.module.css';

interface StepListProps {
  step: OnboardingStep;
  /** Whether the business exists; the other steps depend on it. */
  isFounded: boolean;
  onStep: (step: OnboardingStep) => void;
}

/** All steps; each can be opened. */
export function StepList({ step: current, isFounded, onStep }: StepListProps) {
  const { t } = useTexts('mf-billing');
  return (
    <nav aria-label={t('onboarding.steps')}>
      <ol className={`vh-list ${styles.list}`}>
        {onboardingSteps.map((step, index) => (
          <li key={step} className={styles.item}>
            <button
              type="button"
              className={styles.step}
              aria-current={step === current ? 'step' : undefined}
              disabled={!isFounded && step !== current}
              onClick={() => onStep(step)}
            >
              <span className={styles.number} aria-hidden>
                {index + 1}
              </span>
              <span className={styles.name}>{t(`onboarding.${step}.short`)}</span>
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
