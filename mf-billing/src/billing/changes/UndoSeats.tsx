import type { PlanChange } from 'mf-billing/domain';
import { useTexts } from 'shared-lib/i18n';
import { showToast, Skeleton } from 'shared-lib/ui';
import { ConfirmDialog, type ConfirmResult } from 'shared-lib/ui/dialogs';
import { failureMessage } from '../../checkout/billingFailure.ts';
import { changeSeats } from '../../data/billingCallables.ts';
import { billingDate } from '../billingDate.ts';
import { Amounts } from '../seats/Amounts.tsx';
import { FailedPreview } from '../seats/FailedPreview.tsx';
import { usePreview } from '../seats/usePreview.ts';

interface UndoSeatsProps {
  /** The increase. */
  change: PlanChange;
  onClose: () => void;
}

/** Asks whether to undo an increase, with the amounts, and undoes it. */
export function UndoSeats({ change: { from }, onClose }: UndoSeatsProps) {
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
