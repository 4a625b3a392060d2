import { useState } from 'react';
import type { CallableError } from 'shared-lib/data';
import { choosePlan } from '../data/billingCallables.ts';
import { offeredPlans } from 'shared-lib/domain';
import { useTexts } from 'shared-lib/i18n';
import { Button, Card } from 'shared-lib/ui';
import { DialogProblem } from 'shared-lib/ui/dialogs';
import { failureMessage } from '../checkout/billingFailure.ts';
import { QuoteFacts } from '../plans/QuoteFacts.tsx';
import styles from '../checkout/PlanCards.module.css';

/** The free plan, which an owner can choose to continue without paying. */
export function FreePlan() {
  const { t } = useTexts('mf-billing');
  const [isChoosing, setChoosing] = useState(false);
  const [problem, setProblem] = useState<CallableError | null>(null);

  const choose = async () => {
    setChoosing(true);
    setProblem(null);
    const result = await choosePlan({ plan: 'free' });
    if (result.ok) {
      // A full page load, because access is decided at startup and has changed.
      window.location.assign('/');
      return;
    }
    setChoosing(false);
    setProblem(result.error);
  };

  return (
    <Card>
      <div className={`vh-stack ${styles.card}`}>
        <h2 className={styles.name}>{t('plans.free')}</h2>
        <div className={styles.price}>
          <strong className={styles.amount}>{t('quote.free')}</strong>
          <span className={`vh-soft ${styles.detail}`}>{t('quote.freeDetail')}</span>
        </div>
        <QuoteFacts plan={offeredPlans.free} />
        <div className={styles.act}>
          <Button fullWidth variant="default" loading={isChoosing} onClick={() => void choose()}>
            {t('pricing.chooseFree')}
          </Button>
          {problem && <DialogProblem role="alert">{failureMessage(t, problem)}</DialogProblem>}
        </div>
      </div>
    </Card>
  );
}
