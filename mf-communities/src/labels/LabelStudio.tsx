import { IconArrowLeft } from '@tabler/icons-react';
import type { Community } from 'shared-lib/domain';
import { useTexts } from 'shared-lib/i18n';
import { Link } from 'shared-lib/router';
import { LazySection, lazyPart, ListSkeleton, PageHeader } from 'shared-lib/ui';
import styles from './LabelStudio.module.css';
import type { LabelKind } from './source/labelKind.ts';

const studio = lazyPart(
  'The page that prints labels',
  async () => (await import(/* webpackChunkName: "labels" */ './studio/StudioPage.tsx')).StudioPage,
);

/** The handlers for a link that leads here. */
export const labelsAhead = studio.ahead;

/** The address of the page that prints labels of a community. @param batchId only those bin tags; all of them without one */
export const labelsAddress = (communityId: string, kind: LabelKind, batchId?: string): string =>
  `/communities/${encodeURIComponent(communityId)}?${new URLSearchParams({ labels: kind, ...(batchId && { batch: batchId }) }).toString()}`;

interface LabelStudioProps {
  community: Community;
  kind: LabelKind;
}

/** `/communities/{id}?labels=bintags` or `checkpoints`: labels with codes, to be printed. Its code comes when it is opened. */
export function LabelStudio({ community, kind }: LabelStudioProps) {
  const { t } = useTexts('mf-communities');
  return (
    <>
      <PageHeader
        title={t(`labels.title.${kind}`)}
        summary={
          <Link to={`/communities/${encodeURIComponent(community.id)}?tab=${kind}`} className={styles.back}>
            <IconArrowLeft size={18} aria-hidden />
            <span dir="auto">{community.propertyName || t('labels.back')}</span>
          </Link>
        }
      />
      <LazySection part={studio} skeleton={<ListSkeleton />}>
        {(StudioPage) => <StudioPage key={kind} community={community} kind={kind} />}
      </LazySection>
    </>
  );
}
