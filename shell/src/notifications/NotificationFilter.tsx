import { useTexts } from 'shared-lib/i18n';
import type { NotificationFilter as Filter } from 'shared-lib/data/notifications';
import { Link } from 'react-router-dom';
import styles from './NotificationFilter.module.css';
import { writeView } from './notificationAddress.ts';

const filters: readonly Filter[] = ['all', 'unread'];

/** All or unread, as links, because the filter is part of the address. */
export function NotificationFilter({ current }: { current: Filter }) {
  const { t } = useTexts('notifications');
  return (
    <nav aria-label={t('filter.label')} className={styles.filter}>
      {filters.map((filter) => (
        <Link
          key={filter}
          to={{ search: new URLSearchParams(writeView({ filter, open: null })).toString() }}
          className={styles.choice}
          aria-current={filter === current || undefined}
        >
          {t(`filter.${filter}`)}
        </Link>
      ))}
    </nav>
  );
}
