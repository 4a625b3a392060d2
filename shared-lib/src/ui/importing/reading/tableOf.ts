import { headerName } from './guessColumns.ts';
import { failed, type ImportLimits, type ImportTable, type ReadTable, type TableRow } from './importTable.ts';

/** How many rows may stand above a header: titles, dates, addresses. */
export const mostRowsAbove = 20;

const filledCells = ({ cells }: TableRow) => cells.filter((cell) => cell !== '');

/** How many known names of columns some cells have. @param known as `headerName` makes them */
export const knownIn = (cells: readonly string[], known: readonly string[]): number =>
  new Set(cells.map(headerName).filter((name) => known.includes(name))).size;

/**
 * Which row is the header: the one with the most known names of columns, of which it needs two unless it has one cell alone; else the first
 * that has as many cells as any near the top has, up to two, since titles stand alone.
 */
function headerAmong(rows: readonly TableRow[], known: readonly string[]): number {
  const top = rows.slice(0, mostRowsAbove + 1);
  const namesIn = ({ cells }: TableRow) => knownIn(cells, known);
  const most = Math.max(...top.map(namesIn));
  const named = top.findIndex((row) => namesIn(row) === most);
  if (most >= 2 || (most === 1 && filledCells(top[named]!).length === 1)) return named;
  const width = Math.min(2, Math.max(...top.map((row) => filledCells(row).length)));
  return top.findIndex((row) => filledCells(row).length >= width);
}

const totalWord = /^(grand |sub[- ]?)?total(s|es)?( general)?:?$/i;
const totalSaid =
  /^(grand |sub[- ]?)?total(s|es)?( (units|rows|records|residents|unidades|filas))?:?\s*\d[\d,.]*( units| unidades)?$/i;
/** Footers of reports: the page, the count, and the date it was printed. */
const footer = [
  /^(page|p[aá]gina|p[aá]g\.?) ?\d+( ?(of|de|\/) ?\d+)?$/i,
  /^\d[\d,.]* (units|properties|communities|records|rows|residents|unidades|propiedades|comunidades|registros|filas|residentes)$/i,
  /^(printed|generated|exported|as of|impreso|generado|exportado)\b.*\d{2}/i,
];
const figure = /^[-(]?[$€£]?\s*[\d.,]+\s*%?\)?$/;

/** Whether a row is a total or a footer: it starts with such words and has nothing else but figures. */
function isBelow(row: TableRow): boolean {
  const [first = '', ...others] = filledCells(row);
  const isSaid = [totalWord, totalSaid, ...footer].some((words) => words.test(first));
  return isSaid && others.every((cell) => figure.test(cell));
}

/**
 * The same file with another row as its header.
 * @param line the row's number; one of `all`
 */
export function withHeader(
  { all, withoutValue }: Pick<ImportTable, 'all' | 'withoutValue'>,
  line: number,
): ImportTable {
  const header = all.find((row) => row.line === line) ?? { line, cells: [] };
  const names = header.cells.join('\0');
  const below = all.filter((row) => row.line > line);
  const isLeftOut = (row: TableRow) => isBelow(row) || row.cells.join('\0') === names;
  return {
    headers: header.cells,
    rows: below.filter((row) => !isLeftOut(row)),
    all,
    headerLine: line,
    leftOut: below.filter(isLeftOut).map((row) => row.line),
    ...(withoutValue && { withoutValue }),
  };
}

const withoutTail = (cells: readonly string[]) =>
  cells.slice(0, cells.findLastIndex((cell) => cell !== '') + 1);

/**
 * Makes a table of the rows of a file. Titles above the header, totals, footers and repeated headers are none of its rows.
 * @param rows of clean cells, in the order of the file
 * @param known the names of columns, as `headerName` makes them, by which the header is found
 */
export function tableOf(
  rows: readonly TableRow[],
  limits: ImportLimits,
  known: readonly string[] = [],
): ReadTable {
  const all = rows
    .map(({ line, cells }) => ({ line, cells: withoutTail(cells) }))
    .filter(({ cells }) => cells.length > 0);
  if (all.length === 0) return failed({ kind: 'empty' });
  const header = all[headerAmong(all, known)]!;
  const table = withHeader({ all }, header.line);
  if (table.rows.length === 0) return failed({ kind: 'noRows' });
  if (table.rows.length > limits.rows) return failed({ kind: 'tooManyRows', max: limits.rows });
  if (header.cells.length > limits.columns) return failed({ kind: 'tooManyColumns', max: limits.columns });
  return { ok: true, table };
}
