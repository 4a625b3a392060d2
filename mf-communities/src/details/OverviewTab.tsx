import { isArchived, type Community } from 'shared-lib/domain';
import { useSlot } from 'shared-lib/slots';
import { RecordSlotContext } from 'shared-lib/slots/record';
import { Card, ListSkeleton, LiveContent } from 'shared-lib/ui';
import { RecordActivity } from 'shared-lib/ui/lists';
import { EditButton } from '../edit/EditButton.tsx';
import { RestoredAgents } from '../lifecycle/RestoredAgents.tsx';
import { RulesAndClosures } from '../place/RulesAndClosures.tsx';
import { SetupNotice } from '../setup/SetupNotice.tsx';
import { NightsSection } from './NightsSection.tsx';
import styles from './OverviewTab.module.css';
import { PeopleSection } from './PeopleSection.tsx';
import { RecordsSection } from './RecordsSection.tsx';
import { RegularAgents } from './RegularAgents.tsx';
import { useWeekPlan } from './useWeekPlan.ts';

/** A community's specialists and planned nights, with links to its records. */
export function OverviewTab({ community }: { community: Community }) {
  const { today, plan } = useWeekPlan(community);
  return (
    <div className={styles.column}>
      <div className={styles.columns}>
        <div className={styles.column}>
          {!isArchived(community) && <SetupNotice community={community} />}
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
                <RestoredAgents community={community} members={members} />
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
      {plan.status === 'ready' && <Scorecards communityId={community.id} />}
      <RecordActivity recordId={community.id} isCard />
    </div>
  );
}

/** The community's scorecard, below everything else: it loads later. */
function Scorecards({ communityId }: { communityId: string }) {
  const { fills, Part } = useSlot('community.scorecard');
  return (
    <RecordSlotContext value={communityId}>
      {fills.map((fill) => (
        <Part key={`${fill.module}/${fill.id}`} fill={fill} />
      ))}
    </RecordSlotContext>
  );
}
