import { useTexts } from 'shared-lib/i18n';
import { LiveContent } from 'shared-lib/ui';
import { CommunityList } from './CommunityList.tsx';
import { RegularDays } from './RegularDays.tsx';
import { Section } from './Section.tsx';
import { UpcomingShifts } from './UpcomingShifts.tsx';
import { useMemberAssignments } from './useMemberAssignments.ts';

/** What a member serves: by service day, in the nights to come, and the communities that they manage. */
export function AssignmentsTab({ memberId }: { memberId: string }) {
  const { t, i18n } = useTexts('mf-team');
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
          <Section title={t('employee.upcoming')} flush>
            <UpcomingShifts shifts={upcoming} />
          </Section>
        </>
      )}
    </LiveContent>
  );
}
