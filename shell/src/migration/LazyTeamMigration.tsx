import { LazyContent, lazyPart } from 'shared-lib/ui';

const migration = lazyPart(
  'The migration of the team',
  async () => (await import(/* webpackChunkName: "team-migration" */ './TeamMigration.tsx')).default,
);

/** The team's migration, which the first page neither carries nor waits for; after a failure the next page load tries again. */
export const LazyTeamMigration = () => (
  <LazyContent part={migration} isWanted onFailed={() => {}}>
    {(TeamMigration) => <TeamMigration />}
  </LazyContent>
);
