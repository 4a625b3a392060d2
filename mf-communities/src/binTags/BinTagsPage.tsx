import { unknownProperty, type Community } from 'shared-lib/domain';
import { useTexts } from 'shared-lib/i18n';
import { useParams } from 'shared-lib/router';
import { PageHeader } from 'shared-lib/ui';
import { BackLink } from '../place/BackLink.tsx';
import { CommunityAt } from '../place/CommunityAt.tsx';
import { BinTagsTab } from './BinTagsTab.tsx';

/** `/communities/{communityName}/bintags`: the QR stickers at a community's doors. */
export default function BinTagsPage() {
  const { communityName = '' } = useParams();
  return <CommunityAt name={communityName}>{(community) => <BinTags community={community} />}</CommunityAt>;
}

function BinTags({ community }: { community: Community }) {
  const { t } = useTexts('mf-communities');
  const name = community.propertyName || unknownProperty;
  return (
    <>
      <PageHeader
        title={t('binTags.title')}
        summary={<BackLink to={`/communities/${encodeURIComponent(community.id)}`}>{name}</BackLink>}
      />
      <BinTagsTab community={community} />
    </>
  );
}
