import type { CellValue, Column } from '../columns/column.ts';

type CsvColumn<Row> = Pick<Column<Row>, 'header' | 'value' | 'csv'>;

/** The columns that a CSV has: each that has a value, whether it is shown or not. */
const written = <Row>(columns: readonly CsvColumn<Row>[]) =>
  columns.flatMap(({ header, value, csv }) => {
    const of = csv === undefined ? value : csv;
    return of ? [{ header, of }] : [];
  });

/** The first line of a table's CSV. */
export const csvHead = <Row>(columns: readonly CsvColumn<Row>[]): CellValue[] =>
  written(columns).map(({ header }) => header);

/**
 * The other lines of a table's CSV.
 * @param rows exactly those to export, in their order.
 */
export function csvLines<Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): CellValue[][] {
  const cells = written(columns);
  return rows.map((row) => cells.map(({ of }) => of(row)));
}
