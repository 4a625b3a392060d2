import { Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './StatCard.module.css';

export interface StatCardProps {
  label: string;
  /** The figure; null while loading. */
  value: ReactNode | null;
  /** What the figure compares to, such as "of 13 on your plan". */
  detail?: ReactNode;
  icon: ReactNode;
  /** The page with the list the figure counts. */
  to: string;
}

/** A dashboard figure that links to the list it counts. */
export function StatCard({ label, value, detail, icon, to }: StatCardProps) {
  return (
    <Link to={to} className={styles.card}>
      <span className={styles.label}>
        <span className={styles.icon} aria-hidden>
          {icon}
        </span>
        {label}
      </span>
      <span className={styles.value}>{value ?? <Skeleton height={32} width={56} />}</span>
      <span className={`vh-soft vh-digits ${styles.detail}`}>{detail}</span>
    </Link>
  );
}
