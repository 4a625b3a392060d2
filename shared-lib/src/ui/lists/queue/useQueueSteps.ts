import { useEffect, useRef } from 'react';
import { useSteps } from '../../overlays/drawer/useSteps.ts';
import type { PanelState } from '../PanelTable.tsx';
import type { ListedRecord, Row } from '../records/row.ts';
import { adjacentPending } from './adjacentPending.ts';

/** The step to take once more rows have loaded, and the previous number of rows. */
interface Expected {
  readonly what: 'next' | 'waiting';
  readonly rowCount: number;
}

interface QueueProps<T extends ListedRecord> extends Pick<PanelState<Row<T>>, 'rows' | 'openKey' | 'onStep'> {
  /** Loads more rows; null if these are all. */
  readonly onMore: (() => void) | null;
}

/**
 * Steps through a list's records in its panel. At the end, loads more rows and continues once they have
 * arrived.
 * @param waits whether a record still needs to be handled
 * @param onAllDone called when none does
 */
export function useQueueSteps<T extends ListedRecord>(
  { rows, openKey, onStep, onMore }: QueueProps<T>,
  waits: (record: T) => boolean,
  onAllDone: () => void,
) {
  const { previous, next } = useSteps(
    rows.map(({ record }) => record.id),
    openKey,
  );
  const expected = useRef<Expected | null>(null);
  /** The next waiting record after one, wrapping to the start. */
  const waitingAfter = (id: string): string | undefined => {
    const others = (record: T) => record.id !== id && waits(record);
    return adjacentPending(rows, id, others).next ?? adjacentPending(rows, null, others).next ?? undefined;
  };

  // More rows may arrive in any render. If they have nothing to step to, stop waiting, so no one is moved
  // unexpectedly later.
  useEffect(() => {
    if (expected.current === null || openKey === null) return;
    const { what, rowCount } = expected.current;
    const to = what === 'next' ? next : waitingAfter(openKey);
    if (to === undefined && onMore !== null && rows.length <= rowCount) return;
    expected.current = null;
    if (to !== undefined) onStep(to);
  });

  const waitFor = (what: Expected['what']) => {
    expected.current = { what, rowCount: rows.length };
    onMore?.();
  };

  return {
    /** Goes to the next waiting record; at the end of the list, once more have loaded. */
    goOn: (id: string) => {
      const to = waitingAfter(id);
      if (to !== undefined) onStep(to);
      else if (onMore) waitFor('waiting');
      else onAllDone();
    },
    onPrevious: previous === undefined ? null : () => onStep(previous),
    onNext: next !== undefined ? () => onStep(next) : onMore && (() => waitFor('next')),
  };
}
