import { useState } from 'react';
import { startCheckout } from '../data/billingCallables.ts';
import { offeredPlans, quoteOf } from 'shared-lib/domain';
import { formatMoney, useTexts } from 'shared-lib/i18n';
import { Button } from 'shared-lib/ui';
import { DialogProblem } from 'shared-lib/ui/dialogs';
import { planTitle } from '../plans/planTitle.ts';
import { QuoteFacts } from '../plans/QuoteFacts.tsx';
import { SeatsField } from '../seats/SeatsField.tsx';
import { failureMessage } from './billingFailure.ts';
import styles from './PlanCards.module.css';
import { useRedirect } from './useRedirect.ts';

interface BuySeatsProps {
  /** Cents per employee and month. */
  seatCents: number;
  /** The suggested number of employees. */
  seats: number;
  /** The address on this site the payment provider's page returns to. */
  returnTo: string;
  /** Heading level of the plan's name. */
  heading?: 'h2' | 'h3' | 'h4';
}

/** The paid plan: its limits and price for an adjustable number of employees, and a link to pay. */
export function BuySeats({ seatCents, seats, returnTo, heading: Heading = 'h2' }: BuySeatsProps) {
  const { t, i18n } = useTexts('mf-billing');
  const [quantity, setQuantity] = useState<number | null>(seats);
  const { goTo, isLeaving, problem } = useRedirect();
  const quote = quantity === null || quantity === 0 ? null : quoteOf(quantity, seatCents);
  const money = (cents: number) => formatMoney(cents, i18n.language);
  const title = t(`plans.${planTitle(quote?.plan ?? offeredPlans.professional)}`);
  const buy = () => {
    if (quote) void goTo(() => startCheckout({ quantity: quote.plan.quantity, returnTo }));
  };

  return (
    <div className={`vh-stack ${styles.card}`}>
      <Heading className={styles.name}>{title}</Heading>
      <div aria-live="polite" className={styles.price}>
        {quote ? (
          <>
            <strong className={styles.amount}>{money(quote.monthlyCents)}</strong> {t('quote.perMonth')}
            <span className={`vh-soft ${styles.detail}`}>
              {t('quote.reckoning', { count: quote.plan.quantity, price: money(quote.seatCents) })}
            </span>
          </>
        ) : (
          <span className={`vh-soft ${styles.detail}`}>{t('quote.none')}</span>
        )}
      </div>
      <SeatsField value={quantity} onChange={setQuantity} readOnly={isLeaving} />
      {quote && <QuoteFacts plan={quote.plan} />}
      <div className={styles.act}>
        <Button fullWidth loading={isLeaving} disabled={quote === null} onClick={buy}>
          {t('pricing.choose', { plan: title })}
        </Button>
        <p className={`vh-soft ${styles.detail}`} role="status">
          {isLeaving ? t('pricing.leaving') : t('pricing.secure')}
        </p>
        {problem && <DialogProblem role="alert">{failureMessage(t, problem)}</DialogProblem>}
      </div>
    </div>
  );
}
