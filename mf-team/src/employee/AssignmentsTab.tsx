import { useTexts } from 'shared-lib/i18n';
import { Link } from 'shared-lib/router';
import { LiveContent } from 'shared-lib/ui';
import { scheduleHref } from '../people/addresses.ts';
import { CommunityList } from './CommunityList.tsx';
import styles from './OverviewTab.module.css';
import { RegularDays } from './RegularDays.tsx';
import { Section } from './Section.tsx';
import { UpcomingShifts } from './UpcomingShifts.tsx';
import { useMemberAssignments } from './useMemberAssignments.ts';

/** A member's assignments by service day and upcoming night, and the communities that they manage. */
export function AssignmentsTab({ memberId }: { memberId: string }) {
  const { t, i18n } = useTexts('mf-team');
  const toSchedule = (
    <Link to={scheduleHref(memberId)} className={styles.more ?? ''}>
      {t('employee.inSchedule')}
    </Link>
  );
  return (
    <LiveContent live={useMemberAssignments(memberId, i18n.language)}>
      {({ regular, upcoming, manages }) => (
        <>
          <Section title={t('employee.regular')}>
            <RegularDays days={regular} />
          </Section>
          {manages.length > 0 && (
            <Section title={t('employee.manages')}>
              <CommunityList communities={manages} />
            </Section>
          )}
          <Section title={t('employee.upcoming')} aside={toSchedule} flush>
            <UpcomingShifts shifts={upcoming} />
          </Section>
        </>
      )}
    </LiveContent>
  );
}
