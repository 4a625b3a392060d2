import type { CellValue } from '../columns/column.ts';

/**
 * Offers lines that are no table's as a CSV file, made safe against formulae as a table's are. Rejects where its code can't be fetched.
 * @param name the file's name without its ending.
 */
export async function downloadLines(name: string, lines: readonly (readonly CellValue[])[]): Promise<void> {
  const { csvText, downloadCsv } = await import(/* webpackChunkName: "csv" */ './downloadCsv.ts');
  downloadCsv(name, [csvText(lines)]);
}
