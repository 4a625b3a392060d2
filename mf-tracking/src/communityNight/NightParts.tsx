import type { ReactNode } from 'react';
import styles from './communityNight.module.css';

/** The cards of one night, stacked. */
export function NightParts({ children }: { children: ReactNode }) {
  return <div className="vh-grid">{children}</div>;
}

interface NightHeadProps {
  /** The night's summary, in a sentence with a bold figure. */
  said: ReactNode;
  /** For each state, an item with its count; they filter the content below. */
  states: ReactNode;
  /** Names the states to a screen reader. */
  label?: string;
}

/** A summary of a night, above its checkpoints or doors. */
export function NightHead({ said, states, label }: NightHeadProps) {
  return (
    <div className={`vh-spread ${styles.head}`}>
      <p className={styles.said} role="status">
        {said}
      </p>
      <ul className={`vh-list ${styles.states}`} aria-label={label}>
        {states}
      </ul>
    </div>
  );
}
