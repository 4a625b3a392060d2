import { memo } from 'react';
import type { BoardRow } from '../night/boardRow.ts';
import { meanings } from '../night/meanings.ts';
import styles from './NightStrip.module.css';

interface NightStripProps {
  /** A list that stays the same object while nothing in it changes. */
  rows: readonly Pick<BoardRow, 'communityId' | 'state'>[];
}

/**
 * The whole night at a glance, a cell for each shift in the board's order. The summary gives the same
 * information as text.
 */
export const NightStrip = memo(function NightStrip({ rows }: NightStripProps) {
  return (
    <div className={styles.strip} aria-hidden>
      {rows.map(({ communityId, state }) => (
        <span key={communityId} className={styles.cell} data-meaning={meanings[state]} data-state={state} />
      ))}
    </div>
  );
});
