import type { HTMLAttributes, ReactNode } from 'react';
import styles from './ScheduleGrid.module.css';
import type { RowPlacement } from './ScheduleGrid.tsx';

interface GridRowProps extends Pick<RowPlacement, 'index' | 'top'> {
  heading: ReactNode;
  /** The full text of a heading that may be cut off. */
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

interface GridCellProps extends HTMLAttributes<HTMLElement> {
  /** The row's index in the grid, from 0. */
  row: number;
  column: number;
  /** Whether the Tab key stops here. */
  tabbable: boolean;
  isTonight: boolean;
  /** Whether there is something to open. */
  opens: boolean;
  /** A class that composes the frame's `cell`, so that a grid's rules come after the frame's. */
  className: string | undefined;
  children: ReactNode;
  [data: `data-${string}`]: string | boolean | undefined;
}

/** A day in a row of a schedule. */
export function GridCell({ row, column, tabbable, isTonight, opens, children, ...rest }: GridCellProps) {
  return (
    <div
      role="gridcell"
      aria-colindex={column + 2}
      aria-haspopup={opens ? 'dialog' : undefined}
      tabIndex={tabbable ? 0 : -1}
      data-row={row}
      data-column={column}
      data-tonight={isTonight || undefined}
      {...rest}
    >
      {children}
    </div>
  );
}
