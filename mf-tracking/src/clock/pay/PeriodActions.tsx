import { IconLock, IconLockOpen } from '@tabler/icons-react';
import { useState } from 'react';
import { changePayPeriod } from '../../data/clockCallables.ts';
import { payPeriodActSchema } from 'mf-tracking/domain';
import { changedMeanwhile } from 'shared-lib/domain';
import { useTexts } from 'shared-lib/i18n';
import { Button, showToast } from 'shared-lib/ui';
import { ConfirmDialog, type ConfirmResult } from 'shared-lib/ui/dialogs';
import { FormDialog, TextAreaField, useConflictText, useForm } from 'shared-lib/ui/form';
import type { ListedPeriod, PeriodState } from './listedPeriod.ts';
import { formatNights } from './formatNights.ts';
import styles from './PayPeriods.module.css';

interface PeriodActionsProps {
  period: ListedPeriod;
  state: PeriodState;
  /** The displayed total: a lock must match it. */
  workedMin: number;
  /** Whether all of its records are approved, as far as known. */
  isReady: boolean;
  onChanged: () => void;
}

/** Locks a period whose records are all approved, and reopens one that is locked, with a reason. */
export function PeriodActions({ period, state, workedMin, isReady, onChanged }: PeriodActionsProps) {
  const { t, i18n } = useTexts('mf-tracking');
  const conflict = useConflictText();
  const [asking, setAsking] = useState(false);
  const { from, to } = period;
  const nights = formatNights(period, i18n.language);

  const lock = async (): Promise<ConfirmResult> => {
    const result = await changePayPeriod({ act: 'lock', from, to, workedMin });
    if (result.ok) {
      showToast({ meaning: 'good', message: t('clock.pay.locked', { nights }) });
      return { ok: true };
    }
    const code = result.error.fields?.['from']?.code;
    onChanged();
    return {
      ok: false,
      message: code === changedMeanwhile || code === 'notApproved' ? conflict : t('clock.pay.failed'),
    };
  };
  const close = () => setAsking(false);
  if (state === 'running') return <p className="vh-muted">{t('clock.pay.running')}</p>;
  return (
    <div className={`vh-actions ${styles.actions}`}>
      {state === 'locked' ? (
        <Button
          variant="default"
          leftSection={<IconLockOpen size={18} aria-hidden />}
          onClick={() => setAsking(true)}
        >
          {t('clock.pay.reopen.open')}
        </Button>
      ) : (
        <Button
          leftSection={<IconLock size={18} aria-hidden />}
          disabled={!isReady}
          onClick={() => setAsking(true)}
        >
          {t('clock.pay.lock.open')}
        </Button>
      )}
      {state === 'locked' ? (
        <ReopenDialog period={period} opened={asking} onClose={close} />
      ) : (
        <ConfirmDialog
          opened={asking}
          title={t('clock.pay.lock.title', { nights })}
          action={t('clock.pay.lock.action')}
          onConfirm={lock}
          onClose={close}
        >
          {t('clock.pay.lock.text')}
        </ConfirmDialog>
      )}
    </div>
  );
}

interface ReopenDialogProps {
  period: ListedPeriod;
  opened: boolean;
  onClose: () => void;
}

function ReopenDialog({ period: { from, to, ...period }, opened, onClose }: ReopenDialogProps) {
  const { t, i18n } = useTexts('mf-tracking');
  const nights = formatNights({ from, to, ...period }, i18n.language);
  const form = useForm({
    name: `reopen-${from}`,
    initialValues: { reason: '' },
    schema: payPeriodActSchema,
    toInput: ({ reason }) => ({ act: 'reopen', from, to, reason }),
    submit: changePayPeriod,
    describeFailure: () => ({ text: t('clock.pay.failed') }),
  });
  return (
    <FormDialog
      form={form}
      opened={opened}
      onClose={onClose}
      title={t('clock.pay.reopen.title', { nights })}
      submitLabel={t('clock.pay.reopen.action')}
      success={() => t('clock.pay.reopened', { nights })}
    >
      <TextAreaField
        {...form.field('reason')}
        label={t('clock.fields.reason')}
        help={t('clock.pay.reopen.help')}
        autoFocus
      />
    </FormDialog>
  );
}
