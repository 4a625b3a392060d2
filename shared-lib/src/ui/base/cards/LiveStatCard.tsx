import type { ReactNode } from 'react';
import type { LiveResult } from '../../../data/live.ts';
import { currentLanguage } from '../../../i18n/index.ts';
import { StatCard, type StatCardProps } from './StatCard.tsx';

interface LiveStatCardProps<Data> extends Pick<StatCardProps, 'label' | 'icon' | 'to'> {
  live: LiveResult<Data>;
  /** Shown if the figure couldn't be loaded. */
  failed: string;
  /** The figure and what it compares to. */
  figure: (data: Data) => { value: number | string; detail: ReactNode };
}

/** A live figure on the dashboard. */
export function LiveStatCard<Data>({ live, failed, figure, ...card }: LiveStatCardProps<Data>) {
  if (live.status === 'loading') return <StatCard {...card} value={null} />;
  if (live.status === 'failed') return <StatCard {...card} value="–" detail={failed} />;
  const { value, detail } = figure(live.data);
  return <StatCard {...card} value={value.toLocaleString(currentLanguage())} detail={detail} />;
}
