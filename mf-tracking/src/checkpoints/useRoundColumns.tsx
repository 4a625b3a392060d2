import { useMemo } from 'react';
import { lacksPhoto, type RoundStop } from 'mf-tracking/domain';
import { clockTime, sortableDateTime, useTexts, viewerTimeZone } from 'shared-lib/i18n';
import { NameCell, StatusBadge } from 'shared-lib/ui';
import type { Column } from 'shared-lib/ui/table';
import type { NightFromAddress } from '../communityNight/CommunityNight.tsx';
import styles from './RoundTab.module.css';
import { describeTiming, formatAccuracy, formatDistance, stateMeanings, stopName } from './scanTexts.ts';

const Nothing = () => <span className="vh-muted">–</span>;

/** The columns of a night's round. */
export function useRoundColumns({ account, timeZone }: NightFromAddress): Column<RoundStop>[] {
  const { t, i18n } = useTexts('mf-tracking');
  const { language } = i18n;
  return useMemo(() => {
    const memberOf = ({ scan }: RoundStop) =>
      scan?.memberId ? (account.memberNames.get(scan.memberId) ?? t('rounds.unknownMember')) : null;
    const placeOf = ({ checkpoint }: RoundStop) =>
      [checkpoint?.building, checkpoint?.floor].filter(Boolean).join(' · ');
    const distanceOf = ({ scan }: RoundStop) => scan && formatDistance(scan, t, { timeZone, language });
    const accuracyOf = ({ scan }: RoundStop) => scan && formatAccuracy(scan, t, { timeZone, language });
    const photoOf = (stop: RoundStop) => {
      if (stop.scan?.photo) return t('rounds.photo.there');
      return lacksPhoto(stop) ? t('rounds.photo.missing') : null;
    };
    const moment = (
      id: 'device' | 'server',
      momentOf: (stop: RoundStop) => number | null,
      remarkOf: (stop: RoundStop) => string | null,
    ): Column<RoundStop> => ({
      id,
      header: t(`rounds.columns.${id}`),
      track: 'minmax(104px, 0.8fr)',
      align: 'end',
      phone: 'hidden',
      value: momentOf,
      csv: (stop) => {
        const instant = momentOf(stop);
        return instant === null ? null : sortableDateTime(instant, timeZone);
      },
      cell: (stop) => {
        const instant = momentOf(stop);
        const remark = remarkOf(stop);
        return (
          <>
            {instant === null ? <Nothing /> : clockTime(instant, timeZone, viewerTimeZone(), language)}
            {remark !== null && <span className={styles.remark}>{remark}</span>}
          </>
        );
      },
    });
    const text = (
      id: 'distance' | 'accuracy' | 'deviceId',
      textOf: (stop: RoundStop) => string | null,
      more?: Partial<Column<RoundStop>>,
    ): Column<RoundStop> => ({
      id,
      header: t(`rounds.columns.${id}`),
      phone: 'hidden',
      value: textOf,
      cell: (stop) => textOf(stop) ?? <Nothing />,
      ...more,
    });
    return [
      {
        id: 'checkpoint',
        header: t('columns.checkpoint'),
        track: 'minmax(120px, 1.4fr)',
        phone: 'first',
        choice: 'fixed',
        value: (stop) => stopName(stop, t),
        search: (stop) => stopName(stop, t),
        cell: (stop) => (
          <NameCell shape="place" name={stopName(stop, t)} detail={placeOf(stop) || undefined} />
        ),
      },
      {
        id: 'state',
        header: t('rounds.columns.state'),
        track: 'minmax(116px, 0.8fr)',
        phone: 'aside',
        value: ({ state }) => t(`rounds.states.${state}`),
        cell: (stop) => (
          <>
            <StatusBadge meaning={stateMeanings[stop.state]}>{t(`rounds.states.${stop.state}`)}</StatusBadge>
            {lacksPhoto(stop) && <span className={styles.remark}>{t('rounds.photo.missing')}</span>}
          </>
        ),
      },
      moment(
        'device',
        ({ scan }) => scan?.deviceAt ?? null,
        () => null,
      ),
      moment(
        'server',
        ({ scan }) => scan?.scannedAt ?? null,
        ({ scan }) => scan && describeTiming(scan, t),
      ),
      {
        id: 'member',
        header: t('rounds.columns.member'),
        track: 'minmax(88px, 1fr)',
        phone: 'below',
        value: memberOf,
        search: (stop) => memberOf(stop) ?? '',
        cell: (stop) => memberOf(stop) ?? <Nothing />,
      },
      text('distance', distanceOf, {
        track: 'minmax(96px, 0.7fr)',
        cell: (stop) => (
          <>
            {distanceOf(stop) ?? <Nothing />}
            {accuracyOf(stop) && <span className={styles.remark}>{accuracyOf(stop)}</span>}
          </>
        ),
      }),
      text('accuracy', accuracyOf, { choice: 'hidden' }),
      text('deviceId', ({ scan }) => scan?.deviceId ?? null, { choice: 'hidden' }),
      {
        id: 'photo',
        header: t('rounds.photo.label'),
        phone: 'hidden',
        choice: 'hidden',
        value: photoOf,
        cell: (stop) => photoOf(stop) ?? <Nothing />,
      },
      {
        id: 'timeZone',
        header: t('rounds.columns.timeZone'),
        phone: 'hidden',
        choice: 'hidden',
        csv: () => timeZone,
        cell: () => timeZone,
      },
    ];
  }, [account, timeZone, t, language]);
}
