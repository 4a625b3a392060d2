import type { CellFormat } from './cells.ts';
import { readRowText, writeRowText, type Cell } from './rowText.ts';

interface Column {
  readonly write: (value: never) => Cell;
  readonly read: (cell: Cell) => unknown;
}

/** The records that rows of these columns hold. */
type RecordOf<C> = { readonly [K in keyof C]: C[K] extends CellFormat<infer T> ? T : never };

/** What a text of rows holds. */
export interface RowsRead<R> {
  readonly records: readonly R[];
  /** How many rows could not be read, and are left out. */
  readonly damaged: number;
}

/** How records of one kind are kept in a text. */
export interface RowFormat<R> {
  /** The text of some records, in the order of their ids, so that the same records make the same text. */
  readonly write: (records: readonly R[]) => string;
  readonly read: (text: string) => RowsRead<R>;
}

/**
 * The format of rows with these columns, in this order. Whoever changes either raises `summaryFormat`, or adds columns at the end that
 * can be read where they are absent.
 * @param columns two at least
 * @param least how many of them the rows of an earlier release have
 */
export const rowFormat = <C extends Readonly<Record<string, Column>> & { readonly id: CellFormat<string> }>(
  columns: C,
  least = Object.keys(columns).length,
): RowFormat<RecordOf<C>> => {
  const formats = Object.entries<Column>(columns);

  // Without the absent cells of later columns, an earlier release reads the row, too.
  const writeRow = (record: RecordOf<C>): Cell[] => {
    const row = formats.map(([name, { write }]) => write(record[name as keyof C] as never));
    const last = row.findLastIndex((cell) => cell !== null);
    return row.slice(0, Math.max(last + 1, least));
  };

  const readRow = (row: readonly Cell[]): RecordOf<C> | null => {
    const record: Record<string, unknown> = {};
    for (const [place, [name, { read }]] of formats.entries()) {
      const value = read(row[place] ?? null);
      if (value === undefined) return null;
      record[name] = value;
    }
    return record as RecordOf<C>;
  };

  return {
    write: (records) =>
      writeRowText(records.toSorted((a, b) => (a.id < b.id ? -1 : Number(a.id > b.id))).map(writeRow)),
    read: (text) => {
      const rows = readRowText(text, formats.length, least).map((row) => row && readRow(row));
      const records = rows.filter((row) => row !== null);
      return { records, damaged: rows.length - records.length };
    },
  };
};
