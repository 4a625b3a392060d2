import type { ReactNode } from 'react';
import styles from './StatusBadge.module.css';

/** The four meanings that a colour may have, and none. */
export type Meaning = 'good' | 'watch' | 'bad' | 'info' | 'neutral';

/** A small badge for a state; the word says it, the colour repeats it. */
export function StatusBadge({ meaning, children }: { meaning: Meaning; children: ReactNode }) {
  return (
    <span className={styles.badge} data-meaning={meaning}>
      {children}
    </span>
  );
}
