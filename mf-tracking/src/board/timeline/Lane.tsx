import type { CSSProperties } from 'react';
import type { RatedRow } from '../night/ratedRows.ts';
import styles from './Lane.module.css';
import { percent, shareOf } from './places.ts';
import { useShownTimeline } from './TimelineContext.ts';

interface LaneProps {
  /** The row's key. */
  of: string;
  severity: RatedRow['severity'];
}

/** A row's night: the planned window, the wait and the work, with the share of doors that are served. */
export function Lane({ of, severity }: LaneProps) {
  const shown = useShownTimeline();
  if (shown === null) return null;
  const { timeline, describe } = shown;
  const label = describe(of);
  const present = shareOf(timeline.now, timeline);
  return (
    <span role="img" aria-label={label} title={label} className={styles.lane} style={hoursOf(timeline)}>
      {timeline.bars.get(of)?.map((bar) => (
        <span
          key={`${bar.kind} ${bar.communityId} ${bar.start}`}
          className={styles.bar}
          data-kind={bar.kind}
          data-severity={severity}
          data-open={bar.isOpen || undefined}
          data-cut={
            [bar.isCutAtStart && 'start', bar.isCutAtEnd && 'end'].filter(Boolean).join(' ') || undefined
          }
          style={
            {
              left: percent(bar.start),
              width: percent(bar.width),
              '--served': percent(bar.served),
            } as CSSProperties
          }
        />
      ))}
      {present !== null && <span className={styles.now} style={{ left: percent(present) }} />}
    </span>
  );
}

/** The lines behind the bars, one per tick. */
const hoursOf = ({ ticks }: { ticks: readonly number[] }) =>
  ({ '--hour': percent(1 / ticks.length) }) as CSSProperties;
