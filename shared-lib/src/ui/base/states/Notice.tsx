import type { ReactNode } from 'react';
import styles from './Notice.module.css';

interface NoticeProps {
  meaning: 'watch' | 'bad';
  icon: ReactNode;
  /** The message. */
  children: ReactNode;
  /** The next actions. */
  actions?: ReactNode;
  /** The side with a margin. */
  space?: 'above' | 'below';
  /** `status` if it can appear later, so screen readers announce it. */
  role?: 'status';
}

/** A notice about the page's subject that needs attention: an icon, a sentence and the next actions. */
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
