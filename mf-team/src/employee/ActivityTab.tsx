import { useMemo } from 'react';
import { useTexts } from 'shared-lib/i18n';
import { Link } from 'shared-lib/router';
import { LiveContent } from 'shared-lib/ui';
import { DataTable } from 'shared-lib/ui/table';
import { clockInOutHref, shiftReportHref } from '../people/addresses.ts';
import overview from './OverviewTab.module.css';
import { clockingColumns, reportColumns } from './recordColumns.tsx';
import { Section } from './Section.tsx';
import styles from './UpcomingShifts.module.css';
import { useMemberRecords } from './useMemberRecords.ts';
import { usePlaces } from './usePlaces.ts';

/** What a member did of late: shift reports, clock-ins and clock-outs, each a link to its record. */
export function ActivityTab({ memberId }: { memberId: string }) {
  const { t, i18n } = useTexts('mf-team');
  const { language } = i18n;
  const { nameOf, timeAt } = usePlaces();
  const columns = useMemo(() => {
    const words = { t, language, nameOf, timeAt };
    return { reports: reportColumns(words), clockings: clockingColumns(words) };
  }, [t, language, nameOf, timeAt]);
  const seeAll = (href: string) => (
    <Link to={href} className={overview.more ?? ''}>
      {t('employee.seeAll')}
    </Link>
  );

  return (
    <>
      <Section title={t('employee.reports')} aside={seeAll(shiftReportHref(memberId))} flush>
        <LiveContent live={useMemberRecords('shiftReports', memberId)}>
          {(records) => (
            <DataTable
              id="member-shift-reports"
              label={t('employee.reports')}
              columns={columns.reports}
              rows={records}
              rowKey={({ id }) => id}
              rowHref={({ id }) => shiftReportHref(memberId, id)}
              empty={<p className={styles.none}>{t('employee.noReports')}</p>}
            />
          )}
        </LiveContent>
      </Section>
      <Section title={t('employee.clockIns')} aside={seeAll(clockInOutHref(memberId))} flush>
        <LiveContent live={useMemberRecords('clockInOuts', memberId)}>
          {(records) => (
            <DataTable
              id="member-clock-ins"
              label={t('employee.clockIns')}
              columns={columns.clockings}
              rows={records}
              rowKey={({ id }) => id}
              rowHref={({ id }) => clockInOutHref(memberId, id)}
              empty={<p className={styles.none}>{t('employee.noClockIns')}</p>}
            />
          )}
        </LiveContent>
      </Section>
    </>
  );
}
