import type { ReactNode } from 'react';
import styles from './Notice.module.css';

interface NoticeProps {
  meaning: 'watch' | 'bad';
  icon: ReactNode;
  /** What is so, in words. */
  children: ReactNode;
  /** The next steps. */
  actions?: ReactNode;
  /** On which side it keeps away from the rest of the page. */
  space: 'above' | 'below';
  /** `status` for what may come while the page is open, so that a screen reader says it. */
  role?: 'status';
}

/** Something about a page's subject that waits for someone: an icon, a sentence, and the next steps. */
export function Notice({ meaning, icon, children, actions, space, role }: NoticeProps) {
  return (
    <div className={styles.notice} data-meaning={meaning} data-space={space} role={role}>
      <span className={styles.icon} aria-hidden>
        {icon}
      </span>
      <p className={styles.words}>{children}</p>
      {actions}
    </div>
  );
}
