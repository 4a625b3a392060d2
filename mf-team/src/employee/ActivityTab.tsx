import { useTrackingRecords } from 'shared-lib/data';
import { memberRecordsListed } from 'mf-team/domain';
import type { ClockInOut, ShiftReport } from 'shared-lib/domain';
import { useTexts } from 'shared-lib/i18n';
import { Link } from 'shared-lib/router';
import { RecentRecords, type RecordColumns } from 'shared-lib/ui/lists';
import { clockInOutHref, shiftReportHref } from '../people/addresses.ts';
import { clockInStatuses, reportStatuses } from './activityTexts.ts';
import overview from './OverviewTab.module.css';
import { Section } from './Section.tsx';
import styles from './UpcomingShifts.module.css';

const reports: RecordColumns<ShiftReport, ShiftReport['status'], 'mf-team'> = {
  id: 'member-shift-reports',
  namespace: 'mf-team',
  texts: reportStatuses,
  statuses: { inProgress: 'info', submitted: 'watch', approved: 'good', returned: 'neutral', missed: 'bad' },
  statusOf: ({ status }) => status,
  columns: ({ t }, shared) => [
    shared.community('first'),
    shared.night(({ serviceDate }) => serviceDate, { header: t('employee.columns.date') }),
    shared.status(),
    shared.amount('units', t('employee.columns.units'), ({ unitsServiced }) => unitsServiced, {
      textOf: ({ status, unitsServiced, unitsTotal }) =>
        status === 'missed' ? null : t('employee.outOf', { part: unitsServiced, all: unitsTotal }),
    }),
    shared.clock('submitted', t('employee.columns.submitted'), ({ submittedAt }) => submittedAt, {
      full: true,
    }),
  ],
};

const clockIns: RecordColumns<ClockInOut, ClockInOut['status'], 'mf-team'> = {
  id: 'member-clock-ins',
  namespace: 'mf-team',
  texts: clockInStatuses,
  statuses: { open: 'info', closed: 'good', missed: 'bad', autoClosed: 'watch' },
  statusOf: ({ status }) => status,
  columns: ({ t }, shared) => [
    shared.community('first'),
    shared.night(({ serviceDate }) => serviceDate, { header: t('employee.columns.date') }),
    shared.status(),
    shared.clock('in', t('employee.columns.clockIn'), ({ clockInAt }) => clockInAt, { full: true }),
    shared.clock('out', t('employee.columns.clockOut'), ({ clockOutAt }) => clockOutAt, { full: true }),
  ],
};

/** A member's latest records, newest night first, live. */
const useMemberRecords = <Kind extends 'shiftReports' | 'clockInOuts'>(kind: Kind, memberId: string) =>
  useTrackingRecords({
    kind,
    narrowing: [{ field: 'memberId', values: [memberId] }],
    since: null,
    limit: memberRecordsListed,
  });

/** A member's recent activity: shift reports, clock-ins and clock-outs, each a link to its record. */
export function ActivityTab({ memberId }: { memberId: string }) {
  const { t } = useTexts('mf-team');
  const seeAll = (href: string) => (
    <Link to={href} className={overview.more ?? ''}>
      {t('employee.seeAll')}
    </Link>
  );
  return (
    <>
      <Section title={t('employee.reports')} aside={seeAll(shiftReportHref(memberId))} flush>
        <RecentRecords
          list={reports}
          label={t('employee.reports')}
          live={useMemberRecords('shiftReports', memberId)}
          hrefOf={({ id }) => shiftReportHref(memberId, id)}
          empty={<p className={`vh-muted ${styles.none}`}>{t('employee.noReports')}</p>}
        />
      </Section>
      <Section title={t('employee.clockIns')} aside={seeAll(clockInOutHref(memberId))} flush>
        <RecentRecords
          list={clockIns}
          label={t('employee.clockIns')}
          live={useMemberRecords('clockInOuts', memberId)}
          hrefOf={({ id }) => clockInOutHref(memberId, id)}
          empty={<p className={`vh-muted ${styles.none}`}>{t('employee.noClockIns')}</p>}
        />
      </Section>
    </>
  );
}
