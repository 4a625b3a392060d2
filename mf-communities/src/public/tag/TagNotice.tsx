import { IconAlertTriangle } from '@tabler/icons-react';
import type { RefObject } from 'react';
import { useCode, useVisitor } from 'shared-lib/data/public';
import type { DoorNotice } from 'shared-lib/domain';
import { useTexts } from 'shared-lib/i18n';
import { LazySection, lazyPart } from 'shared-lib/ui/public';
import type { PublicAddress } from '../publicAddress.ts';
import { tagStateOf } from './tagStateOf.ts';
import styles from './TagNotice.module.css';

const ownTag = lazyPart(
  'The staff link to the bin tag',
  async () => (await import('../own/OwnTag.tsx')).OwnTag,
);

interface TagNoticeProps {
  bintagId: string;
  address: PublicAddress;
}

/** Shows the status of a bin tag that is not, or no longer, in use; renders nothing for one at a door. */
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
            {visitor && state !== 'unknown' && (
              <LazySection part={ownTag}>
                {(OwnTag) => <OwnTag bintagId={bintagId} address={address} />}
              </LazySection>
            )}
          </div>
        </div>
      )}
    </div>
  );
}

interface NoticesAheadProps {
  notices: readonly DoorNotice[];
  /** Ref to the list of notices. */
  place: RefObject<HTMLElement | null>;
}

/**
 * Announces the door's open notices above everything else, with a link to them below the night; renders
 * nothing if there are none.
 */
export function OpenNoticesLink({ notices, place }: NoticesAheadProps) {
  const { t } = useTexts('mf-communities');
  if (notices.length === 0) return null;
  const lead = () => {
    place.current?.scrollIntoView();
    place.current?.focus({ preventScroll: true });
  };
  return (
    <button type="button" className={styles.ahead} onClick={lead}>
      <IconAlertTriangle size={20} aria-hidden />
      {t('door.notices.ahead', { count: notices.length })}
    </button>
  );
}
