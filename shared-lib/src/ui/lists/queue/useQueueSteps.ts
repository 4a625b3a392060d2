import { useEffect, useRef } from 'react';
import { useSteps } from '../../overlays/drawer/useSteps.ts';
import type { PanelState } from '../PanelTable.tsx';
import type { ListedRecord, Row } from '../records/row.ts';
import { waitingAround } from './waitingAround.ts';

/** What the queue waits for while further rows are on their way, and how many there were. */
interface Expected {
  readonly what: 'next' | 'waiting';
  readonly rowCount: number;
}

interface QueueProps<T extends ListedRecord> extends Pick<PanelState<Row<T>>, 'rows' | 'openKey' | 'onStep'> {
  /** Brings further rows; null where these are all. */
  readonly onMore: (() => void) | null;
}

/**
 * Steps through the records of a list in its panel. Past the end it brings further rows and goes on once they have come.
 * @param waits whether a record still is to be worked off
 * @param onAllDone is told when none is
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
  /** The next record that waits: after one, else from the beginning. */
  const waitingAfter = (id: string): string | undefined => {
    const others = (record: T) => record.id !== id && waits(record);
    return waitingAround(rows, id, others).next ?? waitingAround(rows, null, others).next ?? undefined;
  };

  // Further rows may have come with any rendering. Where they hold nothing to step to, nobody is taken there later.
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
    /** Shows the next record that waits; past the end of the list, once further ones have come. */
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
