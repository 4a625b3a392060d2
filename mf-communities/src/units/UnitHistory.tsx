import { useServiceLogsOf, useSubmissionsOf, useViolationsOf, type LiveResult } from 'shared-lib/data';
import type { Unit } from 'shared-lib/domain';
import { formatDateTime, formatNight, useTexts } from 'shared-lib/i18n';
import { Link } from 'shared-lib/router';
import { LiveContent, ListSkeleton, StatusBadge, type Meaning } from 'shared-lib/ui';
import type { ReactNode } from 'react';
import { Section } from '../place/Section.tsx';
import styles from './UnitHistory.module.css';

interface UnitHistoryProps {
  unit: Unit;
  /** The community's IANA zone. */
  timeZone: string;
}

const outcomeMeanings: Readonly<Record<'collected' | 'notOut' | 'notCollected', Meaning>> = {
  collected: 'good',
  notOut: 'neutral',
  notCollected: 'watch',
};

/** What has happened at a unit's door lately: service, violations, and what its residents wrote. */
export function UnitHistory({ unit, timeZone }: UnitHistoryProps) {
  const { t, i18n } = useTexts('mf-communities');
  const { language } = i18n;
  const { communityId, building, unitNumber } = unit;
  const logs = useServiceLogsOf(unit.id);
  const violations = useViolationsOf(unit.id);
  const submissions = useSubmissionsOf({ communityId, building, unitNumber });
  return (
    <>
      <Part title={t('units.history.service')} live={logs}>
        {({ id, serviceDate, outcome, servicedAt, bagCount }) => (
          <li key={id}>
            <span>{formatNight(serviceDate, language)}</span>
            <StatusBadge meaning={outcomeMeanings[outcome]}>
              {t(`units.history.outcomes.${outcome}`)}
            </StatusBadge>
            <span className={styles.soft}>
              {[
                servicedAt !== null && formatDateTime(servicedAt, language, timeZone),
                bagCount > 0 && t('units.history.bags', { count: bagCount }),
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </li>
        )}
      </Part>
      <Part title={t('units.history.violations')} live={violations}>
        {({ id, serviceDate, typeName, status, caseNumber }) => (
          <li key={id}>
            <span>{formatNight(serviceDate, language)}</span>
            <Link to={`/violations?open=${encodeURIComponent(id)}`} dir="auto">
              {typeName || caseNumber}
            </Link>
            <span className={styles.soft}>{t(`units.history.violationStatus.${status}`)}</span>
          </li>
        )}
      </Part>
      <Part title={t('units.history.submissions')} live={submissions}>
        {({ id, createdAt, topic, message }) => (
          <li key={id}>
            <span>{createdAt !== null && formatDateTime(createdAt, language, timeZone)}</span>
            <span>{t(`units.history.topics.${topic}`)}</span>
            <span className={styles.message} dir="auto">
              {message}
            </span>
          </li>
        )}
      </Part>
    </>
  );
}

interface PartProps<Item> {
  title: string;
  live: LiveResult<readonly Item[]>;
  children: (item: Item) => ReactNode;
}

function Part<Item>({ title, live, children }: PartProps<Item>) {
  const { t } = useTexts('mf-communities');
  return (
    <Section title={title}>
      <LiveContent live={live} skeleton={<ListSkeleton rows={2} />}>
        {(items) =>
          items.length === 0 ? (
            <p className={styles.none}>{t('units.history.none')}</p>
          ) : (
            <ul className={styles.list} aria-label={title}>
              {items.map(children)}
            </ul>
          )
        }
      </LiveContent>
    </Section>
  );
}
