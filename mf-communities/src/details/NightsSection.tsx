import { useTexts, formatNight } from 'shared-lib/i18n';
import { StatusBadge } from 'shared-lib/ui';
import { Section } from '../place/Section.tsx';
import { MemberName, type Members } from './MemberName.tsx';
import type { PlannedNight } from './plannedNights.ts';
import styles from './DayList.module.css';

interface NightsSectionProps {
  /** Nights of a week, the one in progress first. */
  nights: readonly PlannedNight[];
  members: Members;
  /**
   * `YYYY-MM-DD` where the community is. Until noon it is the previous day, whose night is still in progress.
   */
  today: string;
}

/** The community's specialists on each night of the coming week. */
export function NightsSection({ nights, members, today }: NightsSectionProps) {
  const { t, i18n } = useTexts('mf-communities');
  return (
    <Section title={t('nights.title')}>
      <ol className="vh-list" aria-label={t('nights.title')}>
        {nights.map(({ date, service, agentId, changed }, index) => (
          <li key={date} className={styles.day} aria-current={index === 0 ? 'date' : undefined}>
            <span className={`vh-row vh-digits ${styles.when}`}>
              <time dateTime={date}>{formatNight(date, i18n.language)}</time>
              {index === 0 && (
                <span className={styles.tonight}>
                  {t(date === today ? 'nights.tonight' : 'nights.lastNight')}
                </span>
              )}
            </span>
            <span className={`vh-row ${styles.who}`}>
              {service === 'served' ? (
                <MemberName memberId={agentId} members={members} />
              ) : (
                <span className="vh-muted">{t(`nights.${service}`)}</span>
              )}
              {changed && <StatusBadge meaning="info">{t('nights.changed')}</StatusBadge>}
            </span>
          </li>
        ))}
      </ol>
    </Section>
  );
}
