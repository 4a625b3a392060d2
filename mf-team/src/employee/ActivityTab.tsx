import { useMemo } from 'react';
import { useCommunities, useMemberClockInOuts } from 'shared-lib/data';
import { unknownProperty, type ClockInOut } from 'shared-lib/domain';
import { formatDateTime, formatNight, useTexts } from 'shared-lib/i18n';
import { LiveContent, NameCell, StatusBadge, type Meaning } from 'shared-lib/ui';
import { DataTable, type Column } from 'shared-lib/ui/table';
import { Section } from './Section.tsx';
import styles from './UpcomingShifts.module.css';

const meanings: Readonly<Record<ClockInOut['status'], Meaning>> = {
  open: 'info',
  closed: 'good',
  missed: 'bad',
  autoClosed: 'watch',
};

/** The latest clock-ins and clock-outs of a member, as the clocks at the communities showed them. */
export function ActivityTab({ memberId }: { memberId: string }) {
  const { t, i18n } = useTexts('mf-team');
  const { language } = i18n;
  const communities = useCommunities();
  const known = communities.status === 'ready' ? communities.data : null;
  const columns = useMemo((): Column<ClockInOut>[] => {
    const places = new Map(known?.map((community) => [community.id, community]));
    const at = (instant: number | null, { communityId }: ClockInOut) =>
      instant === null ? '–' : formatDateTime(instant, language, places.get(communityId)?.timezone);
    return [
      {
        id: 'community',
        header: t('employee.columns.community'),
        track: 'minmax(0, 1.4fr)',
        phone: 'first',
        cell: ({ communityId }) => (
          <NameCell
            name={places.get(communityId)?.propertyName ?? (known ? unknownProperty : '…')}
            shape="place"
          />
        ),
      },
      {
        id: 'night',
        header: t('employee.columns.date'),
        track: 'minmax(0, 0.7fr)',
        phone: 'hidden',
        cell: ({ serviceDate }) => formatNight(serviceDate, language),
      },
      {
        id: 'status',
        header: t('columns.status'),
        track: 'minmax(0, 0.8fr)',
        phone: 'aside',
        cell: ({ status }) => (
          <StatusBadge meaning={meanings[status]}>{t(`employee.clock.${status}`)}</StatusBadge>
        ),
      },
      {
        id: 'in',
        header: t('employee.columns.clockIn'),
        align: 'end',
        phone: 'below',
        cell: (record) => at(record.clockInAt, record),
      },
      {
        id: 'out',
        header: t('employee.columns.clockOut'),
        align: 'end',
        phone: 'hidden',
        cell: (record) => at(record.clockOutAt, record),
      },
    ];
  }, [t, language, known]);

  return (
    <Section title={t('employee.clockIns')} flush>
      <LiveContent live={useMemberClockInOuts(memberId)}>
        {(records) => (
          <DataTable
            id="member-clock-ins"
            label={t('employee.clockIns')}
            columns={columns}
            rows={records}
            rowKey={({ id }) => id}
            empty={<p className={styles.none}>{t('employee.noClockIns')}</p>}
          />
        )}
      </LiveContent>
    </Section>
  );
}
