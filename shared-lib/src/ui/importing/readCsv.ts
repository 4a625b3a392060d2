import { parse } from 'papaparse';
import { failed, tableOf, type ImportLimits, type ReadTable } from './importTable.ts';

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

/** Reads the text of a file: fields separated by comma, semicolon or tab, the first row being the header. */
export function readCsv(text: string, limits: ImportLimits): ReadTable {
  const { data, errors } = parse<string[]>(text, { delimiter: separatorOf(text) });
  const quotes = errors.find(({ type }) => type === 'Quotes');
  if (quotes) return failed({ kind: 'quotes', line: (quotes.row ?? 0) + 1 });
  return tableOf(
    data.map((cells) => cells.map(cleaned)),
    limits,
  );
}
