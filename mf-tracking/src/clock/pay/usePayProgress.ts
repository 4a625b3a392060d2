import { useEffect, useState } from 'react';
import type { PayNights, PeriodProgress } from 'mf-tracking/domain';
import { reckonPayProgress } from '../../data/clockCallables.ts';

/** Progress by a period's first night; null for one that can't be computed. Absent while loading, and for other periods. */
export type ProgressByPeriod = ReadonlyMap<string, PeriodProgress | null>;

const none: ProgressByPeriod = new Map();

/** Fetches how far pay periods have come that aren't locked, each time the screen is opened. */
export function usePayProgress(periods: readonly PayNights[]): ProgressByPeriod {
  const [progress, setProgress] = useState(none);
  const question = JSON.stringify(periods);
  useEffect(() => {
    const asked = JSON.parse(question) as PayNights[];
    if (asked.length === 0) return;
    let isWanted = true;
    void reckonPayProgress(asked).then((result) => {
      if (!isWanted) return;
      const found = result.ok ? result.value.periods : [];
      setProgress(new Map(asked.map(({ from }, index) => [from, found[index] ?? null])));
    });
    return () => {
      isWanted = false;
    };
  }, [question]);
  return progress;
}
