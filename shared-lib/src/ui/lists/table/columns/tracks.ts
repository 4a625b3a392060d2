import type { Column } from './column.ts';

type Sized = Pick<Column<never>, 'id' | 'track' | 'phone'>;

/** How the columns of a table share its width. */
export interface Tracks {
  /** As a CSS grid template. */
  readonly all: string;
  /** The same while the table is narrow: without the columns in `dropped`. */
  readonly narrow: string;
  /** The ids of columns that a narrow table has no room for. */
  readonly dropped: ReadonlySet<string>;
}

/** Pixels that a table is likely to have where its rows are not cards yet. */
const usualTable = 770;

/** Pixels between two columns, and beside the first and the last together. */
const gap = 20;
const beside = 40;

/** Pixels in which the name of a row can still be read, and so can another text. */
const leastName = 160;
const leastText = 84;

/** Pixels of the box by which a row is chosen. */
const chooser = 20;

const trackOf = ({ track = 'minmax(0, 1fr)' }: Sized): string => track;

const leastOf = (column: Sized): number => {
  const given = Number(/^(?:minmax\()?(\d+)px/.exec(trackOf(column))?.[1] ?? 0);
  if (given > 0) return given;
  return column.phone === 'first' ? leastName : leastText;
};

/**
 * How the columns of a table share its width. A narrow table leaves out columns that a phone leaves out too, the last ones first, until the
 * others can be read.
 * @param columns those that are shown
 * @param isChosen whether rows can be chosen
 */
export const tracksOf = (columns: readonly Sized[], isChosen: boolean): Tracks => {
  const first = isChosen ? [`${chooser}px`] : [];
  const dropped = new Set<string>();
  let least = columns.reduce((sum, column) => sum + leastOf(column) + gap, beside - gap);
  if (isChosen) least += chooser + gap;
  for (const column of columns.toReversed()) {
    if (least <= usualTable) break;
    if (column.phone !== 'hidden') continue;
    dropped.add(column.id);
    least -= leastOf(column) + gap;
  }
  const kept = columns.filter(({ id }) => !dropped.has(id));
  const template = (list: readonly Sized[]) => [...first, ...list.map(trackOf)].join(' ');
  return { all: template(columns), narrow: template(kept), dropped };
};
