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

/**
 * On every page of an account whose plan is in trouble, says so, other than on the one where it is mended. Its code comes only then, and
 * nothing is read for it before the browser rests.
 */
export function PlanBanner() {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  const { pathname, search } = useLocation();
  const isMendedHere = pathname === '/settings' && new URLSearchParams(search).get('tab') === 'billing';
  // The status is always there, so that a screen reader notices when it begins to say something.
  return <div role="status">{isIdle && !isMendedHere && <PlanWatch />}</div>;
}

function PlanWatch() {
  const now = useNow();
  const live = combineLive(
    [useSubscriptions(), useTeamUse(), useCommunityUse(), useAdminUse()],
    (subscriptions, ...uses) => planTrouble(subscriptions, uses, now),
  );
  const isMigrationOver = useIsMigrationOver();
  const found = live.status === 'ready' ? live.data : null;
  // What is above the limits may be members whom the migration is about to deactivate.
  const trouble = found?.kind === 'over' && !isMigrationOver ? null : found;
  return (
    <LazyContent part={notice} isWanted={trouble !== null} onFailed={() => {}}>
      {(PlanNotice) => trouble !== null && <PlanNotice trouble={trouble} />}
    </LazyContent>
  );
}
