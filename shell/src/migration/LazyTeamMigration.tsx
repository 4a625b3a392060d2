import { LazyContent, lazyPart } from 'shared-lib/ui';
import { useEffect, useState } from 'react';
import { whenIdle } from '../startup/whenIdle.ts';

const migration = lazyPart(
  'The team migration',
  async () => (await import(/* webpackChunkName: "team-migration" */ './TeamMigration.tsx')).default,
);

/**
 * The team migration. It is loaded, along with the SDK for its function call, when the browser is idle, so
 * neither delays the first page. After a failure, the next page load retries.
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
