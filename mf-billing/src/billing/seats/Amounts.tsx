import type { SeatsPreview } from 'mf-billing/domain';
import type { CallableError } from 'shared-lib/data';
import { formatMoney, useTexts } from 'shared-lib/i18n';
import { Button } from 'shared-lib/ui';
import { failureMessage } from '../../checkout/billingFailure.ts';
import styles from './ChangeSeats.module.css';
import { billingDate } from '../billingStatusOf.ts';

interface AmountsProps {
  readonly amounts: SeatsPreview;
  /** Labels and amounts in cents. */
  readonly totals: readonly (readonly [label: string, cents: number])[];
}

/** Totals, and the next invoice's line items. */
export function Amounts({ amounts, totals }: AmountsProps) {
  const { t, i18n } = useTexts('mf-billing');
  const money = (cents: number) => formatMoney(cents, i18n.language);
  const date = billingDate(amounts.nextInvoiceAt, i18n.language);
  return (
    <div className={styles.amounts}>
      <dl>
        {totals.map(([label, cents]) => (
          <div key={label} className={styles.row}>
            <dt>{label}</dt>
            <dd>{money(cents)}</dd>
          </div>
        ))}
      </dl>
      {amounts.lines.length > 0 && (
        <dl className={styles.lines}>
          {amounts.lines.map(({ text, amount, part, quantity }, index) => (
            // Line items have no ids, and don't change while shown.
            <div key={`${index} ${text}`} className={styles.row}>
              <dt>{part === undefined ? text : t(`change.parts.${part}`, { count: quantity ?? 1, date })}</dt>
              <dd>{money(amount)}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}

/** Why the payment provider returned no amounts, with a retry. */
export function FailedPreview({ error, onAsk }: { error: CallableError; onAsk: () => void }) {
  const { t } = useTexts('mf-billing');
  return (
    <div className={`vh-row ${styles.failed}`}>
      <p className="vh-muted">{failureMessage(t, error)}</p>
      <Button variant="default" size="sm" onClick={onAsk}>
        {t('change.askAgain')}
      </Button>
    </div>
  );
}
