import {
  combineLive,
  useAccount,
  useAdminUsage,
  useCommunityUsage,
  useCustomer,
  useNow,
  useSeatPrice,
  useSubscriptions,
  useTeamUsage,
} from 'shared-lib/data';
import { isCurrent, seatsFor, type LimitUsage } from 'shared-lib/domain';
import { useTexts } from 'shared-lib/i18n';
import { Link, useSearchParams } from 'shared-lib/router';
import { Button, Card, LiveContent } from 'shared-lib/ui';
import { billingAddress, returnPath } from 'shared-lib/ui/plans';
import { DialogProblem } from 'shared-lib/ui/dialogs';
import { BuySeats } from '../checkout/BuySeats.tsx';
import { ReturnNote } from '../checkout/ReturnNote.tsx';
import { Note } from '../notes/Note.tsx';
import { openBillingPortal } from '../data/billingCallables.ts';
import { failureMessage } from '../checkout/billingFailure.ts';
import { useRedirect } from '../checkout/useRedirect.ts';
import { PlanQuestions } from '../pricing/PlanQuestions.tsx';
import { suggestedSeats } from '../seats/suggestedSeats.ts';
import { billingStatusOf } from './billingStatusOf.ts';
import { CurrentPlan } from './CurrentPlan.tsx';
import { CancelPlan } from './CancelPlan.tsx';
import { Invoices } from './invoices/Invoices.tsx';
import { PlanChanges } from './changes/PlanChanges.tsx';
import { UpcomingInvoice } from './invoices/UpcomingInvoice.tsx';
import { OverLimit } from './over/OverLimit.tsx';
import { ChangeSeats } from './seats/ChangeSeats.tsx';
import { BillingStatusNote } from './BillingStatusNote.tsx';
import styles from './BillingTab.module.css';

/** A link to the payment provider's page, to change the card and billing address. */
function PaymentMethod() {
  const { t } = useTexts('mf-billing');
  const { goTo, isLeaving, problem } = useRedirect();
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
      {problem && <DialogProblem role="alert">{failureMessage(t, problem)}</DialogProblem>}
    </div>
  );
}

interface ChoosePlanProps {
  uses: Record<'team' | 'communities', LimitUsage>;
}

/**
 * For accounts without a subscription: choose a plan, with a suggested number of employees that covers
 * current usage.
 */
function ChoosePlan({ uses }: ChoosePlanProps) {
  const { t } = useTexts('mf-billing');
  const [search] = useSearchParams();
  const seatCents = useSeatPrice();
  const back = returnPath(search);
  const needed = seatsFor({ members: uses.team.used, communities: uses.communities.used }, 1);
  return (
    <div className={styles.parts}>
      <p className="vh-muted">{t('billing.chooseText')}</p>
      <BuySeats
        seatCents={seatCents}
        seats={suggestedSeats(search) ?? needed ?? 1}
        heading="h4"
        returnTo={billingAddress(back === null ? {} : { back })}
      />
      <PlanQuestions seatCents={seatCents} heading="h4" />
    </div>
  );
}

/** The billing tab in Settings: the current plan, its usage, what can be changed, and the invoices. */
export default function BillingTab() {
  const { t } = useTexts('mf-billing');
  const now = useNow();
  const isOwner = useAccount().role === 'owner';
  const [search] = useSearchParams();
  const back = returnPath(search);
  const live = combineLive(
    [useSubscriptions(), useTeamUsage(), useCommunityUsage(), useAdminUsage(), useCustomer()],
    (subscriptions, team, communities, admin, customer) => ({
      status: billingStatusOf(subscriptions, customer, now),
      hasPlan: subscriptions.some((subscription) => isCurrent(subscription, now)),
      subscriptionIds: subscriptions.map(({ id }) => id),
      uses: { team, communities, admin },
    }),
  );

  return (
    <>
      <h2 className="vh-large-title">{t('billing.title')}</h2>
      <p className={styles.text}>{t('billing.text')}</p>
      <LiveContent live={live}>
        {({ status, hasPlan, subscriptionIds, uses }) => {
          const paid = status.kind === 'paid' || status.kind === 'empty';
          const isEnding = status.kind === 'paid' && status.then === 'ends';
          return (
            <div className={styles.sections}>
              <ReturnNote
                hasPlan={hasPlan}
                onward={back === null ? undefined : { to: back, label: t('billing.goBack') }}
              />
              {back !== null && search.get('payment') === null && (
                <Note meaning="info" title={t('billing.backTitle')}>
                  {t('billing.backText')} <Link to={back}>{t('billing.goBack')}</Link>
                </Note>
              )}
              <BillingStatusNote status={status} isOwner={isOwner} />
              <div data-setting="plan">
                <CurrentPlan status={status} uses={uses} />
              </div>
              <OverLimit uses={uses} isUnpaid={status.kind === 'unpaid'} />
              <section data-setting="plans" aria-labelledby="billing-plans">
                <h3 id="billing-plans" className="vh-group-title">
                  {t(paid || status.kind === 'unpaid' ? 'change.title' : 'billing.choose')}
                </h3>
                <Card>
                  {!isOwner && <p className={styles.said}>{t('billing.ownerOnly')}</p>}
                  {isOwner && paid && !isEnding && <ChangeSeats subscription={status.subscription} />}
                  {isOwner && isEnding && <p className={styles.said}>{t('change.resumeFirst')}</p>}
                  {isOwner && status.kind === 'unpaid' && (
                    <p className={styles.said}>{t('billing.notes.payFirst')}</p>
                  )}
                  {isOwner && (status.kind === 'free' || status.kind === 'trial') && (
                    <ChoosePlan uses={uses} />
                  )}
                </Card>
              </section>
              <section data-setting="invoices" aria-labelledby="billing-invoices">
                <h3 id="billing-invoices" className="vh-group-title">
                  {t('invoices.title')}
                </h3>
                <Card>
                  {isOwner && subscriptionIds.length > 0 && <PaymentMethod />}
                  {isOwner && status.kind === 'paid' && (
                    <UpcomingInvoice key={status.then} subscription={status.subscription} isLast={isEnding} />
                  )}
                  <Invoices subscriptionIds={subscriptionIds} />
                </Card>
              </section>
              {subscriptionIds.length > 0 && (
                <section data-setting="planChanges" aria-labelledby="billing-changes">
                  <h3 id="billing-changes" className="vh-group-title">
                    {t('changes.title')}
                  </h3>
                  <Card>
                    <PlanChanges subscription={isOwner && paid && !isEnding ? status.subscription : null} />
                  </Card>
                </section>
              )}
              {isOwner && status.kind === 'paid' && (
                <section data-setting="cancel">
                  <Card>
                    <CancelPlan
                      status={status}
                      used={{ members: uses.team.used, communities: uses.communities.used }}
                    />
                  </Card>
                </section>
              )}
            </div>
          );
        }}
      </LiveContent>
    </>
  );
}
