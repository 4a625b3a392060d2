import type { Fact } from '../../overlays/drawer/FactList.tsx';
import type { Column } from '../table/columns/column.ts';
import type { Row } from './row.ts';

type Changes<T> = Partial<Column<Row<T>>>;

/** The columns that the lists of all areas are made of. `more` changes what is said here of one. */
export interface SharedColumns<T> {
  /** The community, as the list's first cell or further on. */
  community: (phone: 'first' | 'below' | 'hidden', more?: Changes<T>) => Column<Row<T>>;
  /** Who did it; as the list's first cell with where. */
  member: (phone: 'first' | 'below' | 'hidden', more?: Changes<T>) => Column<Row<T>>;
  /** The night that a record is of. */
  night: (nightOf: (record: T) => string, more?: Changes<T>) => Column<Row<T>>;
  /** Where a record stands, in a word and its colour. */
  status: () => Column<Row<T>>;
  /** A name with what tells it from others, as the list's first cell. */
  name: (
    id: string,
    header: string,
    nameOf: (row: Row<T>) => string,
    more?: Changes<T> & { detailOf?: (row: Row<T>) => string },
  ) => Column<Row<T>>;
  /** A text of the record. */
  text: (
    id: string,
    header: string,
    textOf: (row: Row<T>) => string | null,
    more?: Changes<T>,
  ) => Column<Row<T>>;
  /** The unit; a bar stands in its place until its name is there. */
  unit: (header: string, more?: Changes<T>) => Column<Row<T>>;
  /** An amount, sorted by its size; `textOf` says how it reads. */
  amount: (
    id: string,
    header: string,
    valueOf: (record: T) => number | null,
    more?: Changes<T> & { textOf?: (record: T) => string | null },
  ) => Column<Row<T>>;
  /**
   * A moment of the night, as the clock at the community showed it; `full` with the date, `remarkOf` what is wrong with it.
   */
  clock: (
    id: string,
    header: string,
    instantOf: (record: T) => number | null,
    more?: Changes<T> & { full?: boolean; remarkOf?: (record: T) => string | null },
  ) => Column<Row<T>>;
  /** The zone of the clock that a record's times are told by; whoever works with the CSV file needs it. */
  timeZone: () => Column<Row<T>>;
}

/** The facts that many kinds of records have. */
export interface SharedFacts {
  community: Fact;
  /** @param serviceDate `YYYY-MM-DD` */
  night: (serviceDate: string) => Fact;
  /** A moment: date and time as the clock at the community showed them. */
  moment: (label: string, instant: number | null) => Fact;
  /** Who, such as the team member; someone who is gone reads so. */
  member: (id: string | null, label?: string) => Fact;
}
