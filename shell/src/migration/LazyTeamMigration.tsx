import { reportProblem } from 'shared-lib/data';
import { lazy, Suspense, type ComponentType } from 'react';

const TeamMigration = lazy<ComponentType>(() =>
  import(/* webpackChunkName: "team-migration" */ './TeamMigration.tsx').catch((cause: unknown) => {
    // The next page load tries again; nobody waits for it.
    reportProblem('The migration of the team could not be loaded', cause);
    return { default: () => null };
  }),
);

/** The team's migration, which the first page neither carries nor waits for. */
export function LazyTeamMigration() {
  return (
    <Suspense fallback={null}>
      <TeamMigration />
    </Suspense>
  );
}
