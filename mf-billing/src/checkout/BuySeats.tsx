import { useState } from 'react';
import { startCheckout } from '../data/billingCallables.ts';
import { offeredPlans, quoteOf } from 'shared-lib/domain';
import { formatMoney, useTexts } from 'shared-lib/i18n';
import { Button } from 'shared-lib/ui';
import { DialogProblem } from 'shared-lib/ui/dialogs';
import { planTitle } from '../plans/planTitle.ts';
import { QuoteFacts } from '../plans/QuoteFacts.tsx';
import { SeatsField } from '../seats/SeatsField.tsx';
import { failureWords } from './billingFailure.ts';
import styles from './PlanCards.module.css';
import { useGoTo } from './useGoTo.ts';

interface BuySeatsProps {
  /** Cents for each employee, each month. */
  seatCents: number;
  /** How many employees are proposed at first. */
  seats: number;
  /** The address of this site to which the payment provider's page leads back. */
  returnTo: string;
  /** The level of the plan's name among the headings around it. */
  heading?: 'h2' | 'h4';
}

/** The paid plan by the number of employees: what it allows and costs, as the number is changed, and the way to pay. */
export function BuySeats({ seatCents, seats, returnTo, heading: Heading = 'h2' }: BuySeatsProps) {
  const { t, i18n } = useTexts('mf-billing');
  const [quantity, setQuantity] = useState<number | null>(seats);
  const { goTo, isLeaving, problem } = useGoTo();
  const quote = quantity === null || quantity === 0 ? null : quoteOf(quantity, seatCents);
  const money = (cents: number) => formatMoney(cents, i18n.language);
  const title = t(`plans.${planTitle(quote?.plan ?? offeredPlans.professional)}`);
  const buy = () => {
    if (quote) void goTo(() => startCheckout({ quantity: quote.plan.quantity, returnTo }));
  };

  return (
    <div className={styles.card}>
      <Heading className={styles.name}>{title}</Heading>
      <div aria-live="polite" className={styles.price}>
        {quote ? (
          <>
            <strong className={styles.amount}>{money(quote.monthlyCents)}</strong> {t('quote.perMonth')}
            <span className={styles.detail}>
              {t('quote.reckoning', { count: quote.plan.quantity, price: money(quote.seatCents) })}
            </span>
          </>
        ) : (
          <span className={styles.detail}>{t('quote.none')}</span>
        )}
      </div>
      <SeatsField value={quantity} onChange={setQuantity} readOnly={isLeaving} />
      {quote && <QuoteFacts plan={quote.plan} />}
      <div className={styles.act}>
        <Button fullWidth loading={isLeaving} disabled={quote === null} onClick={buy}>
          {t('pricing.choose', { plan: title })}
        </Button>
        <p className={styles.detail} role="status">
          {isLeaving ? t('pricing.leaving') : t('pricing.secure')}
        </p>
        {problem && <DialogProblem role="alert">{failureWords(t, problem)}</DialogProblem>}
      </div>
    </div>
  );
}
