import type { Column } from './column.ts';

type Sized = Pick<Column<never>, 'id' | 'track' | 'phone'>;

/** How a table's columns share its width. */
export interface Tracks {
  /** As a CSS grid template. */
  readonly all: string;
  /** The same for a narrow table, without the columns in `dropped`. */
  readonly narrow: string;
  /** Ids of columns that don't fit a narrow table. */
  readonly dropped: ReadonlySet<string>;
}

/** Typical table width in pixels just before rows become cards. */
const usualTable = 770;

/** Pixels between columns, and outside the first and last combined. */
const gap = 20;
const beside = 40;

/** Minimum readable widths in pixels, of a row's name and of other text. */
const leastName = 160;
const leastText = 84;

/** Width of the selection checkbox in pixels. */
const chooser = 20;

const trackOf = ({ track = 'minmax(0, 1fr)' }: Sized): string => track;

const leastOf = (column: Sized): number => {
  const given = Number(/^(?:minmax\()?(\d+)px/.exec(trackOf(column))?.[1] ?? 0);
  if (given > 0) return given;
  return column.phone === 'first' ? leastName : leastText;
};

/**
 * Distributes a table's width among its columns. A narrow table drops columns that are hidden on phones, last
 * ones first, until the others are readable.
 * @param columns the visible ones
 * @param isChosen whether rows are selectable
 */
export const tracksOf = (columns: readonly Sized[], isChosen: boolean): Tracks => {
  const first = isChosen ? [`${chooser}px`] : [];
  const dropped = new Set<string>();
  let min = columns.reduce((sum, column) => sum + leastOf(column) + gap, beside - gap);
  if (isChosen) min += chooser + gap;
  for (const column of columns.toReversed()) {
    if (min <= usualTable) break;
    if (column.phone !== 'hidden') continue;
    dropped.add(column.id);
    min -= leastOf(column) + gap;
  }
  const kept = columns.filter(({ id }) => !dropped.has(id));
  const template = (list: readonly Sized[]) => [...first, ...list.map(trackOf)].join(' ');
  return { all: template(columns), narrow: template(kept), dropped };
};
