import { openMissingPayment } from '../data/billingCallables.ts';
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

interface StandingNoteProps {
  standing: BillingStatus;
  isOwner: boolean;
}

/** The most important billing problem, with a link to fix it; renders nothing if there is none. */
export function BillingStatusNote({ standing, isOwner }: StandingNoteProps) {
  const { t } = useTexts('mf-billing');
  const { goTo, isLeaving, problem } = useRedirect();
  if (standing.kind === 'trial') {
    return (
      <Note meaning="info" title={t('trial.left', { count: standing.daysLeft })}>
        <TrialTerms />
      </Note>
    );
  }
  if (standing.kind === 'empty') {
    return (
      <Note meaning="watch" title={t('billing.notes.emptyTitle')}>
        {t('billing.notes.empty')}
      </Note>
    );
  }
  if (standing.kind !== 'unpaid') return null;
  const isFirst = standing.subscription.status === 'incomplete';
  return (
    <Note meaning="bad" title={t(isFirst ? 'billing.notes.firstUnpaidTitle' : 'billing.notes.unpaidTitle')}>
      <p className={styles.why}>{t(isFirst ? 'billing.notes.firstUnpaid' : 'billing.notes.unpaid')}</p>
      {isOwner && (
        <Button
          size="sm"
          loading={isLeaving}
          onClick={() => void goTo(() => openMissingPayment(billingAddress()))}
        >
          {t('billing.notes.mend')}
        </Button>
      )}
      {problem && <DialogProblem role="alert">{failureMessage(t, problem)}</DialogProblem>}
    </Note>
  );
}
