import { useState } from 'react';
import { useAccount } from 'shared-lib/data';
import type { Subscription } from 'shared-lib/domain';
import { undoableChange, type PlanChange } from 'mf-billing/domain';
import { formatDate, formatMoney, useTexts } from 'shared-lib/i18n';
import { Button, LiveContent, showToast, Skeleton } from 'shared-lib/ui';
import { ConfirmDialog, type ConfirmResult } from 'shared-lib/ui/dialogs';
import { failureMessage } from '../../checkout/billingFailure.ts';
import { changeSeats } from '../../data/billingCallables.ts';
import { usePlanChanges } from '../../data/planChanges.api.ts';
import { billingDate } from '../billingStatusOf.ts';
import { Amounts, FailedPreview } from '../seats/Amounts.tsx';
import { usePreview } from '../seats/usePreview.ts';
import styles from './PlanChanges.module.css';

interface PlanChangesProps {
  /** The subscription whose latest increase may be undone here; null for none. */
  subscription: Subscription | null;
}

interface UndoSeatsProps {
  /** The increase. */
  change: PlanChange;
  onClose: () => void;
}

/** Asks whether to undo an increase, with the amounts, and undoes it. */
function UndoSeats({ change: { from }, onClose }: UndoSeatsProps) {
  const { t, i18n } = useTexts('mf-billing');
  const { preview, ask } = usePreview(from, true);
  const amounts = preview.status === 'ready' ? preview.amounts : null;

  const confirm = async (): Promise<ConfirmResult> => {
    if (amounts === null) return { ok: false, message: t('failures.changed') };
    const { dueNow, nextInvoice } = amounts;
    const result = await changeSeats({ quantity: from, isUndo: true, expected: { dueNow, nextInvoice } });
    if (!result.ok) {
      ask();
      return { ok: false, message: failureMessage(t, result.error) };
    }
    showToast({ meaning: 'good', message: t('changes.undone', { count: from }) });
    return { ok: true };
  };

  return (
    <ConfirmDialog
      opened
      title={t('changes.undoTitle', { count: from })}
      action={t('changes.undoAction')}
      disabled={amounts === null}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>{t('changes.undoText')}</p>
      {preview.status === 'loading' && <Skeleton height={112} radius={12} />}
      {preview.status === 'failed' && <FailedPreview error={preview.error} onAsk={ask} />}
      {amounts && (
        <Amounts
          amounts={amounts}
          totals={[
            [
              t('change.nextInvoice', { date: billingDate(amounts.nextInvoiceAt, i18n.language) }),
              amounts.nextInvoice,
            ],
          ]}
        />
      )}
    </ConfirmDialog>
  );
}

/** The changes of the plan: what, when, who changed it, and the cost since. */
export function PlanChanges({ subscription }: PlanChangesProps) {
  const { t } = useTexts('mf-billing');
  const [undoing, setUndoing] = useState<PlanChange | null>(null);
  return (
    <LiveContent live={usePlanChanges()}>
      {(changes) => {
        const undoable = subscription && undoableChange(changes, subscription);
        return changes.length === 0 ? (
          <p className="vh-muted">{t('changes.empty')}</p>
        ) : (
          <>
            <ul className="vh-list" aria-label={t('changes.title')}>
              {changes.map((change) => (
                <Line key={change.id} change={change}>
                  {change === undoable && (
                    <Button variant="default" size="compact-sm" onClick={() => setUndoing(change)}>
                      {t('changes.undo')}
                    </Button>
                  )}
                </Line>
              ))}
            </ul>
            {undoing && <UndoSeats change={undoing} onClose={() => setUndoing(null)} />}
          </>
        );
      }}
    </LiveContent>
  );
}

interface LineProps {
  change: PlanChange;
  /** The action. */
  children: React.ReactNode;
}

function Line({ change, children }: LineProps) {
  const { t, i18n } = useTexts('mf-billing');
  const { uid, customerId } = useAccount();
  const { at, by, kind, from, to, costBefore, cost, effectiveAt } = change;
  const { language } = i18n;
  const person = by === null ? 'provider' : by === uid ? 'you' : by === customerId ? 'owner' : 'someone';
  const money = (cents: number) => formatMoney(cents, language);
  return (
    <li className={`vh-spread ${styles.change}`}>
      <div className={styles.what}>
        <span className={styles.title}>
          {t(`changes.kinds.${kind}`, {
            count: to,
            from,
            to,
            date: effectiveAt === null ? '' : billingDate(effectiveAt, language),
          })}
        </span>
        <span className="vh-soft">
          {formatDate(at, language)} · {t(`changes.by.${person}`)}
        </span>
      </div>
      <div className={styles.cost}>
        {cost !== null &&
          (costBefore === null || costBefore === cost
            ? t('changes.sameCost', { after: money(cost) })
            : t('changes.cost', { before: money(costBefore), after: money(cost) }))}
        {children}
      </div>
    </li>
  );
}
