import type { SeatsPreview } from 'shared-lib/domain';
import { formatDate, formatMoney, useTexts } from 'shared-lib/i18n';
import styles from './ChangeSeats.module.css';

/** What a change would cost: today, with the next invoice, and what that consists of. */
export function Amounts({ amounts }: { amounts: SeatsPreview }) {
  const { t, i18n } = useTexts('mf-billing');
  const money = (cents: number) => formatMoney(cents, i18n.language);
  const date = formatDate(amounts.nextInvoiceAt, i18n.language);
  return (
    <dl className={styles.amounts}>
      <div className={styles.row}>
        <dt>{t('change.today')}</dt>
        <dd>{money(amounts.dueNow)}</dd>
      </div>
      <div className={styles.row}>
        <dt>{t('change.nextInvoice', { date })}</dt>
        <dd>{money(amounts.nextInvoice)}</dd>
      </div>
      {amounts.lines.length > 0 && (
        <div className={styles.lines}>
          {amounts.lines.map(({ text, amount, part, quantity }, index) => (
            // The provider's lines have no ids, and never change while they are shown.
            <div key={`${index} ${text}`} className={styles.row}>
              <dt>{part === undefined ? text : t(`change.parts.${part}`, { count: quantity ?? 1, date })}</dt>
              <dd>{money(amount)}</dd>
            </div>
          ))}
        </div>
      )}
    </dl>
  );
}
