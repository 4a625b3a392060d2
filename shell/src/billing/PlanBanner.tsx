import {
  combineLive,
  useAdminUsage,
  useCommunityUsage,
  useNow,
  useSubscriptions,
  useTeamUsage,
} from 'shared-lib/data';
import { useLocation } from 'shared-lib/router';
import { LazyContent, lazyPart } from 'shared-lib/ui';
import { useEffect, useState } from 'react';
import { whenIdle } from '../startup/whenIdle.ts';
import { useIsMigrationDone } from '../migration/migrationEnd.ts';
import { planProblem } from './planProblem.ts';

const notice = lazyPart(
  'The plan notice',
  async () => (await import(/* webpackChunkName: "plan-notice" */ './PlanNotice.tsx')).default,
);

/** Plan usage, read once the page is idle because it takes count queries. Null until then. */
const useUses = (isIdle: boolean) => {
  const options = { skip: !isIdle };
  const live = combineLive(
    [useTeamUsage(options), useCommunityUsage(options), useAdminUsage(options)],
    (...uses) => uses,
  );
  return live.status === 'ready' ? live.data : null;
};

/**
 * A banner on every page of an account with a plan problem, except on the page that solves it. Its code is
 * loaded only if needed.
 */
export function PlanBanner() {
  const { pathname, search } = useLocation();
  const isSolvedHere = pathname === '/settings' && new URLSearchParams(search).get('tab') === 'billing';
  // Always rendered, because screen readers only announce changes to an existing status.
  return <div role="status">{!isSolvedHere && <PlanWatch />}</div>;
}

/** A missing payment shows with the page itself, because it has consequences for the whole account. */
function PlanWatch() {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  const now = useNow();
  const paid = useSubscriptions();
  const uses = useUses(isIdle);
  const isMigrationOver = useIsMigrationDone();
  const found = paid.status === 'ready' ? planProblem(paid.data, uses ?? [], now) : null;
  // Members over the limit may be about to be deactivated by the migration.
  const isKnown = found?.kind === 'unpaid' || (uses !== null && (found?.kind !== 'over' || isMigrationOver));
  const trouble = isKnown ? found : null;
  return (
    <LazyContent part={notice} isWanted={trouble !== null} onFailed={() => {}}>
      {(PlanNotice) => trouble !== null && <PlanNotice trouble={trouble} />}
    </LazyContent>
  );
}
