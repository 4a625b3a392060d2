import { useState } from 'react';
import { useSeatPrice } from 'shared-lib/data';
import { cancelAtPeriodEnd, resumeSubscription } from '../data/billingCallables.ts';
import { defaultPlan } from 'shared-lib/domain';
import { formatMoney, useTexts } from 'shared-lib/i18n';
import { Button, showToast } from 'shared-lib/ui';
import { ConfirmDialog, type ConfirmResult } from 'shared-lib/ui/dialogs';
import { failureMessage } from '../checkout/billingFailure.ts';
import { billingDate, type BillingStatus } from './billingStatusOf.ts';
import styles from './BillingTab.module.css';

type Paid = Extract<BillingStatus, { kind: 'paid' }>;

interface EndOfPlanProps {
  status: Paid;
  /** Usage of what the free plan limits. */
  used: { members: number; communities: number };
}

/** Cancels a subscription at the end of its period, or resumes it; both ask for confirmation. */
export function CancelPlan({ status, used }: EndOfPlanProps) {
  const { t, i18n } = useTexts('mf-billing');
  const [isAsking, setAsking] = useState(false);
  const isEnding = status.then === 'ends';
  const act = isEnding ? 'resume' : 'cancel';
  const date = billingDate(status.periodEnd, i18n.language);
  const price = formatMoney(status.plan.priceMonthly * 100, i18n.language);

  const confirm = async (): Promise<ConfirmResult> => {
    const result = await (isEnding ? resumeSubscription() : cancelAtPeriodEnd());
    if (!result.ok) return { ok: false, message: failureMessage(t, result.error) };
    showToast({ meaning: 'good', message: t(`${act}.done`, { date }) });
    return { ok: true };
  };
  const over = {
    members: Math.max(0, used.members - defaultPlan.maxTeam),
    communities: Math.max(0, used.communities - defaultPlan.maxCommunities),
  };
  const losses = isEnding
    ? []
    : [
        ...(over.members > 0 ? [t('cancel.members', { count: over.members })] : []),
        ...(over.communities > 0 ? [t('cancel.communities', { count: over.communities })] : []),
      ];

  return (
    <div className={styles.end}>
      <div>
        <h3 className="vh-subtitle">{t(`${act}.heading`)}</h3>
        <p className={styles.said}>{t(`${act}.text`, { date, price })}</p>
      </div>
      <Button variant={isEnding ? 'filled' : 'default'} onClick={() => setAsking(true)}>
        {t(`${act}.open`)}
      </Button>
      <ConfirmDialog
        opened={isAsking}
        title={t(`${act}.title`)}
        action={t(`${act}.action`)}
        {...(!isEnding && { keep: t('cancel.keep') })}
        destructive={!isEnding}
        losses={losses}
        onConfirm={confirm}
        onClose={() => setAsking(false)}
      >
        <p className={styles.said}>{t(`${act}.question`, { date, price })}</p>
        {!isEnding && status.subscription.priceIsOlder && <OlderPrice plan={status.plan} />}
      </ConfirmDialog>
    </div>
  );
}

/** A warning that an older price is permanently lost when the subscription ends. */
function OlderPrice({ plan: { priceMonthly, quantity } }: Pick<Paid, 'plan'>) {
  const { t, i18n } = useTexts('mf-billing');
  const money = (cents: number) => formatMoney(cents, i18n.language);
  const price = money(useSeatPrice());
  const older = money((priceMonthly * 100) / Math.max(1, quantity));
  return <p className={styles.said}>{t('cancel.olderPrice', { older, price })}</p>;
}
