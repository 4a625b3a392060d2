import { IconPrinter } from '@tabler/icons-react';
import { useState } from 'react';
import type { ShiftReport } from 'shared-lib/domain';
import { awaitsReview } from 'mf-tracking/domain';
import { formatNight, useTexts } from 'shared-lib/i18n';
import { Button, StatusBadge } from 'shared-lib/ui';
import { FactList, StepPanel } from 'shared-lib/ui/drawer';
import {
  formatMinutes,
  PanelRow,
  adjacentPending,
  QueueHelp,
  RecordPage,
  RowBadges,
  useQueueKeys,
  type RecordPanelProps,
} from 'shared-lib/ui/lists';
import { RoundNotes } from '../../board/notes/RoundNotes.tsx';
import { ReturnDialog } from '../review/ReturnDialog.tsx';
import { reviewActionsOf, type ReviewAction } from '../review/reviewActions.ts';
import { reviewReports, type ReportRow } from '../review/reviewReports.ts';
import styles from './ReportContent.module.css';
import { ReportDetails } from './ReportDetails.tsx';

interface ReportContentProps {
  list: RecordPanelProps<ShiftReport>['list'];
  words: RecordPanelProps<ShiftReport>['words'];
  row: ReportRow;
  isUnderWay: boolean;
  onAction: (act: ReviewAction) => void;
}

/** One shift report: its content, evidence, photos and actions. */
function ReportContent({ list, words, row, isUnderWay, onAction }: ReportContentProps) {
  const { t, i18n } = useTexts('mf-tracking');
  const { record: report, community, timeZone } = row;
  const { memberName } = words;
  return (
    <RecordPage
      name={community}
      badges={
        <>
          <StatusBadge meaning={list.statuses[report.status]!}>
            {words.own(`statuses.${report.status}`)}
          </StatusBadge>
          <RowBadges row={row} />
        </>
      }
      facts={
        <FactList
          facts={[
            { label: t('report.night'), value: formatNight(report.serviceDate, i18n.language) },
            { label: t('report.member'), value: report.memberId && memberName(report.memberId) },
            { label: t('columns.duration'), value: formatMinutes(report.durationMin, words) },
            { label: t('facts.notes'), value: report.notes },
          ]}
        />
      }
      timeline={
        <ReportDetails report={report} community={community} timeZone={timeZone} memberName={memberName} />
      }
      logId={report.id}
      actions={reviewActionsOf(report).map((act) => ({
        id: act,
        label: t(`report.acts.${act}`),
        isRunning: isUnderWay && act !== 'return',
        onAction: () => onAction(act),
      }))}
      actsAside={
        <Button
          variant="subtle"
          leftSection={<IconPrinter size={18} aria-hidden />}
          onClick={() => window.print()}
        >
          {t('report.acts.print')}
        </Button>
      }
    >
      {report.status === 'returned' && report.reviewNote && (
        <p className={styles.note} dir="auto">
          {report.reviewNote}
        </p>
      )}
      <RoundNotes communityId={report.communityId} serviceDate={report.serviceDate} community={community} />
    </RecordPage>
  );
}

/** A shift report next to its list. Pending ones can be processed by keyboard. */
export function ReportPanel(props: RecordPanelProps<ShiftReport>) {
  const { rows, openKey, onStep, onClose, onReturnFocus, words: listWords } = props;
  const { t } = useTexts('mf-tracking');
  const words = { t, language: listWords.language, memberName: listWords.memberName };
  const [underWay, setUnderWay] = useState<string | null>(null);
  // The dialog keeps its report when that leaves the list.
  const [returning, setReturning] = useState<ReportRow | null>(null);
  const around = adjacentPending(rows, openKey, awaitsReview);
  const row = rows.find(({ record }) => record.id === openKey);

  const goOn = () => {
    if (around.next !== null) onStep(around.next);
  };
  const start = async (act: ReviewAction, of: ReportRow) => {
    if (act === 'return') return setReturning(of);
    setUnderWay(of.record.id);
    const isDone = await reviewReports({ act }, [of], words);
    setUnderWay(null);
    if (isDone && act === 'approve') goOn();
  };
  const byKey = (act: ReviewAction) =>
    row && underWay === null && reviewActionsOf(row.record).includes(act) ? () => void start(act, row) : null;
  const stepTo = (id: string | null) => (id === null ? null : () => onStep(id));
  const queue = useQueueKeys({
    isActive: openKey !== null,
    onNext: stepTo(around.next),
    onPrevious: stepTo(around.previous),
    actions: [
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
                  onAction={(act) => void start(act, shown)}
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
