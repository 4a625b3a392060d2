import { unknownProperty, type Community } from 'shared-lib/domain';
import { useTexts } from 'shared-lib/i18n';
import { LazySection, lazyPart, ListSkeleton, PageHeader } from 'shared-lib/ui';
import { BackLink } from '../place/BackLink.tsx';

const steps = lazyPart(
  'The guided setup',
  async () => (await import(/* webpackChunkName: "setup" */ './SetupSteps.tsx')).SetupSteps,
);

/** The handlers for a link that leads here. */
export const setupPrefetch = steps.ahead;

/**
 * The guided setup of a community: `/communities?setup=1` before there is one, then
 * `/communities/{id}?setup=units` and so on; `setup=1` continues at the first unfinished step. Its code loads
 * when it is opened.
 */
export function Setup({ community }: { community: Community | null }) {
  const { t } = useTexts('mf-communities');
  return (
    <>
      <PageHeader
        title={t('setup.title')}
        summary={
          community ? (
            <BackLink to={`/communities/${encodeURIComponent(community.id)}`}>
              {community.propertyName || unknownProperty}
            </BackLink>
          ) : (
            <BackLink to="/communities">{t('details.back')}</BackLink>
          )
        }
      />
      <LazySection part={steps} skeleton={<ListSkeleton />}>
        {(SetupSteps) => <SetupSteps community={community} />}
      </LazySection>
    </>
  );
}
