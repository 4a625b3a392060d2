import { combineLive, useAgentsOf, useNow, useScheduleNights, useTeamDirectory } from 'shared-lib/data';
import { isArchived, localDate, serviceNight, type Community } from 'shared-lib/domain';
import { Card, ListSkeleton, LiveContent } from 'shared-lib/ui';
import { useMemo } from 'react';
import { EditButton } from '../edit/EditButton.tsx';
import { GivenBack } from '../lifecycle/GivenBack.tsx';
import { RulesAndClosures } from '../place/RulesAndClosures.tsx';
import { NightsSection } from './NightsSection.tsx';
import styles from './OverviewTab.module.css';
import { PeopleSection } from './PeopleSection.tsx';
import { plannedNights, weekFrom } from './plannedNights.ts';
import { RecordsSection } from './RecordsSection.tsx';
import { RegularAgents } from './RegularAgents.tsx';

/** Who serves a community, what is planned, and the ways to its records. */
export function OverviewTab({ community }: { community: Community }) {
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
          {({ nights, agents, members }) =>
            isArchived(community) ? (
              <GivenBack community={community} members={members} />
            ) : (
              <>
                <NightsSection nights={nights} members={members} today={today} />
                <RegularAgents community={community} agents={agents} members={members} />
              </>
            )
          }
        </LiveContent>
      </div>
      <div className={styles.column}>
        <RecordsSection community={community} />
        <PeopleSection community={community} members={plan.status === 'ready' ? plan.data.members : null} />
        <RulesAndClosures
          rules={community.rules}
          noServiceDates={community.noServiceDates}
          today={today}
          actions={{
            rules: <EditButton community={community} part="rules" />,
            closures: <EditButton community={community} part="closures" />,
          }}
        />
      </div>
    </div>
  );
}
