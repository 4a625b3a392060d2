import { indexAssignments, weekdays, type AssignedAgent, type Community } from 'shared-lib/domain';
import { useTexts, weekdayNames } from 'shared-lib/i18n';
import { Section } from '../place/Section.tsx';
import { MemberName, type Members } from './MemberName.tsx';
import styles from './DayList.module.css';

interface RegularAgentsProps {
  community: Pick<Community, 'id' | 'serviceDays'>;
  agents: readonly AssignedAgent[];
  members: Members;
}

/** The community's regular specialists, by service day. */
export function RegularAgents({ community, agents, members }: RegularAgentsProps) {
  const { t, i18n } = useTexts('mf-communities');
  const { regularAgent } = indexAssignments(agents, []);
  const served = weekdays.filter((day) => community.serviceDays.includes(day));
  return (
    <Section title={t('agents.title')}>
      {served.length === 0 ? (
        <span className="vh-muted">{t('noServiceDays')}</span>
      ) : (
        <ul className="vh-list" aria-label={t('agents.title')}>
          {served.map((day) => (
            <li key={day} className={styles.day}>
              <span className={`vh-row vh-digits ${styles.when}`}>{weekdayNames([day], i18n.language)}</span>
              <span className={`vh-row ${styles.who}`}>
                <MemberName memberId={regularAgent(community.id, day)} members={members} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
