import type { ReactNode } from 'react';
import styles from './NightParts.module.css';

/** The cards of one night, one below the other. */
export function NightParts({ children }: { children: ReactNode }) {
  return <div className="vh-grid">{children}</div>;
}

interface NightHeadProps {
  /** What the night comes to, in a sentence whose figure is strong. */
  said: ReactNode;
  /** Of each state, an item with how many are in it; they narrow what is below. */
  states: ReactNode;
  /** Names the states to a screen reader. */
  label?: string;
}

/** How a night went, above its check points or doors. */
export function NightHead({ said, states, label }: NightHeadProps) {
  return (
    <div className={styles.head}>
      <p className={styles.said} role="status">
        {said}
      </p>
      <ul className={styles.states} aria-label={label}>
        {states}
      </ul>
    </div>
  );
}
