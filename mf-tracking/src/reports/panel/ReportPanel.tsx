import { useState } from 'react';
import type { ShiftReport } from 'shared-lib/domain';
import { awaitsReview } from 'mf-tracking/domain';
import { useTexts } from 'shared-lib/i18n';
import { StepPanel } from 'shared-lib/ui/drawer';
import { PanelRow, QueueHelp, useQueueKeys, pendingAround, type RecordPanelProps } from 'shared-lib/ui/lists';
import { ReturnDialog } from '../review/ReturnDialog.tsx';
import { reviewActsOf, type ReviewAct } from '../review/reviewActs.ts';
import { reviewReports, type ReportRow } from '../review/reviewReports.ts';
import { ReportContent } from './ReportContent.tsx';

/** A shift report next to its list. Pending ones can be processed by keyboard. */
export function ReportPanel(props: RecordPanelProps<ShiftReport>) {
  const { rows, openKey, onStep, onClose, onReturnFocus, words: listWords } = props;
  const { t } = useTexts('mf-tracking');
  const words = { t, language: listWords.language, memberName: listWords.memberName };
  const [underWay, setUnderWay] = useState<string | null>(null);
  // The dialog keeps its report when that leaves the list.
  const [returning, setReturning] = useState<ReportRow | null>(null);
  const around = pendingAround(rows, openKey, awaitsReview);
  const row = rows.find(({ record }) => record.id === openKey);

  const goOn = () => {
    if (around.next !== null) onStep(around.next);
  };
  const start = async (act: ReviewAct, of: ReportRow) => {
    if (act === 'return') return setReturning(of);
    setUnderWay(of.record.id);
    const isDone = await reviewReports({ act }, [of], words);
    setUnderWay(null);
    if (isDone && act === 'approve') goOn();
  };
  const byKey = (act: ReviewAct) =>
    row && underWay === null && reviewActsOf(row.record).includes(act) ? () => void start(act, row) : null;
  const stepTo = (id: string | null) => (id === null ? null : () => onStep(id));
  const queue = useQueueKeys({
    isActive: openKey !== null,
    onNext: stepTo(around.next),
    onPrevious: stepTo(around.previous),
    acts: [
      { key: 'a', label: t('report.acts.approve'), act: byKey('approve') },
      { key: 'r', label: t('report.acts.return'), act: byKey('return') },
    ],
  });

  return (
    <>
      <StepPanel
        title={listWords.own('one')}
        keys={rows.map(({ record }) => record.id)}
        openKey={openKey}
        onStep={onStep}
        onClose={onClose}
        onReturnFocus={onReturnFocus}
        aside={<QueueHelp queue={queue} />}
      >
        {(id) => (
          <div ref={queue.root}>
            <PanelRow {...props} id={id}>
              {(shown) => (
                <ReportContent
                  key={id}
                  list={props.list}
                  words={listWords}
                  row={shown}
                  isUnderWay={underWay === id}
                  onAct={(act) => void start(act, shown)}
                />
              )}
            </PanelRow>
          </div>
        )}
      </StepPanel>
      {returning && (
        <ReturnDialog
          key={returning.record.id}
          row={rows.find(({ record }) => record.id === returning.record.id) ?? returning}
          words={words}
          onClose={() => setReturning(null)}
          onReturned={goOn}
        />
      )}
    </>
  );
}
