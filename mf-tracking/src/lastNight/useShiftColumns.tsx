import { useMemo } from 'react';
import { clockTime, useTexts, viewerTimeZone } from 'shared-lib/i18n';
import { NameCell, StatusBadge, type Meaning } from 'shared-lib/ui';
import { formatMinutes, useListTexts } from 'shared-lib/ui/lists';
import type { Column } from 'shared-lib/ui/table';
import { nameOrUnknown } from '../board/night/rowFacts.ts';
import styles from './LastNight.module.css';
import { reasonsText } from './reasonText.ts';
import type { ShiftRow } from './useLastNight.ts';

/** The badge color of each review status. */
export const reviewMeanings: Readonly<Record<ShiftRow['review'], Meaning>> = {
  review: 'watch',
  inOrder: 'good',
  missed: 'bad',
  returned: 'neutral',
  approved: 'good',
};

const Nothing = () => <span className={styles.soft}>–</span>;

/** The columns of a night's shifts. */
export function useShiftColumns(): Column<ShiftRow>[] {
  const { t, i18n } = useTexts('mf-tracking');
  const { t: tShared } = useListTexts();
  const { language } = i18n;
  return useMemo(() => {
    const memberOf = ({ memberId, member }: ShiftRow) =>
      memberId === null ? t('nobody') : nameOrUnknown(member, t);
    const doorsOf = ({ doors }: ShiftRow) =>
      doors.total === 0 ? null : t('doorsOutOf', { part: doors.served, all: doors.total });
    const timeOf = (instant: number, { timeZone }: ShiftRow, shownIn = viewerTimeZone()) =>
      clockTime(instant, timeZone, shownIn, language);
    const timesOf = (row: ShiftRow) =>
      row.clockInOuts
        .filter(({ clockInAt }) => clockInAt !== null)
        .map(({ clockInAt, clockOutAt }) =>
          t('lastNight.times', {
            // The end names the time zone of both.
            from: timeOf(clockInAt!, row, clockOutAt === null ? undefined : row.timeZone),
            to: clockOutAt === null ? '–' : timeOf(clockOutAt, row),
          }),
        )
        .join(', ');
    return [
      {
        id: 'community',
        header: t('columns.community'),
        track: 'minmax(156px, 1.6fr)',
        phone: 'first',
        choice: 'fixed',
        value: ({ community }) => community,
        search: ({ community }) => community,
        cell: (row) => <NameCell shape="place" name={row.community} detail={memberOf(row)} />,
      },
      {
        id: 'state',
        header: t('columns.state'),
        track: 'minmax(96px, 0.6fr)',
        phone: 'aside',
        value: ({ review }) => t(`lastNight.states.${review}`),
        search: memberOf,
        cell: ({ review }) => (
          <StatusBadge meaning={reviewMeanings[review]}>{t(`lastNight.states.${review}`)}</StatusBadge>
        ),
      },
      {
        id: 'reasons',
        header: t('lastNight.columns.reasons'),
        track: 'minmax(0, 2fr)',
        phone: 'below',
        value: ({ reasons }) => reasonsText(reasons, language) || null,
        cell: ({ reasons }) =>
          reasons.length === 0 ? (
            <Nothing />
          ) : (
            <span className={styles.reasons}>{reasonsText(reasons, language)}</span>
          ),
      },
      {
        id: 'doors',
        header: t('lastNight.columns.doors'),
        track: 'minmax(84px, 0.6fr)',
        align: 'end',
        phone: 'hidden',
        value: ({ doors }) => (doors.total === 0 ? null : doors.served / doors.total),
        csv: doorsOf,
        cell: (row) => doorsOf(row) ?? <Nothing />,
      },
      {
        id: 'clock',
        header: t('lastNight.columns.clock'),
        track: 'minmax(172px, 1fr)',
        align: 'end',
        phone: 'hidden',
        value: ({ clockInOuts }) => clockInOuts[0]?.clockInAt ?? null,
        csv: timesOf,
        cell: (row) => timesOf(row) || <Nothing />,
      },
      {
        id: 'hours',
        header: t('lastNight.columns.hours'),
        track: 'minmax(108px, 0.5fr)',
        align: 'end',
        phone: 'hidden',
        value: ({ workedMin }) => workedMin,
        cell: ({ workedMin }) => (workedMin === 0 ? <Nothing /> : formatMinutes(workedMin, { tShared })),
      },
    ];
  }, [t, tShared, language]);
}
