import { hasUsageStatistics } from 'shared-lib/data';
import { LazyContent, lazyPart } from 'shared-lib/ui';
import { useEffect, useState } from 'react';
import { whenIdle } from '../startup/whenIdle.ts';

const statistics = lazyPart(
  'The usage statistics',
  async () => (await import(/* webpackChunkName: "usage-statistics" */ './UsageStatistics.tsx')).default,
);

interface StatisticsHostProps {
  /** The route patterns of the pages in this frame. */
  pages: readonly string[];
}

/**
 * Asks for consent to usage statistics, and counts page views. Without a measurement id, its code is never
 * loaded; otherwise it loads when the browser is idle.
 */
export function StatisticsHost({ pages }: StatisticsHostProps) {
  const [isWanted, setWanted] = useState(false);
  useEffect(() => (hasUsageStatistics() ? whenIdle(() => setWanted(true)) : undefined), []);
  return (
    <LazyContent part={statistics} isWanted={isWanted} onFailed={() => {}}>
      {(UsageStatistics) => <UsageStatistics pages={pages} />}
    </LazyContent>
  );
}
