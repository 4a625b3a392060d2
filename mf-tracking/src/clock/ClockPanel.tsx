import { overlapped } from 'mf-tracking/domain';
import { useState } from 'react';
import type { ClockInOut } from 'shared-lib/domain';
import { clockTime, useTexts, viewerTimeZone } from 'shared-lib/i18n';
import { Link } from 'shared-lib/router';
import { useAddressState } from 'shared-lib/ui';
import { StepPanel } from 'shared-lib/ui/drawer';
import {
  PanelRow,
  adjacentPending,
  QueueHelp,
  RecordContent,
  useQueueKeys,
  type RecordPanelProps,
  type Row,
} from 'shared-lib/ui/lists';
import styles from './ClockActions.module.css';
import { awaitsApproval } from './approval.ts';
import { approveShown } from './approving.ts';
import { Correcting, LockedPeriod, useClockActions } from './ClockActions.tsx';

/** A clock-in next to its list. Pending ones can be processed by keyboard. */
export function ClockPanel(props: RecordPanelProps<ClockInOut>) {
  const { list, words, rows, openKey, onStep, onClose, onReturnFocus } = props;
  const { t } = useTexts('mf-tracking');
  const correcting = useAddressState('correct');
  const [underWay, setUnderWay] = useState<string | null>(null);
  const { previous, next } = adjacentPending(rows, openKey, awaitsApproval);
  const record = rows.find((row) => row.record.id === openKey)?.record;

  /** Approving from here means it was seen, including an automatic clock-out. */
  const approve = async (shown: ClockInOut) => {
    setUnderWay(shown.id);
    const isDone = await approveShown([shown], true, t);
    setUnderWay(null);
    if (isDone && next !== null) onStep(next);
  };
  const stepTo = (id: string | null) => (id === null ? null : () => onStep(id));
  const isFree = record !== undefined && underWay === null;
  const queue = useQueueKeys({
    isActive: openKey !== null && !correcting.isOpen,
    onNext: stepTo(next),
    onPrevious: stepTo(previous),
    actions: [
      {
        key: 'a',
        label: t('clock.approve.one'),
        act: isFree && awaitsApproval(record) ? () => void approve(record) : null,
      },
      {
        key: 'c',
        label: t('clock.correct.open'),
        act: isFree ? () => correcting.open() : null,
      },
    ],
  });

  return (
    <StepPanel
      title={words.own('one')}
      keys={rows.map((row) => row.record.id)}
      openKey={openKey}
      onStep={onStep}
      onClose={onClose}
      onReturnFocus={onReturnFocus}
      aside={<QueueHelp queue={queue} />}
    >
      {(id) => (
        <div ref={queue.root}>
          <PanelRow {...props} id={id}>
            {(row) => (
              <Clock
                {...{ list, words, row, rows }}
                isApproving={underWay === id}
                onApprove={() => void approve(row.record)}
              />
            )}
          </PanelRow>
        </div>
      )}
    </StepPanel>
  );
}

interface ClockProps extends Pick<RecordPanelProps<ClockInOut>, 'list' | 'words' | 'rows'> {
  row: RecordPanelProps<ClockInOut>['rows'][number];
  isApproving: boolean;
  onApprove: () => void;
}

interface OverlapNoticeProps {
  record: ClockInOut;
  /** The records in the list next to it. */
  rows: readonly Row<ClockInOut>[];
}

/**
 * Lists other records with the same person on the clock at the same time, with links; renders nothing if
 * there are none.
 */
function OverlapNotice({ record, rows }: OverlapNoticeProps) {
  const { t, i18n } = useTexts('mf-tracking');
  const others = overlapped(
    record,
    rows.map((row) => row.record),
  );
  if (others.length === 0) return null;
  return (
    <div className={styles.locked}>
      {t('clock.overlap.text')}{' '}
      <ul className={styles.overlaps}>
        {others.map(({ id, clockInAt, clockOutAt }) => {
          const row = rows.find(({ record: { id: listed } }) => listed === id);
          const timeOf = (moment: number | null) =>
            moment === null
              ? t('clock.overlap.open')
              : clockTime(moment, row?.timeZone ?? viewerTimeZone(), viewerTimeZone(), i18n.language);
          return (
            <li key={id}>
              <Link to={`/clock-in-outs?open=${encodeURIComponent(id)}`}>
                {t('clock.overlap.other', {
                  community: row?.community ?? '',
                  from: timeOf(clockInAt),
                  to: timeOf(clockOutAt),
                })}
              </Link>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function Clock({ list, words, row, rows, isApproving, onApprove }: ClockProps) {
  const { record } = row;
  const { actions, locked } = useClockActions({ record, isApproving, onApprove });
  return (
    <RecordContent list={list} words={words} row={row} actions={actions} logId={record.id}>
      <OverlapNotice record={record} rows={rows} />
      {locked ? (
        <LockedPeriod period={locked} />
      ) : (
        <Correcting
          record={record}
          member={row.member ?? words.tShared('unknownMember')}
          timeZone={row.timeZone}
          memberName={words.memberName}
        />
      )}
    </RecordContent>
  );
}
