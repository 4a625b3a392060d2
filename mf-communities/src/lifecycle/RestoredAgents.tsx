import type { Community } from 'shared-lib/domain';
import { useTexts, weekdayNames } from 'shared-lib/i18n';
import { MemberName, type Members } from '../details/MemberName.tsx';
import { Facts, type Fact } from '../place/Facts.tsx';
import { Section } from '../place/Section.tsx';

interface GivenBackProps {
  community: Pick<Community, 'archivedWith'>;
  members: Members;
}

/**
 * Shown instead of an archived community's coming nights: the previous specialists, who return when it is
 * restored.
 */
export function RestoredAgents({ community: { archivedWith }, members }: GivenBackProps) {
  const { t, i18n } = useTexts('mf-communities');
  const { districtManagerId = null, agents = [] } = archivedWith ?? {};
  const facts: Fact[] = agents.map(({ day, memberId }) => ({
    label: weekdayNames([day], i18n.language),
    value: <MemberName memberId={memberId} members={members} />,
  }));
  if (districtManagerId !== null) {
    facts.push({
      label: t('people.manager'),
      value: <MemberName memberId={districtManagerId} members={members} />,
    });
  }
  return (
    <Section title={t('lifecycle.givenBack.title')}>
      {facts.length > 0 ? <Facts facts={facts} wide /> : <p>{t('lifecycle.givenBack.none')}</p>}
    </Section>
  );
}
