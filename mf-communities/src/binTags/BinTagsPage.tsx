import { IconArrowLeft } from '@tabler/icons-react';
import { unknownProperty, type Community } from 'shared-lib/domain';
import { useTexts } from 'shared-lib/i18n';
import { Link, useParams } from 'shared-lib/router';
import { PageHeader } from 'shared-lib/ui';
import { CommunityAt } from '../place/CommunityAt.tsx';
import { BinTagsTab } from './BinTagsTab.tsx';
import styles from './BinTagsPage.module.css';

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
        summary={
          <Link to={`/communities/${encodeURIComponent(community.id)}`} className={styles.back} title={name}>
            <IconArrowLeft size={18} aria-hidden />
            <span dir="auto">{name}</span>
          </Link>
        }
      />
      <BinTagsTab community={community} />
    </>
  );
}
