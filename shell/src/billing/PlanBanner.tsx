import {
  combineLive,
  useAdminUse,
  useCommunityUse,
  useNow,
  useSubscriptions,
  useTeamUse,
} from 'shared-lib/data';
import { useLocation } from 'shared-lib/router';
import { LazyContent, lazyPart } from 'shared-lib/ui';
import { useEffect, useState } from 'react';
import { whenIdle } from '../startup/whenIdle.ts';
import { useIsMigrationOver } from '../migration/migrationEnd.ts';
import { planTrouble } from './planTrouble.ts';

const notice = lazyPart(
  'The notice of the plan',
  async () => (await import(/* webpackChunkName: "plan-notice" */ './PlanNotice.tsx')).default,
);

/** How much of the plan is used, once the page rests: it takes reading counts. Null until then. */
const useUses = (isIdle: boolean) => {
  const options = { skip: !isIdle };
  const live = combineLive(
    [useTeamUse(options), useCommunityUse(options), useAdminUse(options)],
    (...uses) => uses,
  );
  return live.status === 'ready' ? live.data : null;
};

/** On every page of an account whose plan is in trouble, says so, other than on the one where it is solved. Its code comes only then. */
export function PlanBanner() {
  const { pathname, search } = useLocation();
  const isSolvedHere = pathname === '/settings' && new URLSearchParams(search).get('tab') === 'billing';
  // The status is always there, so that a screen reader notices when it begins to say something.
  return <div role="status">{!isSolvedHere && <PlanWatch />}</div>;
}

/** A missing payment is said with the page itself: what follows from it must not surprise anyone. */
function PlanWatch() {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  const now = useNow();
  const paid = useSubscriptions();
  const uses = useUses(isIdle);
  const isMigrationOver = useIsMigrationOver();
  const found = paid.status === 'ready' ? planTrouble(paid.data, uses ?? [], now) : null;
  // What is above the limits may be members whom the migration is about to deactivate.
  const isKnown = found?.kind === 'unpaid' || (uses !== null && (found?.kind !== 'over' || isMigrationOver));
  const trouble = isKnown ? found : null;
  return (
    <LazyContent part={notice} isWanted={trouble !== null} onFailed={() => {}}>
      {(PlanNotice) => trouble !== null && <PlanNotice trouble={trouble} />}
    </LazyContent>
  );
}
