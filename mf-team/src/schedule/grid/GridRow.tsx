import type { ReactNode } from 'react';
import type { RowPlacement } from './ScheduleGrid.tsx';
import styles from './ScheduleGrid.module.css';

interface GridRowProps extends Pick<RowPlacement, 'index' | 'top'> {
  heading: ReactNode;
  /** The whole of a heading that may not have room. */
  headingTitle?: string;
  className?: string | undefined;
  /** Its cells. */
  children: ReactNode;
}

/** A row of a schedule. */
export function GridRow({ index, top, heading, headingTitle, className = '', children }: GridRowProps) {
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      className={`${styles.row} ${className}`}
      style={top === undefined ? undefined : { position: 'absolute', top }}
    >
      <div role="rowheader" className={styles.heading} title={headingTitle}>
        {heading}
      </div>
      {children}
    </div>
  );
}
