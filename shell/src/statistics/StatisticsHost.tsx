import { hasUsageStatistics } from 'shared-lib/data';
import { LazyContent, lazyPart } from 'shared-lib/ui';
import { useEffect, useState } from 'react';
import { whenIdle } from '../startup/whenIdle.ts';

const statistics = lazyPart(
  'The usage statistics',
  async () => (await import(/* webpackChunkName: "usage-statistics" */ './UsageStatistics.tsx')).default,
);

interface StatisticsHostProps {
  /** The patterns of the pages that stand in this frame. */
  pages: readonly string[];
}

/**
 * Where a person is asked whether pages may be counted, and where they are. Without a measurement id none of its code is fetched; with
 * one it comes when the browser rests.
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
