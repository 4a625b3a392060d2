import { useState } from 'react';
import { lockedPeriodAt, type ClockInOut } from 'shared-lib/domain';
import { useTexts } from 'shared-lib/i18n';
import { Link } from 'shared-lib/router';
import { LazyOverlay, lazyPart, useAddressState } from 'shared-lib/ui';
import type { PanelAction } from 'shared-lib/ui/lists';
import { usePayPeriodOf } from '../data/payPeriods.api.ts';
import { undoApprovals } from './approving.ts';
import styles from './ClockActions.module.css';
import { formatNights } from './pay/formatNights.ts';

const correctDialog = lazyPart(
  'The form to correct a clock-in',
  async () => (await import(/* webpackChunkName: "clock-forms" */ './CorrectDialog.tsx')).CorrectDialog,
);

interface ClockActionsOptions {
  record: ClockInOut;
  /** Whether its approval is being saved. */
  isApproving: boolean;
  onApprove: () => void;
}

/**
 * A record's actions: correct its times, approve it, withdraw the approval. None if its pay period is locked.
 * @returns the actions, and the locked period
 */
export function useClockActions({ record, isApproving, onApprove }: ClockActionsOptions) {
  const { t } = useTexts('mf-tracking');
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

  const actions: PanelAction[] = [];
  if (locked) return { actions, locked };
  if (approvedAt === null && clockOutAt !== null) {
    const label = t(status === 'autoClosed' ? 'clock.approve.asItIs' : 'clock.approve.one');
    actions.push({ id: 'approve', label, isRunning: isApproving, onAction: onApprove });
  }
  actions.push({
    id: 'correct',
    label: t(status === 'open' ? 'clock.correct.close' : 'clock.correct.open'),
    isQuiet: true,
    onAction: () => correcting.open(),
    ahead: correctDialog.ahead,
  });
  if (approvedAt !== null) {
    actions.push({
      id: 'takeBack',
      label: t('clock.approve.takeBack'),
      isRunning: isBusy,
      onAction: () => void takeItBack(),
    });
  }
  return { actions, locked };
}

/** A note that a record can't change because its pay period is locked. */
export function LockedPeriod({ period }: { period: NonNullable<ReturnType<typeof lockedPeriodAt>> }) {
  const { t, i18n } = useTexts('mf-tracking');
  return (
    <p className={styles.locked}>
      {t('clock.locked', { nights: formatNights(period, i18n.language) })}{' '}
      <Link to={`/clock-in-outs?tab=pay&period=${period.from}`}>{t('clock.toPeriod')}</Link>
    </p>
  );
}

interface CorrectingProps {
  record: ClockInOut;
  member: string;
  timeZone: string;
  memberName: (id: string) => string;
}

/** The form that corrects a record's times, while it is open. */
export function Correcting(props: CorrectingProps) {
  const correcting = useAddressState('correct');
  return (
    <LazyOverlay part={correctDialog} isOpen={correcting.isOpen} onClose={correcting.close}>
      {(CorrectDialog) =>
        correcting.isOpen && <CorrectDialog key={props.record.id} {...props} onClose={correcting.close} />
      }
    </LazyOverlay>
  );
}
