import { useOpenViolations, useTrackingRecord } from 'shared-lib/data';
import { useTexts } from 'shared-lib/i18n';
import { Link } from 'shared-lib/router';
import { Skeleton } from 'shared-lib/ui';
import { FactList } from 'shared-lib/ui/drawer';
import { checkpointsHref, openViolationsHref, violationsHref } from '../addresses.ts';
import { hasStarted, isOnTheClock, type BoardRow } from '../night/boardRow.ts';
import { AgentCell } from '../table/AgentCell.tsx';
import { ClockIn, Finish } from '../table/ClockCells.tsx';
import { communityTime } from '../table/communityTime.ts';
import { Doors } from '../table/Doors.tsx';
import styles from './panels.module.css';

/** A shift's details. Times are in the community's time zone. */
export function ShiftFacts({ row }: { row: BoardRow }) {
  const { t, i18n } = useTexts('mf-tracking');
  const timeOf = (instant: number) => communityTime(instant, row.timeZone, i18n.language);
  const begun = hasStarted(row);
  const hasForecast = row.finishAt !== null || row.state === 'tooLong';
  return (
    <FactList
      facts={[
        {
          label: t('columns.agent'),
          value: (
            <>
              <AgentCell row={row} />
              {row.agentId !== null && row.agentPhone === null && (
                <span className="vh-soft">{t('actions.noPhone')}</span>
              )}
            </>
          ),
        },
        { label: t('columns.scheduled'), value: timeOf(row.scheduledStart) },
        { label: t('columns.clockIn'), value: row.clockInAt === null ? null : <ClockIn row={row} /> },
        { label: t('columns.clockOut'), value: row.clockOutAt === null ? null : timeOf(row.clockOutAt) },
        {
          label: t('columns.doors'),
          value: begun && row.doorsTotal > 0 && (
            <Doors serviced={row.doorsServiced} total={row.doorsTotal} skipped={row.doorsSkipped} />
          ),
        },
        {
          label: t('columns.finish'),
          value: isOnTheClock(row) && (hasForecast ? <Finish row={row} /> : t('panel.noFinish')),
        },
        { label: t('panel.overBy'), value: timeOf(row.finishBy) },
        {
          label: t('panel.checkpoints'),
          value: row.reportId !== null && <Checkpoints row={row} reportId={row.reportId} />,
        },
        {
          label: t('panel.violations'),
          value: row.violations > 0 && (
            <Link to={violationsHref(row)} className={styles.fact ?? ''}>
              {row.violations}
            </Link>
          ),
        },
        { label: t('panel.openViolations'), value: <OpenViolations communityId={row.communityId} /> },
      ].map(({ label, value }) => ({ label, value: value === false ? null : value }))}
    />
  );
}

const loading = <Skeleton height={14} width={64} />;

/** How many checkpoints were scanned, according to the shift report. */
function Checkpoints({ row, reportId }: { row: BoardRow; reportId: string }) {
  const { t } = useTexts('mf-tracking');
  const report = useTrackingRecord('shiftReports', reportId);
  if (report.status === 'loading') return loading;
  if (report.status === 'failed' || report.data === null || report.data.checkpointsExpected === 0) return '–';
  const { checkpointsScanned: part, checkpointsExpected: all, missedCheckpointIds: missed } = report.data;
  return (
    <Link to={checkpointsHref(row)} className={styles.fact ?? ''}>
      {t('doorsOutOf', { part, all })}
      {missed.length > 0 && ` · ${t('panel.missed', { count: missed.length })}`}
    </Link>
  );
}

/** How many of the community's violations are pending, of any night. */
function OpenViolations({ communityId }: { communityId: string }) {
  const violations = useOpenViolations();
  if (violations.status === 'loading') return loading;
  if (violations.status === 'failed') return '–';
  const found = violations.data.openByCommunity.find(({ id }) => id === communityId);
  return found ? (
    <Link to={openViolationsHref(communityId)} className={styles.fact ?? ''}>
      {found.open}
    </Link>
  ) : (
    '0'
  );
}
