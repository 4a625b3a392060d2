import { unparse } from 'papaparse';
import { spreadsheetFormula } from '../../../../domain/base/constants.ts';
import { downloadFile } from '../../../base/downloadFile.ts';
import type { CellValue } from '../columns/column.ts';

/** Lines as CSV text; cells that a spreadsheet would run as formulae are made plain text with an apostrophe. */
export const csvText = (lines: readonly (readonly CellValue[])[]) =>
  unparse(lines as CellValue[][], { escapeFormulae: spreadsheetFormula });

/**
 * Offers CSV text as a file.
 * @param name the file's name without its ending.
 * @param texts some lines each.
 */
export function downloadCsv(name: string, texts: readonly string[]) {
  // The mark tells spreadsheets that the text is UTF-8.
  const file = new Blob(['\uFEFF', texts.join('\r\n')], { type: 'text/csv;charset=utf-8' });
  downloadFile(`${name}.csv`, file);
}
