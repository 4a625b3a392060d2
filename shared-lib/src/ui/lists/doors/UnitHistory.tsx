import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useServiceLogsOf, useSubmissionsOf, useViolationsOf, type LiveResult } from '../../../data/index.ts';
import { citedName, type Unit } from '../../../domain/index.ts';
import { formatDateTime, formatNight } from '../../../i18n/index.ts';
import { ListSkeleton } from '../../base/states/ListSkeleton.tsx';
import { LiveContent } from '../../base/states/LiveContent.tsx';
import { StatusBadge } from '../../base/StatusBadge.tsx';
import { outcomeMeanings } from './outcomeMeanings.ts';
import { useDoorTexts } from './texts.ts';
import styles from './doors.module.css';

interface UnitHistoryProps {
  unit: Pick<Unit, 'id' | 'communityId' | 'building' | 'unitNumber'>;
  /** IANA zone of the community. */
  timeZone: string;
  /** Renders a part under its title: as a card on a page, or as a section in a panel. */
  part: (title: string, content: ReactNode) => ReactNode;
}

/** A unit's recent history: service, violations, and resident requests. */
export function UnitHistory({ unit, timeZone, part }: UnitHistoryProps) {
  const { t, i18n } = useDoorTexts();
  const { language } = i18n;
  const { communityId, building, unitNumber } = unit;
  const logs = useServiceLogsOf(unit.id);
  const violations = useViolationsOf(unit.id);
  const submissions = useSubmissionsOf({ communityId, building, unitNumber });
  return (
    <>
      <Part title={t('history.service')} live={logs} part={part}>
        {({ id, serviceDate, outcome, servicedAt, bagCount, corrected }) => (
          <li key={id}>
            <span>{formatNight(serviceDate, language)}</span>
            <StatusBadge meaning={corrected ? 'neutral' : outcomeMeanings[outcome]}>
              {corrected ? <s>{t(`outcomes.${outcome}`)}</s> : t(`outcomes.${outcome}`)}
            </StatusBadge>
            {corrected && <span className="vh-soft">{t('history.corrected')}</span>}
            <span className="vh-soft">
              {[
                servicedAt !== null && formatDateTime(servicedAt, language, timeZone),
                bagCount > 0 && t('bags', { count: bagCount }),
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </li>
        )}
      </Part>
      <Part title={t('history.violations')} live={violations} part={part}>
        {({ id, serviceDate, status, caseNumber, ...cited }) => (
          <li key={id}>
            <span>{formatNight(serviceDate, language)}</span>
            <Link to={`/violations?open=${encodeURIComponent(id)}`} dir="auto">
              {citedName(cited, language) || caseNumber}
            </Link>
            <span className="vh-soft">{t(`history.violationStatus.${status}`)}</span>
          </li>
        )}
      </Part>
      <Part title={t('history.submissions')} live={submissions} part={part}>
        {({ id, createdAt, topic, message }) => (
          <li key={id}>
            <span>{createdAt !== null && formatDateTime(createdAt, language, timeZone)}</span>
            <span>{t(`history.topics.${topic}`)}</span>
            <span className={styles.message} dir="auto">
              {message}
            </span>
          </li>
        )}
      </Part>
    </>
  );
}

interface PartProps<Item> extends Pick<UnitHistoryProps, 'part'> {
  title: string;
  live: LiveResult<readonly Item[]>;
  children: (item: Item) => ReactNode;
}

function Part<Item>({ title, live, part, children }: PartProps<Item>) {
  const { t } = useDoorTexts();
  return part(
    title,
    <LiveContent live={live} skeleton={<ListSkeleton rows={2} />}>
      {(items) =>
        items.length === 0 ? (
          <p className="vh-soft">{t('history.none')}</p>
        ) : (
          <ul className={`vh-list ${styles.list}`} aria-label={title}>
            {items.map(children)}
          </ul>
        )
      }
    </LiveContent>,
  );
}
