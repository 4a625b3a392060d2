import { unparse } from 'papaparse';
import { spreadsheetFormula } from '../../../../domain/base/constants.ts';
import { downloadFile } from '../../../base/downloadFile.ts';
import type { CellValue } from '../columns/column.ts';

/** Formats rows as CSV; an apostrophe keeps spreadsheets from running a cell as a formula. */
export const csvText = (lines: readonly (readonly CellValue[])[]) =>
  unparse(lines as CellValue[][], { escapeFormulae: spreadsheetFormula });

/**
 * Downloads CSV text as a file.
 * @param name the file's name without its extension.
 * @param texts each with any number of lines.
 */
export function downloadCsv(name: string, texts: readonly string[]) {
  // The BOM tells spreadsheets that the text is UTF-8.
  const file = new Blob(['\uFEFF', texts.join('\r\n')], { type: 'text/csv;charset=utf-8' });
  downloadFile(`${name}.csv`, file);
}
