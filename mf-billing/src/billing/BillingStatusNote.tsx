import { useState } from 'react';
import type { CallableError } from 'shared-lib/data';
import { choosePlan, openMissingPayment } from '../data/billingCallables.ts';
import { billingAddress } from 'shared-lib/ui/plans';
import { useTexts } from 'shared-lib/i18n';
import { Button } from 'shared-lib/ui';
import { DialogProblem } from 'shared-lib/ui/dialogs';
import { failureMessage } from '../checkout/billingFailure.ts';
import { useRedirect } from '../checkout/useRedirect.ts';
import { Note } from '../notes/Note.tsx';
import { TrialTerms } from '../plans/TrialNote.tsx';
import type { BillingStatus } from './billingStatusOf.ts';
import styles from './BillingTab.module.css';

/** Chooses the Free plan, which the live customer document then shows. */
function StayFree() {
  const { t } = useTexts('mf-billing');
  const [isChoosing, setChoosing] = useState(false);
  const [problem, setProblem] = useState<CallableError | null>(null);
  const choose = async () => {
    setChoosing(true);
    setProblem(null);
    const result = await choosePlan({ plan: 'free' });
    setChoosing(false);
    if (!result.ok) setProblem(result.error);
  };
  return (
    <>
      <Button size="sm" variant="default" loading={isChoosing} onClick={() => void choose()}>
        {t('pricing.chooseFree')}
      </Button>
      {problem && <DialogProblem role="alert">{failureMessage(t, problem)}</DialogProblem>}
    </>
  );
}

interface BillingStatusNoteProps {
  status: BillingStatus;
  isOwner: boolean;
}

/** The most important billing problem, with a link to fix it; renders nothing if there is none. */
export function BillingStatusNote({ status, isOwner }: BillingStatusNoteProps) {
  const { t } = useTexts('mf-billing');
  const { goTo, isLeaving, problem } = useRedirect();
  if (status.kind === 'trial') {
    return (
      <Note meaning="info" title={t('trial.left', { count: status.daysLeft })}>
        <TrialTerms />
      </Note>
    );
  }
  if (status.kind === 'free' && status.mustChoose) {
    return (
      <Note meaning="watch" title={t('trial.over')}>
        <p className={styles.why}>{t('billing.notes.trialOver')}</p>
        {isOwner && <StayFree />}
      </Note>
    );
  }
  if (status.kind === 'empty') {
    return (
      <Note meaning="watch" title={t('billing.notes.emptyTitle')}>
        {t('billing.notes.empty')}
      </Note>
    );
  }
  if (status.kind !== 'unpaid') return null;
  const isFirst = status.subscription.status === 'incomplete';
  return (
    <Note meaning="bad" title={t(isFirst ? 'billing.notes.firstUnpaidTitle' : 'billing.notes.unpaidTitle')}>
      <p className={styles.why}>{t(isFirst ? 'billing.notes.firstUnpaid' : 'billing.notes.unpaid')}</p>
      {isOwner && (
        <Button
          size="sm"
          loading={isLeaving}
          onClick={() => void goTo(() => openMissingPayment(billingAddress()))}
        >
          {t('billing.notes.updatePayment')}
        </Button>
      )}
      {problem && <DialogProblem role="alert">{failureMessage(t, problem)}</DialogProblem>}
    </Note>
  );
}
