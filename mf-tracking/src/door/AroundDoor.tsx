import { combineLive, useUnitsById } from 'shared-lib/data';
import { doorName, type ServiceLog } from 'shared-lib/domain';
import { clockTime, useTexts, viewerTimeZone } from 'shared-lib/i18n';
import { Link, useLocation } from 'shared-lib/router';
import { ListSkeleton, LiveContent, StatusBadge } from 'shared-lib/ui';
import { outcomeMeanings, PanelPart } from 'shared-lib/ui/lists';
import type { NightFromAddress } from '../communityNight/CommunityNight.tsx';
import { useLogsAfter, useLogsBefore } from '../data/doorCard.api.ts';
import { adjacentDoors, type AdjacentDoors } from './doorNightOf.ts';
import styles from './DoorCard.module.css';

interface AroundDoorProps {
  log: ServiceLog;
  asked: NightFromAddress;
}

/** The doors that the same specialist served just before and just after. Renders nothing if the record has no shift or time. */
export function AroundDoor({ log, asked }: AroundDoorProps) {
  const { t } = useTexts('mf-tracking');
  const { shiftReportId, servicedAt } = log;
  if (shiftReportId === null || servicedAt === null) return null;
  return (
    <PanelPart title={t('door.around.title')}>
      <Around log={log} moment={{ reportId: shiftReportId, at: servicedAt }} timeZone={asked.timeZone} />
    </PanelPart>
  );
}

interface AroundProps {
  log: ServiceLog;
  moment: Parameters<typeof useLogsBefore>[0];
  timeZone: string;
}

function Around({ log, moment, timeZone }: AroundProps) {
  const { t } = useTexts('mf-tracking');
  const live = combineLive([useLogsBefore(moment), useLogsAfter(moment)], (before, after) =>
    adjacentDoors(log, before, after),
  );
  return (
    <LiveContent live={live} skeleton={<ListSkeleton rows={2} />}>
      {(found) =>
        found.before === null && found.after === null ? (
          <p className="vh-soft">{t('door.around.none')}</p>
        ) : (
          <Doors found={found} timeZone={timeZone} />
        )
      }
    </LiveContent>
  );
}

function Doors({ found, timeZone }: { found: AdjacentDoors; timeZone: string }) {
  const { t, i18n } = useTexts('mf-tracking');
  const { search } = useLocation();
  const places = (['before', 'after'] as const).flatMap((place) => {
    const log = found[place];
    return log === null ? [] : [{ place, log }];
  });
  const units = useUnitsById(places.map(({ log }) => log.unitId).sort());
  const nameOf = (id: string) => {
    const unit = units.status === 'ready' && units.data.find((one) => one.id === id);
    if (unit) return doorName(unit);
    return units.status === 'loading' ? '…' : t('unknownUnit');
  };
  const hrefOf = (id: string) => {
    const next = new URLSearchParams(search);
    next.set('open', id);
    return `?${next}`;
  };
  return (
    <ul className={`vh-list ${styles.around}`}>
      {places.map(({ place, log }) => (
        <li key={place}>
          <span className="vh-soft">{t(`door.around.${place}`)}</span>
          <Link to={hrefOf(log.unitId)} preventScrollReset dir="auto">
            {nameOf(log.unitId)}
          </Link>
          <StatusBadge meaning={outcomeMeanings[log.outcome]}>{t(`doors.states.${log.outcome}`)}</StatusBadge>
          <span className={styles.time}>
            {log.servicedAt !== null && clockTime(log.servicedAt, timeZone, viewerTimeZone(), i18n.language)}
          </span>
        </li>
      ))}
    </ul>
  );
}
