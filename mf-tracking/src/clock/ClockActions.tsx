import { IconArrowBackUp, IconCheck, IconClockEdit } from '@tabler/icons-react';
import { useState } from 'react';
import { lockedPeriodAt, type ClockInOut } from 'shared-lib/domain';
import { useTexts } from 'shared-lib/i18n';
import { Link } from 'shared-lib/router';
import { Button, LazyOverlay, lazyPart, useAddressState } from 'shared-lib/ui';
import { usePayPeriodOf } from '../data/payPeriods.api.ts';
import { undoApprovals } from './approving.ts';
import styles from './ClockActions.module.css';
import { formatNights } from './pay/formatNights.ts';

const correctDialog = lazyPart(
  'The form to correct a clock-in',
  async () => (await import(/* webpackChunkName: "clock-forms" */ './CorrectDialog.tsx')).CorrectDialog,
);

interface ClockActionsProps {
  record: ClockInOut;
  member: string;
  timeZone: string;
  memberName: (id: string) => string;
  /** Whether its approval is being saved. */
  isApproving: boolean;
  onApprove: () => void;
}

/**
 * A record's actions: correct its times, approve it, withdraw the approval; or why there are none, since its
 * pay period is locked.
 */
export function ClockActions({
  record,
  member,
  timeZone,
  memberName,
  isApproving,
  onApprove,
}: ClockActionsProps) {
  const { t, i18n } = useTexts('mf-tracking');
  const correcting = useAddressState('correct');
  const [isBusy, setBusy] = useState(false);
  const periods = usePayPeriodOf(record.serviceDate);
  const locked = periods.status === 'ready' ? lockedPeriodAt(record.serviceDate, periods.data) : null;
  const { status, clockOutAt, approvedAt } = record;

  const takeItBack = async () => {
    setBusy(true);
    await undoApprovals([record.id], t);
    setBusy(false);
  };

  if (locked) {
    return (
      <p className={styles.locked}>
        {t('clock.locked', { nights: formatNights(locked, i18n.language) })}{' '}
        <Link to={`/clock-in-outs?tab=pay&period=${locked.from}`}>{t('clock.toPeriod')}</Link>
      </p>
    );
  }
  return (
    <div className={styles.actions}>
      {approvedAt === null && clockOutAt !== null && (
        <Button leftSection={<IconCheck size={18} aria-hidden />} loading={isApproving} onClick={onApprove}>
          {t(status === 'autoClosed' ? 'clock.approve.asItIs' : 'clock.approve.one')}
        </Button>
      )}
      <Button
        variant="default"
        leftSection={<IconClockEdit size={18} aria-hidden />}
        onClick={() => correcting.open()}
        {...correctDialog.ahead}
      >
        {t(status === 'open' ? 'clock.correct.close' : 'clock.correct.open')}
      </Button>
      {approvedAt !== null && (
        <Button
          variant="default"
          leftSection={<IconArrowBackUp size={18} aria-hidden />}
          loading={isBusy}
          onClick={() => void takeItBack()}
        >
          {t('clock.approve.takeBack')}
        </Button>
      )}
      <LazyOverlay part={correctDialog} isOpen={correcting.isOpen} onClose={correcting.close}>
        {(CorrectDialog) =>
          correcting.isOpen && (
            <CorrectDialog
              key={record.id}
              record={record}
              member={member}
              timeZone={timeZone}
              memberName={memberName}
              onClose={correcting.close}
            />
          )
        }
      </LazyOverlay>
    </div>
  );
}
