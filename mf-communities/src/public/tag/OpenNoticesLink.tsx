import { IconAlertTriangle } from '@tabler/icons-react';
import type { RefObject } from 'react';
import type { DoorNotice } from 'shared-lib/domain';
import { useTexts } from 'shared-lib/i18n';
import styles from './OpenNoticesLink.module.css';

interface NoticesAheadProps {
  notices: readonly DoorNotice[];
  /** Ref to the list of notices. */
  place: RefObject<HTMLElement | null>;
}

/**
 * Announces the door's open notices above everything else, with a link to them below the night; nothing if
 * there are none.
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
