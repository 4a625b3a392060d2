import { IconArrowLeft } from '@tabler/icons-react';
import { combineLive, useAgentsOf, useNow, useScheduleNights, useTeamDirectory } from 'shared-lib/data';
import { localDate, serviceNight, type Community } from 'shared-lib/domain';
import { useTexts } from 'shared-lib/i18n';
import { Link } from 'shared-lib/router';
import { Card, ListSkeleton, LiveContent, PageHeader } from 'shared-lib/ui';
import { useMemo } from 'react';
import { RulesAndClosures } from '../place/RulesAndClosures.tsx';
import { CommunityHeader } from './CommunityHeader.tsx';
import { NightsSection } from './NightsSection.tsx';
import { PeopleSection } from './PeopleSection.tsx';
import { plannedNights, weekFrom } from './plannedNights.ts';
import { RecordsSection } from './RecordsSection.tsx';
import { RegularAgents } from './RegularAgents.tsx';
import styles from './CommunityDetails.module.css';

/** A community: what it is, who serves it, what is planned, and the ways to its records. */
export function CommunityDetails({ community }: { community: Community }) {
  const { t } = useTexts('mf-communities');
  const now = useNow();
  const tonight = serviceNight(now, community.timezone);
  const today = localDate(now, community.timezone);
  const week = useMemo(() => weekFrom(tonight), [tonight]);
  const plan = combineLive(
    [useAgentsOf(community.id), useScheduleNights(week), useTeamDirectory()],
    (agents, scheduleNights, team) => ({
      agents,
      nights: plannedNights(community, week, agents, scheduleNights),
      members: new Map(team.map((member) => [member.id, member])),
    }),
  );
  return (
    <>
      <PageHeader
        title={t('details.title')}
        summary={
          <Link to="/communities" className={styles.back}>
            <IconArrowLeft size={18} aria-hidden />
            {t('details.back')}
          </Link>
        }
      />
      <div className={styles.page}>
        <CommunityHeader community={community} />
        <div className={styles.columns}>
          <div className={styles.column}>
            <LiveContent
              live={plan}
              skeleton={
                <Card>
                  <ListSkeleton rows={7} />
                </Card>
              }
            >
              {({ nights, agents, members }) => (
                <>
                  <NightsSection nights={nights} members={members} today={today} />
                  <RegularAgents community={community} agents={agents} members={members} />
                </>
              )}
            </LiveContent>
          </div>
          <div className={styles.column}>
            <RecordsSection community={community} />
            <PeopleSection
              community={community}
              members={plan.status === 'ready' ? plan.data.members : null}
            />
            <RulesAndClosures
              rules={community.rules}
              noServiceDates={community.noServiceDates}
              today={today}
            />
          </div>
        </div>
      </div>
    </>
  );
}
