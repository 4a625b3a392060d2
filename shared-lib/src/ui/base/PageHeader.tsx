import type { ReactNode } from 'react';
import styles from './PageHeader.module.css';

interface PageHeaderProps {
  title: string;
  /** One sentence or figure with the status of the page's content. */
  summary?: ReactNode;
  action?: ReactNode;
}

/** A page's header: title, status, and the primary action on the right. */
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
