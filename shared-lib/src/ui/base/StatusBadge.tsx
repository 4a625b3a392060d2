import type { ReactNode } from 'react';
import styles from './StatusBadge.module.css';

/** The meanings of colors. */
export type Meaning = 'good' | 'watch' | 'bad' | 'info' | 'neutral';

/** A small status badge. The text carries the meaning; the color repeats it. */
export function StatusBadge({ meaning, children }: { meaning: Meaning; children: ReactNode }) {
  return (
    <span className={styles.badge} data-meaning={meaning}>
      {children}
    </span>
  );
}
