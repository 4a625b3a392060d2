import { LazyContent, lazyPart } from 'shared-lib/ui';
import { useEffect, useState } from 'react';
import { whenIdle } from '../startup/whenIdle.ts';

const migration = lazyPart(
  'The migration of the team',
  async () => (await import(/* webpackChunkName: "team-migration" */ './TeamMigration.tsx')).default,
);

/**
 * The team's migration. It and the SDK with which it calls its function come when the browser rests, so that neither delays the first
 * page; after a failure the next page load tries again.
 */
export function LazyTeamMigration() {
  const [isWanted, setWanted] = useState(false);
  useEffect(() => whenIdle(() => setWanted(true)), []);
  return (
    <LazyContent part={migration} isWanted={isWanted} onFailed={() => {}}>
      {(TeamMigration) => <TeamMigration />}
    </LazyContent>
  );
}
