import type { Community } from 'shared-lib/domain';
import { useTexts } from 'shared-lib/i18n';
import { LazySection, lazyPart, ListSkeleton, PageHeader } from 'shared-lib/ui';
import { BackLink } from '../place/BackLink.tsx';
import type { LabelKind } from './source/labelKind.ts';

const studio = lazyPart(
  'The label print page',
  async () => (await import(/* webpackChunkName: "labels" */ './studio/StudioPage.tsx')).StudioPage,
);

/** The handlers for a link that leads here. */
export const labelsPrefetch = studio.ahead;

/**
 * The address of the page that prints labels of a community.
 * @param batchId only those bin tags; all of them without one
 */
export const labelsAddress = (communityId: string, kind: LabelKind, batchId?: string): string =>
  `/communities/${encodeURIComponent(communityId)}?${new URLSearchParams({ labels: kind, ...(batchId && { batch: batchId }) }).toString()}`;

interface LabelStudioProps {
  community: Community;
  kind: LabelKind;
}

/**
 * `/communities/{id}?labels=bintags` or `checkpoints`: prints labels with codes. Its code loads when it is
 * opened.
 */
export function LabelStudio({ community, kind }: LabelStudioProps) {
  const { t } = useTexts('mf-communities');
  return (
    <>
      <PageHeader
        title={t(`labels.title.${kind}`)}
        summary={
          <BackLink to={`/communities/${encodeURIComponent(community.id)}?tab=${kind}`}>
            {community.propertyName || t('labels.back')}
          </BackLink>
        }
      />
      <LazySection part={studio} skeleton={<ListSkeleton />}>
        {(StudioPage) => <StudioPage key={kind} community={community} kind={kind} />}
      </LazySection>
    </>
  );
}
