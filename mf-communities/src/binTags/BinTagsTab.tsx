import { IconQrcode } from '@tabler/icons-react';
import { useCustomer } from 'shared-lib/data';
import type { Community } from 'shared-lib/domain';
import { useTexts } from 'shared-lib/i18n';
import { Card, LiveContent, StatePanel } from 'shared-lib/ui';
import { PrintLabels } from '../labels/PrintLabels.tsx';
import { BinTagsTable } from './BinTagsTable.tsx';
import styles from './BinTagsTab.module.css';
import { useBinTagRows } from './useBinTagRows.ts';

/** The QR stickers at a community's doors. */
export function BinTagsTab({ community }: { community: Community }) {
  const { t } = useTexts('mf-communities');
  const live = useBinTagRows(community.id);
  const customer = useCustomer();
  const businessSlug = customer.status === 'ready' ? customer.data?.businessSlug : null;
  const publicPage =
    businessSlug && community.slug
      ? `/${encodeURIComponent(businessSlug)}/${encodeURIComponent(community.slug)}`
      : null;
  return (
    <Card flush>
      <LiveContent live={live}>
        {({ rows, source }) =>
          rows.length === 0 ? (
            <StatePanel icon={<IconQrcode size={32} />} title={t('binTags.empty.title')}>
              {t('binTags.empty.text')}
            </StatePanel>
          ) : (
            <>
              <div className={styles.actions}>
                <PrintLabels communityId={community.id} kind="bintags" />
              </div>
              <BinTagsTable
                rows={rows}
                source={source}
                publicPage={publicPage}
                timeZone={community.timezone}
              />
            </>
          )
        }
      </LiveContent>
    </Card>
  );
}
