import type { Fact } from '../../overlays/drawer/FactList.tsx';
import type { Column } from '../table/columns/column.ts';
import type { Row } from './row.ts';

type Changes<T> = Partial<Column<Row<T>>>;

/** Columns shared by the lists of all areas. `more` overrides a column's properties. */
export interface SharedColumns<T> {
  /** The community, as the first cell or a later one. */
  community: (phone: 'first' | 'below' | 'hidden', more?: Changes<T>) => Column<Row<T>>;
  /** Who did it; as the first cell, together with where. */
  member: (phone: 'first' | 'below' | 'hidden', more?: Changes<T>) => Column<Row<T>>;
  /** The record's night. */
  night: (nightOf: (record: T) => string, more?: Changes<T>) => Column<Row<T>>;
  /** The record's status badge. */
  status: () => Column<Row<T>>;
  /** A name with a distinguishing detail, as the first cell. */
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
  /** A phone number in E.164. */
  phone: (header: string, phoneOf: (row: Row<T>) => string | null, more?: Changes<T>) => Column<Row<T>>;
  /** The unit; a placeholder until its name has loaded. */
  unit: (header: string, more?: Changes<T>) => Column<Row<T>>;
  /** A number, sorted by value and formatted by `textOf`. */
  amount: (
    id: string,
    header: string,
    valueOf: (record: T) => number | null,
    more?: Changes<T> & { textOf?: (record: T) => string | null },
  ) => Column<Row<T>>;
  /**
   * A time of the night, in the community's zone; `full` includes the date, and `remarkOf` returns what is
   * wrong with it.
   */
  clock: (
    id: string,
    header: string,
    instantOf: (record: T) => number | null,
    more?: Changes<T> & { full?: boolean; remarkOf?: (record: T) => string | null },
  ) => Column<Row<T>>;
  /** The time zone of a record's times, for users of the CSV. */
  timeZone: () => Column<Row<T>>;
}

/** Facts shared by many kinds of records. */
export interface SharedFacts {
  community: Fact;
  /** @param serviceDate `YYYY-MM-DD` */
  night: (serviceDate: string) => Fact;
  /** A date and time in the community's zone. */
  moment: (label: string, instant: number | null) => Fact;
  /** A person, such as the team member; deleted members are marked as such. */
  member: (id: string | null, label?: string) => Fact;
}
