import type { CellValue, Column } from '../columns/column.ts';

type CsvColumn<Row> = Pick<Column<Row>, 'header' | 'value' | 'csv'>;

/** The columns in a CSV: all with a value, visible or not. */
const written = <Row>(columns: readonly CsvColumn<Row>[]) =>
  columns.flatMap(({ header, value, csv }) => {
    const of = csv === undefined ? value : csv;
    return of ? [{ header, of }] : [];
  });

/** A table's CSV header. */
export const csvHead = <Row>(columns: readonly CsvColumn<Row>[]): CellValue[] =>
  written(columns).map(({ header }) => header);

/**
 * A table's CSV rows.
 * @param rows exactly those to export, in order.
 */
export function csvLines<Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): CellValue[][] {
  const cells = written(columns);
  return rows.map((row) => cells.map(({ of }) => of(row)));
}
