import { IconAlertTriangle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'shared-lib/router';
import styles from './Notice.module.css';

interface NoticeProps {
  title: string;
  children: ReactNode;
  /** Where one can do something about it. */
  to: string;
  action: string;
}

/** What stands in the way of adding a community, or will be so for good, and what to do about it. */
export function Notice({ title, children, to, action }: NoticeProps) {
  return (
    <div role="status" className={styles.notice}>
      <IconAlertTriangle size={20} className={styles.icon} aria-hidden />
      <div className={styles.words}>
        <strong>{title}</strong>
        <p className={styles.text}>{children}</p>
        <Link to={to} className={styles.link}>
          {action}
        </Link>
      </div>
    </div>
  );
}
