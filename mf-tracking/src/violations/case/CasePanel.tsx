import { useState } from 'react';
import type { CaseAction } from 'shared-lib/domain';
import { possibleActions, type Violation } from 'mf-tracking/domain';
import { StepPanel } from 'shared-lib/ui/drawer';
import {
  FullPageButton,
  PanelRow,
  QueueHelp,
  useFullPage,
  useQueueKeys,
  type RecordPanelProps,
  type Row,
} from 'shared-lib/ui/lists';
import { useCaseTexts } from '../caseTexts.ts';
import { CaseDialog } from '../dialogs/CaseDialog.tsx';
import { NoticeWindow } from '../notice/NoticeWindow.tsx';
import { CaseContent } from './CaseContent.tsx';
import { useReviewQueue } from './useReviewQueue.ts';

/** An opened dialog; each opening creates a new one, which starts with the case's current state. */
interface OpenDialog {
  readonly id: string;
  readonly act: CaseAction;
  readonly row: Row<Violation>;
  readonly opened: boolean;
}

/** A violation's case next to its list, or on the full page; pending cases can be processed by keyboard. */
export function CasePanel(props: RecordPanelProps<Violation>) {
  const { rows, openKey, onStep, onClose, onReturnFocus } = props;
  const words = useCaseTexts(props);
  const { t } = words;
  const size = useFullPage('view');
  const review = useReviewQueue(props, words);
  // A dialog keeps its case when that leaves the list, and its content while it fades out.
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const [notice, setNotice] = useState<{ row: Row<Violation>; place: number; opened: boolean } | null>(null);
  const latest = (of: Row<Violation>) => rows.find(({ record }) => record.id === of.record.id) ?? of;
  const row = rows.find(({ record }) => record.id === openKey);

  const start = (act: CaseAction, of: Row<Violation>) => {
    if (act === 'approve') review.approve(of.record);
    else if (act === 'takeBack') review.takeBack(of.record, of.record.timeline.length);
    else setDialog({ id: crypto.randomUUID(), act, row: of, opened: true });
  };
  const byKey = (act: 'approve' | 'reject') =>
    row && !review.isUnderWay(row.record) && possibleActions(row.record).includes(act)
      ? () => start(act, row)
      : null;
  const queue = useQueueKeys({
    isActive: openKey !== null,
    onNext: review.onNext,
    onPrevious: review.onPrevious,
    actions: [
      { key: 'a', label: t('cases.acts.approve'), act: byKey('approve') },
      { key: 'r', label: t('cases.acts.reject'), act: byKey('reject') },
    ],
  });

  return (
    <>
      <StepPanel
        title={props.words.own('one')}
        keys={rows.map(({ record }) => record.id)}
        openKey={openKey}
        onStep={onStep}
        onClose={onClose}
        onReturnFocus={onReturnFocus}
        isFull={size.isFull}
        aside={
          <>
            <QueueHelp queue={queue} />
            <FullPageButton {...size} />
          </>
        }
      >
        {(id) => (
          <div ref={queue.root}>
            <PanelRow {...props} id={id}>
              {(shown) => (
                <CaseContent
                  row={shown}
                  words={words}
                  isUnderWay={review.isUnderWay(shown.record)}
                  onAction={(act) => start(act, shown)}
                  onNotice={(place) => setNotice({ row: shown, place, opened: true })}
                />
              )}
            </PanelRow>
          </div>
        )}
      </StepPanel>
      {dialog && (
        <CaseDialog
          key={dialog.id}
          act={dialog.act}
          row={latest(dialog.row)}
          words={words}
          opened={dialog.opened}
          onClose={() => setDialog({ ...dialog, opened: false })}
          onRejected={review.leaveRejected}
          onUndo={review.takeBack}
          // The new notice is appended to the existing ones.
          onPrint={() =>
            setNotice({ row: dialog.row, place: dialog.row.record.notices.length, opened: true })
          }
        />
      )}
      {notice && (
        <NoticeWindow
          row={latest(notice.row)}
          words={words}
          place={notice.place}
          opened={notice.opened}
          onClose={() => setNotice({ ...notice, opened: false })}
        />
      )}
    </>
  );
}
