import { IconAlertTriangle } from '@tabler/icons-react';
import type { RefObject } from 'react';
import type { DoorNotice } from 'shared-lib/domain';
import { useTexts } from 'shared-lib/i18n';
import styles from './NoticesAhead.module.css';

interface NoticesAheadProps {
  notices: readonly DoorNotice[];
  /** Where they stand. */
  place: RefObject<HTMLElement | null>;
}

/** Says above all else that the door has open notices, and leads to them, which stand below the night; nothing where there are none. */
export function NoticesAhead({ notices, place }: NoticesAheadProps) {
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
