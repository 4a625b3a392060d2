import { IconAlertTriangle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'shared-lib/router';
import styles from './Notice.module.css';

interface NoticeProps {
  title: string;
  children: ReactNode;
  /** An action that helps, unless the text has one. */
  link?: { to: string; label: string };
}

/** An obstacle to adding a community, or a permanent consequence, and what to do about it. */
export function Notice({ title, children, link }: NoticeProps) {
  return (
    <div role="status" className={styles.notice}>
      <IconAlertTriangle size={20} className={styles.icon} aria-hidden />
      <div className={styles.words}>
        <strong>{title}</strong>
        <div className={styles.text}>{children}</div>
        {link && (
          <Link to={link.to} className="vh-strong-link">
            {link.label}
          </Link>
        )}
      </div>
    </div>
  );
}
