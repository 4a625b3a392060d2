import { parse } from 'papaparse';
import { memberImportLimits } from 'shared-lib/domain';

/** A row of a file: its number as a spreadsheet shows it, and its cells. */
export interface CsvRow {
  readonly line: number;
  readonly cells: readonly string[];
}

/** A file's header and the rows below it that are not blank. */
export interface CsvTable {
  readonly headers: readonly string[];
  readonly rows: readonly CsvRow[];
}

/** Why a file can't be used, with the bound that was met or the row that is at fault. */
export type CsvProblem =
  | { readonly kind: 'empty' | 'noRows' | 'notText' | 'unreadable' }
  | { readonly kind: 'tooLarge' | 'tooManyRows' | 'tooManyColumns'; readonly max: number }
  | { readonly kind: 'quotes'; readonly line: number };

export type ReadCsv =
  { readonly ok: true; readonly table: CsvTable } | { readonly ok: false; readonly problem: CsvProblem };

const separators = [',', ';', '\t'];

/** The separator of the fields: the one that stands most often in the header, outside of quotes. */
function separatorOf(text: string): string {
  const header =
    text
      .trimStart()
      .replaceAll(/"[^"]*"/g, '')
      .split(/[\r\n]/, 1)[0] ?? '';
  const countOf = (separator: string) => header.split(separator).length;
  return separators.reduce((best, next) => (countOf(next) > countOf(best) ? next : best));
}

// The sign that the product's own export puts before a cell that a spreadsheet would run as a formula.
const escaped = /^'(?=\s*[=+\-@\t\r])/;

const cleaned = (cell: string) => cell.replace(escaped, '').trim();
const failed = (problem: CsvProblem): ReadCsv => ({ ok: false, problem });

/** Reads the text of a file: fields separated by comma, semicolon or tab, the first row being the header. */
export function readCsv(text: string): ReadCsv {
  const { rows: maxRows, columns: maxColumns } = memberImportLimits;
  const { data, errors } = parse<string[]>(text, { delimiter: separatorOf(text) });
  const quotes = errors.find(({ type }) => type === 'Quotes');
  if (quotes) return failed({ kind: 'quotes', line: (quotes.row ?? 0) + 1 });
  const lines = data
    .map((cells, index): CsvRow => ({ line: index + 1, cells: cells.map(cleaned) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  const [header, ...rows] = lines;
  if (!header) return failed({ kind: 'empty' });
  if (rows.length === 0) return failed({ kind: 'noRows' });
  if (rows.length > maxRows) return failed({ kind: 'tooManyRows', max: maxRows });
  if (header.cells.length > maxColumns) return failed({ kind: 'tooManyColumns', max: maxColumns });
  return { ok: true, table: { headers: header.cells, rows } };
}
