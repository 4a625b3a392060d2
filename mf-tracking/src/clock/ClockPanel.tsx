import { useState } from 'react';
import type { ClockInOut } from 'shared-lib/domain';
import { useTexts } from 'shared-lib/i18n';
import { useAddressState } from 'shared-lib/ui';
import { StepPanel } from 'shared-lib/ui/drawer';
import {
  PanelRow,
  QueueHelp,
  RecordContent,
  useQueueKeys,
  pendingAround,
  type RecordPanelProps,
} from 'shared-lib/ui/lists';
import { awaitsApproval } from './approval.ts';
import { approveShown } from './approving.ts';
import { Correcting, LockedPeriod, useClockActs } from './ClockActions.tsx';
import { OverlapNotice } from './OverlapNotice.tsx';

/** A clock-in next to its list. Pending ones can be processed by keyboard. */
export function ClockPanel(props: RecordPanelProps<ClockInOut>) {
  const { list, words, rows, openKey, onStep, onClose, onReturnFocus } = props;
  const { t } = useTexts('mf-tracking');
  const correcting = useAddressState('correct');
  const [underWay, setUnderWay] = useState<string | null>(null);
  const { previous, next } = pendingAround(rows, openKey, awaitsApproval);
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
    acts: [
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

function Clock({ list, words, row, rows, isApproving, onApprove }: ClockProps) {
  const { record } = row;
  const { acts, locked } = useClockActs({ record, isApproving, onApprove });
  return (
    <RecordContent list={list} words={words} row={row} acts={acts} logId={record.id}>
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
