import { useState } from 'react';
import {
  combineLive,
  useAccount,
  useAssignmentListing,
  useCommunityListing,
  useTeamListing,
} from 'shared-lib/data';
import { LazyContent, lazyPart } from 'shared-lib/ui';
import { isChecklistHidden, isUnfinished } from './setupRecords.ts';

const checklist = lazyPart(
  'The setup checklist',
  async () => (await import(/* webpackChunkName: "setup-checklist" */ './EveningChecklist.tsx')).default,
);

/**
 * A new owner's remaining setup steps; hidden once all are done. Uses the same listeners as the figures next to it, and
 * loads its code only for accounts that have steps left.
 */
export function SetupChecklist() {
  const { customerId } = useAccount();
  const [isHidden, setHidden] = useState(() => isChecklistHidden(customerId));
  const live = combineLive(
    [useCommunityListing(), useTeamListing(), useAssignmentListing()],
    (communities, team, assignments) => ({
      customerId,
      communities: communities.rows,
      team: team.rows,
      assignments: assignments.rows,
    }),
  );
  // Not worth its own skeleton or error; the figures below have theirs.
  const records = !isHidden && live.status === 'ready' && isUnfinished(live.data) ? live.data : null;
  return (
    <LazyContent part={checklist} isWanted={records !== null} onFailed={() => {}}>
      {(EveningChecklist) =>
        records && <EveningChecklist records={records} onHidden={() => setHidden(true)} />
      }
    </LazyContent>
  );
}
