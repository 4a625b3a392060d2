import { IconArrowLeft, IconQrcode } from '@tabler/icons-react';
import { useCustomer } from 'shared-lib/data';
import { unknownProperty, type Community } from 'shared-lib/domain';
import { useTexts } from 'shared-lib/i18n';
import { Link, useParams } from 'shared-lib/router';
import { Card, LiveContent, PageHeader, StatePanel } from 'shared-lib/ui';
import { CommunityAt } from '../place/CommunityAt.tsx';
import { BinTagsTable } from './BinTagsTable.tsx';
import { useBinTagRows } from './useBinTagRows.ts';
import styles from './BinTagsPage.module.css';

/** `/communities/{communityName}/bintags`: the QR stickers at a community's doors. */
export default function BinTagsPage() {
  const { communityName = '' } = useParams();
  return <CommunityAt name={communityName}>{(community) => <BinTags community={community} />}</CommunityAt>;
}

function BinTags({ community }: { community: Community }) {
  const { t } = useTexts('mf-communities');
  const live = useBinTagRows(community.id);
  const customer = useCustomer();
  const businessSlug = customer.status === 'ready' ? customer.data?.businessSlug : null;
  const name = community.propertyName || unknownProperty;
  const publicPage =
    businessSlug && community.slug
      ? `/${encodeURIComponent(businessSlug)}/${encodeURIComponent(community.slug)}`
      : null;
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
      <Card flush>
        <LiveContent live={live}>
          {({ rows, source }) =>
            rows.length === 0 ? (
              <StatePanel icon={<IconQrcode size={32} />} title={t('binTags.empty.title')}>
                {t('binTags.empty.text')}
              </StatePanel>
            ) : (
              <BinTagsTable
                rows={rows}
                source={source}
                publicPage={publicPage}
                timeZone={community.timezone}
              />
            )
          }
        </LiveContent>
      </Card>
    </>
  );
}
