import { IconFileUnknown } from '@tabler/icons-react';
import { useEffect } from 'react';
import { combineLive, useTrackingRecords } from 'shared-lib/data';
import { clockTime, formatNight, useTexts, viewerTimeZone } from 'shared-lib/i18n';
import { Link } from 'shared-lib/router';
import { LiveContent, StatePanel, StatusBadge } from 'shared-lib/ui';
import { FactList } from 'shared-lib/ui/drawer';
import { formatMinutes, PanelPart, RecordPage, useListTexts, type ListAccount } from 'shared-lib/ui/lists';
import { nameOrUnknown } from '../board/night/rowFacts.ts';
import { RoundNotes } from '../board/notes/RoundNotes.tsx';
import { ReportDetails } from '../reports/panel/ReportDetails.tsx';
import styles from './LastNight.module.css';
import { reasonText } from './reasonText.ts';
import type { ShiftRecords } from './reviewShift.ts';
import type { ShiftRow } from './useLastNight.ts';
import { reviewMeanings } from './useShiftColumns.tsx';

/** More than a community has on one night. */
const maxRecords = 20;

interface ShiftContentProps {
  /** Undefined if the night has no such shift. */
  row: ShiftRow | undefined;
  night: string;
  account: ListAccount;
  /** Called with the shift's records as displayed; null while they load. */
  onRecords: (records: ShiftRecords | null) => void;
  isUnderWay: boolean;
  /** Null if it isn't possible now. */
  actions: { readonly approve: (() => void) | null; readonly return: (() => void) | null };
}

/** One shift: its issues, hours, report with the evidence, and actions. */
export function ShiftContent({ row, ...shown }: ShiftContentProps) {
  const { t } = useTexts('mf-tracking');
  if (row === undefined) {
    return (
      <StatePanel icon={<IconFileUnknown size={32} />} title={t('lastNight.panel.gone.title')}>
        {t('lastNight.panel.gone.text')}
      </StatePanel>
    );
  }
  return <Content row={row} {...shown} />;
}

/** A shift's records, live. */
function useShiftRecords({ communityId, memberId }: ShiftRow, night: string) {
  const asked = {
    narrowing: [{ field: 'communityId' as const, values: [communityId] }],
    since: night,
    until: night,
    limit: maxRecords,
  };
  return combineLive(
    [
      useTrackingRecords({ kind: 'shiftReports', ...asked }),
      useTrackingRecords({ kind: 'clockInOuts', ...asked }),
    ],
    (reports, clocks) => ({
      reports: reports.records.filter((each) => each.memberId === memberId && each.status !== 'missed'),
      clocks: clocks.records.filter((each) => each.memberId === memberId && each.status !== 'missed'),
    }),
  );
}

function Content({
  row,
  night,
  account,
  onRecords,
  isUnderWay,
  actions,
}: ShiftContentProps & { row: ShiftRow }) {
  const { t, i18n } = useTexts('mf-tracking');
  const { t: tShared } = useListTexts();
  const { language } = i18n;
  const live = useShiftRecords(row, night);
  const records = live.status === 'ready' ? live.data : null;
  const { timeZone } = row;
  useEffect(() => onRecords(records));
  const timeOf = (instant: number | null) =>
    instant === null ? '–' : clockTime(instant, timeZone, viewerTimeZone(), language);
  return (
    <RecordPage
      name={row.community}
      badges={
        <StatusBadge meaning={reviewMeanings[row.review]}>{t(`lastNight.states.${row.review}`)}</StatusBadge>
      }
      facts={
        <FactList
          facts={[
            { label: t('report.night'), value: formatNight(night, language) },
            {
              label: t('report.member'),
              value: row.memberId === null ? t('nobody') : nameOrUnknown(row.member, t),
            },
            {
              label: t('columns.doors'),
              value: row.doors.total > 0 && t('doorsOutOf', { part: row.doors.served, all: row.doors.total }),
            },
            ...row.clockInOuts.map((clock) => ({
              label: t('lastNight.panel.hours'),
              value: (
                <Link
                  to={`/clock-in-outs?open=${encodeURIComponent(clock.id)}`}
                  className={styles.link ?? ''}
                >
                  {t('lastNight.times', { from: timeOf(clock.clockInAt), to: timeOf(clock.clockOutAt) })}
                </Link>
              ),
            })),
            { label: t('lastNight.panel.worked'), value: formatMinutes(row.workedMin || null, { tShared }) },
            ...(records?.reports ?? []).map(({ notes }) => ({ label: t('facts.notes'), value: notes })),
          ]}
        />
      }
      timeline={
        <LiveContent live={live}>
          {(shift) =>
            shift.reports.map((report) => (
              <PanelPart key={report.id} title={t('lastNight.panel.report')}>
                <ReportDetails
                  report={report}
                  community={row.community}
                  timeZone={timeZone}
                  memberName={(member) => account.memberNames.get(member) || tShared('unknownMember')}
                />
              </PanelPart>
            ))
          }
        </LiveContent>
      }
      actions={[
        {
          id: 'approve',
          label: t('lastNight.panel.approve'),
          isRunning: isUnderWay,
          isBlocked: actions.approve === null || records === null,
          onAction: () => actions.approve?.(),
        },
        {
          id: 'return',
          label: t('lastNight.panel.return'),
          isBlocked: actions.return === null || records === null,
          onAction: () => actions.return?.(),
        },
      ]}
    >
      {row.reasons.length > 0 && (
        <PanelPart title={t('lastNight.panel.reasons')}>
          <ul className={styles.reasonList}>
            {row.reasons.map((reason) => (
              <li key={reason.code}>{reasonText(reason, language)}</li>
            ))}
          </ul>
        </PanelPart>
      )}
      <RoundNotes communityId={row.communityId} serviceDate={night} community={row.community} />
    </RecordPage>
  );
}
