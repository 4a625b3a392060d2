import type { CellFormat } from './cells.ts';
import { readRowText, writeRowText, type Cell } from './rowText.ts';

interface Column {
  readonly write: (value: never) => Cell;
  readonly read: (cell: Cell) => unknown;
}

/** The records that rows of these columns contain. */
type RecordOf<C> = { readonly [K in keyof C]: C[K] extends CellFormat<infer T> ? T : never };

/** The result of reading a text of rows. */
export interface ParsedRows<R> {
  readonly records: readonly R[];
  /** How many unreadable rows were skipped. */
  readonly damaged: number;
}

/** How records of one kind are stored as text. */
export interface RowFormat<R> {
  /** The records' text, sorted by id, so the same records give the same text. */
  readonly write: (records: readonly R[]) => string;
  readonly read: (text: string) => ParsedRows<R>;
}

/**
 * The format of rows with these columns, in this order. To change either, increase `summaryFormat`, or add columns at
 * the end that are readable when absent: an earlier release's rows lack them, and an earlier release ignores them.
 */
export const rowFormat = <C extends Readonly<Record<string, Column>> & { readonly id: CellFormat<string> }>(
  columns: C,
): RowFormat<RecordOf<C>> => {
  const formats = Object.entries<Column>(columns);

  // Trailing absent cells are omitted.
  const writeRow = (record: RecordOf<C>): Cell[] => {
    const row = formats.map(([name, { write }]) => write(record[name as keyof C] as never));
    const last = row.findLastIndex((cell) => cell !== null);
    return row.slice(0, last + 1);
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
      const rows = readRowText(text).map((row) => row && readRow(row));
      const records = rows.filter((row) => row !== null);
      return { records, damaged: rows.length - records.length };
    },
  };
};
