import { IconPrinter } from '@tabler/icons-react';
import type { ShiftReport } from 'shared-lib/domain';
import { formatNight, useTexts } from 'shared-lib/i18n';
import { Button, StatusBadge } from 'shared-lib/ui';
import { FactList } from 'shared-lib/ui/drawer';
import { formatMinutes, RecordPage, RowBadges, type RecordPanelProps } from 'shared-lib/ui/lists';
import { RoundNotes } from '../../board/notes/RoundNotes.tsx';
import { reviewActsOf, type ReviewAct } from '../review/reviewActs.ts';
import type { ReportRow } from '../review/reviewReports.ts';
import styles from './ReportContent.module.css';
import { ReportDetails } from './ReportDetails.tsx';

interface ReportContentProps {
  list: RecordPanelProps<ShiftReport>['list'];
  words: RecordPanelProps<ShiftReport>['words'];
  row: ReportRow;
  isUnderWay: boolean;
  onAct: (act: ReviewAct) => void;
}

/** One shift report: its content, evidence, photos and actions. */
export function ReportContent({ list, words, row, isUnderWay, onAct }: ReportContentProps) {
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
      acts={reviewActsOf(report).map((act) => ({
        id: act,
        label: t(`report.acts.${act}`),
        isRunning: isUnderWay && act !== 'return',
        onAct: () => onAct(act),
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
