import { useEffect, useState } from 'react';
import type { PayNights, PeriodProgress } from 'mf-tracking/domain';
import { reckonPayProgress } from '../../data/clockCallables.ts';

/** Progress by a period's first night: null for one that can't be computed, nothing while loading or not asked about. */
export type ProgressByPeriod = ReadonlyMap<string, PeriodProgress | null>;

/** Fetches the progress of pay periods that aren't locked, each time the screen is opened. */
export function usePayProgress(periods: readonly PayNights[]): ProgressByPeriod {
  const [progress, setProgress] = useState<ProgressByPeriod>(new Map());
  const question = JSON.stringify(periods);
  useEffect(() => {
    const asked = JSON.parse(question) as PayNights[];
    if (asked.length === 0) return;
    let isWanted = true;
    void reckonPayProgress(asked, true).then((result) => {
      if (!isWanted) return;
      const answers = result.ok ? result.value.periods : [];
      const found = asked.map(({ from }, index) => [from, answers[index] ?? null] as const);
      setProgress((known) => new Map([...known, ...found]));
    });
    return () => {
      isWanted = false;
    };
  }, [question]);
  return progress;
}
