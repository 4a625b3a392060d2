import type { ReactNode } from 'react';
import styles from './StatePanel.module.css';

interface StatePanelProps {
  icon: ReactNode;
  title: string;
  children?: ReactNode;
  action?: ReactNode;
  /** `alert` for what went wrong, so that a screen reader says it at once. */
  role?: 'alert' | 'status';
  /** Whether the title is the page's heading, for a panel that is the whole page. */
  heading?: boolean;
}

/** What stands in place of content that is empty or failed: one icon, one sentence, the next action. */
export function StatePanel({
  icon,
  title,
  children,
  action,
  role = 'status',
  heading = false,
}: StatePanelProps) {
  const Title = heading ? 'h1' : 'p';
  return (
    <div className={styles.panel} role={role}>
      <span className={styles.icon} aria-hidden>
        {icon}
      </span>
      <Title className={styles.title}>{title}</Title>
      {children !== undefined && <div className={styles.text}>{children}</div>}
      {action !== undefined && <div className={styles.action}>{action}</div>}
    </div>
  );
}
