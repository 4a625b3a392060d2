import { IconArrowsExchange } from '@tabler/icons-react';
import { useMemo } from 'react';
import { formatNight, useTexts } from 'shared-lib/i18n';
import { Link } from 'shared-lib/router';
import { NameCell } from 'shared-lib/ui';
import { DataTable, type Column } from 'shared-lib/ui/table';
import { communityHref } from '../people/addresses.ts';
import { MemberName } from '../people/MemberName.tsx';
import { startTime } from '../people/startTime.ts';
import type { UpcomingShift } from './upcomingShiftsOf.ts';
import styles from './UpcomingShifts.module.css';

/** Upcoming shifts, by date. */
export function UpcomingShifts({ shifts }: { shifts: readonly UpcomingShift[] }) {
  const { t, i18n } = useTexts('mf-team');
  const { language } = i18n;
  const columns = useMemo(
    (): Column<UpcomingShift>[] => [
      {
        id: 'community',
        header: t('employee.columns.community'),
        track: 'minmax(0, 1.6fr)',
        phone: 'first',
        cell: ({ communityId, propertyName }) => (
          <Link to={communityHref(communityId)} className={styles.community ?? ''}>
            <NameCell name={propertyName} shape="place" />
          </Link>
        ),
      },
      {
        id: 'note',
        header: t('employee.columns.note'),
        phone: 'below',
        cell: ({ standsInFor }) =>
          standsInFor && (
            <span className={styles.note}>
              <IconArrowsExchange size={16} aria-hidden />
              <span>
                {t('standsInFor')} <MemberName memberId={standsInFor} />
              </span>
            </span>
          ),
      },
      {
        id: 'start',
        header: t('employee.columns.start'),
        track: 'minmax(0, 0.7fr)',
        align: 'end',
        phone: 'hidden',
        cell: (shift) => startTime(shift.serviceDate, shift, language),
      },
      {
        id: 'date',
        header: t('employee.columns.date'),
        track: 'minmax(0, 0.7fr)',
        align: 'end',
        phone: 'aside',
        cell: ({ serviceDate }) => formatNight(serviceDate, language),
      },
    ],
    [t, language],
  );

  return (
    <DataTable
      id="upcoming-shifts"
      label={t('employee.upcoming')}
      columns={columns}
      rows={shifts}
      rowKey={({ communityId, serviceDate }) => `${serviceDate}/${communityId}`}
      empty={<p className={`vh-muted ${styles.none}`}>{t('employee.noUpcoming')}</p>}
    />
  );
}
