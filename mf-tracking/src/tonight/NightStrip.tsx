import { meanings } from './meanings.ts';
import type { TonightShift } from './tonightOf.ts';
import styles from './NightStrip.module.css';

/** The whole night at a glance, a cell for each shift in the list's order. The summary says the same in words. */
export function NightStrip({ shifts }: { shifts: readonly TonightShift[] }) {
  // With hundreds of shifts, the cells and the gaps between them get thinner, so that the strip never overflows.
  const gap = `min(3px, ${25 / shifts.length}%)`;
  return (
    <div className={styles.strip} style={{ gap }} aria-hidden>
      {shifts.map(({ communityId, standing: { state } }) => (
        <span key={communityId} className={styles.cell} data-meaning={meanings[state]} data-state={state} />
      ))}
    </div>
  );
}
