import { parse } from 'papaparse';
import { cleanCell, hasFailed } from './cleanCell.ts';
import { failed, type ImportLimits, type ReadTable } from './importTable.ts';
import { tableOf } from './tableOf.ts';

const separators = [',', ';', '\t', '|'];

/** How much text to examine for the separator. */
const sampleLength = 50_000;

/** The first line with which Excel declares the separator, such as `sep=;`. */
const separatorLine = /^"?sep=(.)"?[^\S\n]*\n/i;

/** The separator whose count outside quotes is the same in the most lines; among ties, the most frequent. */
function separatorOf(text: string): string {
  const lines = text
    .slice(0, sampleLength)
    .replaceAll(/"[^"]*"/g, '')
    .split('\n')
    .filter((line) => line.trim() !== '');
  const scoreOf = (separator: string): readonly [number, number] => {
    const counts = new Map<number, number>();
    for (const line of lines) {
      const count = line.split(separator).length - 1;
      if (count > 0) counts.set(count, (counts.get(count) ?? 0) + 1);
    }
    return [...counts].reduce<readonly [number, number]>(
      (best, [count, found]) => (found > best[0] ? [found, count] : best),
      [0, 0],
    );
  };
  const scored = separators.map((separator) => ({ separator, score: scoreOf(separator) }));
  return scored.reduce((best, next) =>
    next.score[0] > best.score[0] || (next.score[0] === best.score[0] && next.score[1] > best.score[1])
      ? next
      : best,
  ).separator;
}

/** A column's spreadsheet name. @param column index from 0 */
const columnName = (column: number): string =>
  (column < 26 ? '' : columnName(Math.floor(column / 26) - 1)) + String.fromCharCode(65 + (column % 26));

/**
 * Parses a file's text with any separator, line breaks, and rows above its header.
 * @param known column names, as normalized by `headerName`, that identify the header
 */
export function parseCsv(text: string, limits: ImportLimits, known: readonly string[] = []): ReadTable {
  // A file written by several programs can mix line breaks.
  const lines = text.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n');
  const delimiter = separatorLine.exec(lines)?.[1];
  const { data, errors } = parse<string[]>(
    delimiter === undefined ? lines : lines.replace(separatorLine, '\n'),
    {
      delimiter: delimiter ?? separatorOf(lines),
      newline: '\n',
    },
  );
  const quotes = errors.find(({ type }) => type === 'Quotes');
  if (quotes) return failed({ kind: 'quotes', line: (quotes.row ?? 0) + 1 });
  const withoutValue: string[] = [];
  const rows = data.map((cells, index) => ({
    line: index + 1,
    cells: cells.map((text, column) => {
      if (!hasFailed(text)) return cleanCell(text);
      withoutValue.push(`${columnName(column)}${index + 1}`);
      return '';
    }),
  }));
  const read = tableOf(rows, limits, known);
  return read.ok && withoutValue.length > 0 ? { ok: true, table: { ...read.table, withoutValue } } : read;
}
