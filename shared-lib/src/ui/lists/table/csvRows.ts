import type { CellValue, Column } from './column.ts';

type CsvColumn<Row> = Pick<Column<Row>, 'header' | 'value' | 'csv'>;

/**
 * The lines of a table's CSV, the headers first: of each column that has a value, whether it is shown or not.
 * @param rows exactly those to export, in their order.
 */
export function csvRows<Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): CellValue[][] {
  const written = columns.flatMap(({ header, value, csv }) => {
    const of = csv === undefined ? value : csv;
    return of ? [{ header, of }] : [];
  });
  return [written.map(({ header }) => header), ...rows.map((row) => written.map(({ of }) => of(row)))];
}
