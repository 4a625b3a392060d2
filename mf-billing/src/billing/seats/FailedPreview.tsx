import type { CallableError } from 'shared-lib/data';
import { useTexts } from 'shared-lib/i18n';
import { Button } from 'shared-lib/ui';
import { failureMessage } from '../../checkout/billingFailure.ts';
import styles from './ChangeSeats.module.css';

/** Why the payment provider returned no amounts, with a retry. */
export function FailedPreview({ error, onAsk }: { error: CallableError; onAsk: () => void }) {
  const { t } = useTexts('mf-billing');
  return (
    <div className={styles.failed}>
      <p className="vh-muted">{failureMessage(t, error)}</p>
      <Button variant="default" size="sm" onClick={onAsk}>
        {t('change.askAgain')}
      </Button>
    </div>
  );
}
