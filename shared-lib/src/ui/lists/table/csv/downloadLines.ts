import type { CellValue } from '../columns/column.ts';

/**
 * Downloads rows other than a table's as a CSV, with the same protection against formulas. Rejects if its
 * code can't be loaded.
 * @param name the file's name without its extension.
 */
export async function downloadLines(name: string, lines: readonly (readonly CellValue[])[]): Promise<void> {
  const { csvText, downloadCsv } = await import(/* webpackChunkName: "csv" */ './downloadCsv.ts');
  downloadCsv(name, [csvText(lines)]);
}
