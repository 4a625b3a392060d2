import { useRef, useState } from 'react';
import type { CallableError } from 'shared-lib/data';
import { changeSeats } from '../../data/billingCallables.ts';
import type { Subscription } from 'shared-lib/domain';
import type { SeatsPreview } from 'mf-billing/domain';
import { formatMoney, useTexts } from 'shared-lib/i18n';
import { Link, useSearchParams } from 'shared-lib/router';
import { Button, showToast, Skeleton } from 'shared-lib/ui';
import { DialogProblem } from 'shared-lib/ui/dialogs';
import { failureMessage } from '../../checkout/billingFailure.ts';
import { Note } from '../../notes/Note.tsx';
import { SeatsField } from '../../seats/SeatsField.tsx';
import { suggestedSeats } from '../../seats/suggestedSeats.ts';
import { Amounts, FailedPreview } from './Amounts.tsx';
import styles from './ChangeSeats.module.css';
import { isTooFew, initialSeats, seatsStep, seatsAfterRenewal } from './seatsForm.ts';
import { usePreview } from './usePreview.ts';
import { billingDate } from '../billingStatusOf.ts';

/**
 * Changes the number of paid employees, after a preview of the cost as calculated by the payment provider.
 */
export function ChangeSeats({ subscription }: { subscription: Subscription }) {
  const { t, i18n } = useTexts('mf-billing');
  const [search] = useSearchParams();
  const toCome = seatsAfterRenewal(subscription);
  const [typed, setTyped] = useState<number | null>(() => initialSeats(suggestedSeats(search), toCome));
  const step = seatsStep(typed, subscription);
  const { preview, ask } = usePreview(step.kind === 'ask' ? step.quantity : null);
  const [isChanging, setChanging] = useState(false);
  const [problem, setProblem] = useState<CallableError | null>(null);
  // The confirmed number, until the subscription reflects it.
  const [arriving, setArriving] = useState<number | null>(null);
  const [authentication, setAuthentication] = useState<string | null>(null);
  const isSent = useRef(false);

  // Follows the subscription, which other tabs may change too. A number typed since stays.
  const [followed, setFollowed] = useState(toCome);
  if (followed !== toCome) {
    setFollowed(toCome);
    if (typed === initialSeats(null, followed) || typed === arriving) setTyped(initialSeats(null, toCome));
    setAuthentication(null);
    setArriving(null);
  }
  const type = (next: number | null) => {
    setTyped(next);
    setProblem(null);
    setArriving(null);
  };

  const change = async (quantity: number, amounts: SeatsPreview) => {
    const { dueNow, nextInvoice, nextInvoiceAt, takesEffect } = amounts;
    if (isSent.current) return;
    isSent.current = true;
    setChanging(true);
    setProblem(null);
    const result = await changeSeats({ quantity, expected: { dueNow, nextInvoice } });
    isSent.current = false;
    setChanging(false);
    if (!result.ok) {
      setProblem(result.error);
      ask();
    } else if (result.value.status === 'needsAuthentication') {
      setAuthentication(result.value.url ?? null);
    } else {
      setArriving(quantity);
      const isLater = takesEffect === 'renewal';
      const date = billingDate(nextInvoiceAt, i18n.language);
      const message = t(isLater ? 'change.doneLater' : 'change.done', { count: quantity, date });
      showToast({ meaning: 'good', message: message });
    }
  };

  const ready = step.kind === 'ask' && preview.status === 'ready' && preview.quantity === step.quantity;
  const amounts = ready ? preview.amounts : null;
  const money = (cents: number) => formatMoney(cents, i18n.language);
  const action = amounts
    ? amounts.takesEffect === 'renewal'
      ? t('change.atRenewal', {
          count: step.kind === 'ask' ? step.quantity : 0,
          date: billingDate(amounts.nextInvoiceAt, i18n.language),
        })
      : t(amounts.dueNow > 0 ? 'change.nowFor' : 'change.now', {
          count: step.kind === 'ask' ? step.quantity : 0,
          price: money(amounts.dueNow),
        })
    : t('change.none');

  return (
    <div className="vh-stack">
      <SeatsField value={typed} onChange={type} readOnly={isChanging} />
      <div aria-live="polite" aria-busy={step.kind === 'ask' && preview.status === 'loading'}>
        {step.kind === 'same' && (
          <p className="vh-muted">
            {t(subscription.nextQuantity === null ? 'change.same' : 'change.sameLater')}
          </p>
        )}
        {step.kind === 'ask' && preview.status === 'loading' && <Skeleton height={112} radius={12} />}
        {step.kind === 'ask' && preview.status === 'failed' && (
          <FailedPreview error={preview.error} onAsk={ask} />
        )}
        {amounts && (
          <Amounts
            amounts={amounts}
            totals={[
              [t('change.today'), amounts.dueNow],
              [
                t('change.nextInvoice', { date: billingDate(amounts.nextInvoiceAt, i18n.language) }),
                amounts.nextInvoice,
              ],
            ]}
          />
        )}
        {amounts?.tooFew && isTooFew(amounts) && (
          <Note meaning="watch" title={t('change.tooFewTitle')}>
            {[
              amounts.tooFew.members > 0 && t('change.tooFewMembers', { count: amounts.tooFew.members }),
              amounts.tooFew.communities > 0 &&
                t('change.tooFewCommunities', { count: amounts.tooFew.communities }),
            ]
              .filter(Boolean)
              .join(' ')}{' '}
            {amounts.tooFew.members > 0 && <Link to="/team?status=active">{t('change.toTeam')}</Link>}{' '}
            {amounts.tooFew.communities > 0 && <Link to="/communities">{t('change.toCommunities')}</Link>}
          </Note>
        )}
      </div>
      {authentication !== null && (
        <Note meaning="watch" title={t('change.authenticateTitle')}>
          {t('change.authenticate')} <a href={authentication}>{t('change.authenticateAction')}</a>
        </Note>
      )}
      {problem && <DialogProblem role="alert">{failureMessage(t, problem)}</DialogProblem>}
      <div className={`vh-actions ${styles.actions}`}>
        {step.kind === 'ask' && toCome > 0 && (
          <Button variant="default" disabled={isChanging} onClick={() => type(toCome)}>
            {t('change.keep', { count: toCome })}
          </Button>
        )}
        <Button
          loading={isChanging || arriving !== null}
          disabled={amounts === null || isTooFew(amounts)}
          onClick={() => {
            if (amounts && step.kind === 'ask') void change(step.quantity, amounts);
          }}
        >
          {action}
        </Button>
      </div>
    </div>
  );
}
