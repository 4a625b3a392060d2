import { openBillingPortal } from '../data/billingCallables.ts';
import { useTexts } from 'shared-lib/i18n';
import { Button } from 'shared-lib/ui';
import { DialogProblem } from 'shared-lib/ui/dialogs';
import { billingAddress } from 'shared-lib/ui/plans';
import { failureWords } from '../checkout/billingFailure.ts';
import { useGoTo } from '../checkout/useGoTo.ts';
import styles from './BillingTab.module.css';

/** A link to the payment provider's page, to change the card and billing address. */
export function PaymentMethod() {
  const { t } = useTexts('mf-billing');
  const { goTo, isLeaving, problem } = useGoTo();
  return (
    <div className={styles.method}>
      <div>
        <h4 className="vh-subtitle">{t('payment.title')}</h4>
        <p className={styles.said}>{t('payment.text')}</p>
      </div>
      <Button
        variant="default"
        loading={isLeaving}
        onClick={() => void goTo(() => openBillingPortal(billingAddress()))}
      >
        {t('payment.open')}
      </Button>
      {problem && <DialogProblem role="alert">{failureWords(t, problem)}</DialogProblem>}
    </div>
  );
}
