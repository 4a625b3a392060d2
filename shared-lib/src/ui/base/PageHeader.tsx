import type { ReactNode } from 'react';
import styles from './PageHeader.module.css';

interface PageHeaderProps {
  title: string;
  /** One sentence or figure that says the state of what the page shows. */
  summary?: ReactNode;
  /** The primary action. */
  action?: ReactNode;
}

/** The head of every page: title, state, and the primary action at the right. */
export function PageHeader({ title, summary, action }: PageHeaderProps) {
  return (
    <header className={styles.header}>
      <div>
        <h1 className={styles.title}>{title}</h1>
        {summary !== undefined && <p className={styles.summary}>{summary}</p>}
      </div>
      {action}
    </header>
  );
}
