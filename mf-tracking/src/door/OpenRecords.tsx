import { combineLive } from 'shared-lib/data';
import { citedName, type Unit } from 'shared-lib/domain';
import { formatDateTime, formatNight, useTexts } from 'shared-lib/i18n';
import { Link } from 'shared-lib/router';
import { ListSkeleton, LiveContent } from 'shared-lib/ui';
import { PanelPart, useDoorTexts } from 'shared-lib/ui/lists';
import { useOpenCasesOf, useOpenRequestsOf } from '../data/doorCard.api.ts';
import styles from './DoorCard.module.css';

interface OpenRecordsProps {
  unit: Pick<Unit, 'id'>;
  timeZone: string;
}

/** The unit's open cases and resident requests, with links. */
export function OpenRecords({ unit, timeZone }: OpenRecordsProps) {
  const { t, i18n } = useTexts('mf-tracking');
  const { language } = i18n;
  const tDoors = useDoorTexts().t;
  const live = combineLive([useOpenCasesOf(unit.id), useOpenRequestsOf(unit.id)], (cases, requests) => ({
    cases: cases.toSorted((one, other) => (one.serviceDate < other.serviceDate ? 1 : -1)),
    requests: requests.toSorted((one, other) => (other.createdAt ?? 0) - (one.createdAt ?? 0)),
  }));
  return (
    <PanelPart title={t('door.open.title')}>
      <LiveContent live={live} skeleton={<ListSkeleton rows={2} />}>
        {({ cases, requests }) =>
          cases.length + requests.length === 0 ? (
            <p className="vh-soft">{t('door.open.none')}</p>
          ) : (
            <ul className={styles.open} aria-label={t('door.open.title')}>
              {cases.map(({ id, serviceDate, status, caseNumber, ...cited }) => (
                <li key={id}>
                  <Link to={`/violations?open=${encodeURIComponent(id)}`} dir="auto">
                    {citedName(cited, language) || caseNumber}
                  </Link>
                  <span className="vh-soft">
                    {tDoors(`history.violationStatus.${status}`)} · {formatNight(serviceDate, language)}
                  </span>
                </li>
              ))}
              {requests.map(({ id, topic, name, createdAt }) => (
                <li key={id}>
                  <Link to={`/communities?view=requests&open=${encodeURIComponent(id)}`} dir="auto">
                    {[tDoors(`history.topics.${topic}`), name].filter(Boolean).join(' · ')}
                  </Link>
                  <span className="vh-soft">
                    {createdAt !== null && formatDateTime(createdAt, language, timeZone)}
                  </span>
                </li>
              ))}
            </ul>
          )
        }
      </LiveContent>
    </PanelPart>
  );
}
