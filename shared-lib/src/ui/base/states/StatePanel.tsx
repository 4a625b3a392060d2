import type { ReactNode } from 'react';
import styles from './StatePanel.module.css';

interface StatePanelProps {
  icon: ReactNode;
  title: string;
  children?: ReactNode;
  action?: ReactNode;
  /** `alert` for errors, so screen readers announce them immediately. */
  role?: 'alert' | 'status';
  /** Whether the title is the page's heading, for a panel that is the whole page. */
  heading?: boolean;
}

/** Shown instead of empty or failed content: an icon, a sentence and the next action. */
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
      <Title className="vh-large-title">{title}</Title>
      {children !== undefined && <div className={styles.text}>{children}</div>}
      {action !== undefined && <div className={styles.action}>{action}</div>}
    </div>
  );
}
