import { useMemo, useState } from 'react';
import type { Meaning } from 'shared-lib/ui/dashboard';
import { roundRisk, type RoundRisk } from 'mf-tracking/domain';
import type { BoardRow } from './boardRow.ts';
import { createRowMemo } from './createRowMemo.ts';
import { meanings } from './meanings.ts';

/** A shift, and how long it can wait. */
export type RatedRow = BoardRow & RoundRisk;

/**
 * Rates shifts by the time that is left to finish them. Not part of `boardOf`, because the first dashboard doesn't
 * need it.
 * @param now epoch milliseconds
 */
export const rateRows = (rows: readonly BoardRow[], now: number): RatedRow[] =>
  rows.map((row) => {
    const doorsDone = row.doorsServiced + row.doorsSkipped;
    return { ...row, ...roundRisk({ ...row, doorsDone }, now) };
  });

/** The same, live. Unchanged rows stay the same objects. */
export function useRatedRows(rows: readonly BoardRow[], now: number): readonly RatedRow[] {
  const [keep] = useState(() => createRowMemo<RatedRow>(({ communityId }) => communityId));
  return useMemo(() => keep(rateRows(rows, now)), [keep, rows, now]);
}

/** The badge color of a shift: by its severity, or by its state if there is nothing to do. */
export const meaningOf = ({ state, severity }: Pick<RatedRow, 'state' | 'severity'>): Meaning =>
  severity === 'good' ? meanings[state] : severity;
