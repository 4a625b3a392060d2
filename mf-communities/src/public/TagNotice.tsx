import { IconAlertTriangle } from '@tabler/icons-react';
import { useCode, useCustomer, useVisitor } from 'shared-lib/data';
import { useTexts } from 'shared-lib/i18n';
import { Link } from 'shared-lib/router';
import type { PublicAddress } from './publicAddress.ts';
import { tagStateOf } from './tagStateOf.ts';
import styles from './TagNotice.module.css';

interface TagNoticeProps {
  bintagId: string;
  address: PublicAddress;
}

/** Says of a bin tag that is not in use, or not any more, how it stands; nothing of one that is at a door. */
export function TagNotice({ bintagId, address }: TagNoticeProps) {
  const { t } = useTexts('mf-communities');
  const live = useCode(bintagId);
  const visitor = useVisitor();
  const state = live.status === 'ready' ? tagStateOf(live.data) : 'assigned';
  return (
    <div role="status" className={styles.status}>
      {state !== 'assigned' && (
        <div className={styles.notice}>
          <IconAlertTriangle size={20} aria-hidden />
          <div>
            <p className={styles.title}>{t(`public.code.tag.${state}`)}</p>
            <p>{t(`public.code.tagHelp.${state}`)}</p>
            {visitor && state !== 'unknown' && <OwnTag bintagId={bintagId} address={address} />}
          </div>
        </div>
      )}
    </div>
  );
}

/** The way to the tag, for those who run the business. */
function OwnTag({ bintagId, address }: TagNoticeProps) {
  const { t } = useTexts('mf-communities');
  const customer = useCustomer();
  if (customer.status !== 'ready' || customer.data?.businessSlug !== address.businessSlug) return null;
  return (
    <p>
      <Link to={`/communities/${address.communitySlug}?tab=bintags&tag=${encodeURIComponent(bintagId)}`}>
        {t('public.code.manage')}
      </Link>
    </p>
  );
}
