import { useTexts, formatNight } from 'shared-lib/i18n';
import { StatusBadge } from 'shared-lib/ui';
import { Section } from '../place/Section.tsx';
import { MemberName, type Members } from './MemberName.tsx';
import type { PlannedNight } from './plannedNights.ts';
import styles from './DayList.module.css';

interface NightsSectionProps {
  /** Of a week, tonight first. */
  nights: readonly PlannedNight[];
  members: Members;
}

/** Who serves the community on each night of the week to come. */
export function NightsSection({ nights, members }: NightsSectionProps) {
  const { t, i18n } = useTexts('mf-communities');
  return (
    <Section title={t('nights.title')}>
      <ol className={styles.days}>
        {nights.map(({ date, service, agentId, changed }, index) => (
          <li key={date} className={styles.day} aria-current={index === 0 ? 'date' : undefined}>
            <span className={styles.when}>
              <time dateTime={date}>{formatNight(date, i18n.language)}</time>
              {index === 0 && <span className={styles.tonight}>{t('nights.tonight')}</span>}
            </span>
            <span className={styles.who}>
              {service === 'served' ? (
                <MemberName memberId={agentId} members={members} />
              ) : (
                <span className={styles.none}>{t(`nights.${service}`)}</span>
              )}
              {changed && <StatusBadge meaning="info">{t('nights.changed')}</StatusBadge>}
            </span>
          </li>
        ))}
      </ol>
    </Section>
  );
}
