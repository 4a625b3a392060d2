import { foldText } from '../../../search/foldText.ts';
import { failed, type ImportLimits, type ImportTable, type ReadTable, type TableRow } from './importTable.ts';

/** How many rows may be above a header: titles, dates, addresses. */
export const maxRowsAbove = 20;

const filledCells = ({ cells }: TableRow) => cells.filter((cell) => cell !== '');

/** Column indexes in the file, from 0, by field. */
export type ColumnMapping<Column extends string> = Readonly<Partial<Record<Column, number>>>;

/** Common column names, normalized to letters only. */
export type ColumnNames<Column extends string> = Readonly<Record<Column, readonly string[]>>;

/** Normalizes a header: no case, accents, spaces or symbols. */
export const headerName = (header: string) => foldText(header).replaceAll(/[^\p{L}]/gu, '');

/** The same with `#` read as a word: `Contact #` is a number, not a contact. */
const numberName = (header: string) => headerName(header.replaceAll('#', ' number '));

/**
 * Maps a file's columns to fields by the names in its header, each column at most once. `#` reads as `number`
 * if a field has such a name, and is ignored otherwise.
 * @param names in order of priority
 */
export function guessColumns<Column extends string>(
  headers: readonly string[],
  names: ColumnNames<Column>,
): ColumnMapping<Column> {
  const mapping: Partial<Record<Column, number>> = {};
  for (const given of [headers.map(numberName), headers.map(headerName)]) {
    for (const [column, known] of Object.entries(names) as [Column, readonly string[]][]) {
      const found = given.findIndex(
        (name, index) => known.includes(name) && !Object.values(mapping).includes(index),
      );
      if (found !== -1) mapping[column] ??= found;
    }
  }
  return mapping;
}

/** How many known column names are among the cells. @param known as normalized by `headerName` */
export const countKnownNames = (cells: readonly string[], known: readonly string[]): number =>
  new Set(cells.map(headerName).filter((name) => known.includes(name))).size;

/**
 * The header row: the one with the most known column names, at least two unless it has a single cell. If there
 * is none, the first with as many cells as any near the top has, up to two, because titles have one.
 */
function findHeader(rows: readonly TableRow[], known: readonly string[]): number {
  const top = rows.slice(0, maxRowsAbove + 1);
  const namesIn = ({ cells }: TableRow) => countKnownNames(cells, known);
  const max = Math.max(...top.map(namesIn));
  const named = top.findIndex((row) => namesIn(row) === max);
  if (max >= 2 || (max === 1 && filledCells(top[named]!).length === 1)) return named;
  const width = Math.min(2, Math.max(...top.map((row) => filledCells(row).length)));
  return top.findIndex((row) => filledCells(row).length >= width);
}

const totalWord =
  /^(grand |sub[- ]?)?total(s|es)?( general)?:?$|^sub[- ]?total(s|es)? .+|^.+ (sub)?totals?:?$/i;
const totalSaid =
  /^(grand |sub[- ]?)?total(s|es)?( (units|rows|records|residents|unidades|filas))?:?\s*\d[\d,.]*( units| unidades)?$/i;
/** Report footers: the page, the count, and the print date. */
const footer = [
  /^(page|p[aá]gina|p[aá]g\.?) ?\d+( ?(of|de|\/) ?\d+)?$/i,
  /^\d[\d,.]* (units|properties|communities|records|rows|residents|unidades|propiedades|comunidades|registros|filas|residentes)$/i,
  /^(count|record count|conteo|recuento):? ?\d[\d,.]*$/i,
  /^((report|reporte|informe) )?(printed|generated|exported|as of|impreso|generado|exportado)\b.*\d{2}/i,
];
const figure = /^[-(]?[$€£]?\s*[\d.,]+\s*%?\)?$/;

/** Whether a row is a total or a footer: it starts with such words and otherwise has only figures. */
function isTotalOrFooter(row: TableRow): boolean {
  const [first = '', ...others] = filledCells(row);
  const isSaid = [totalWord, totalSaid, ...footer].some((words) => words.test(first));
  return isSaid && others.every((cell) => figure.test(cell));
}

/**
 * The same file with another header row.
 * @param line the row number; one of `all`
 */
export function withHeader(
  { all, withoutValue }: Pick<ImportTable, 'all' | 'withoutValue'>,
  line: number,
): ImportTable {
  const header = all.find((row) => row.line === line) ?? { line, cells: [] };
  const names = header.cells.join('\0');
  const below = all.filter((row) => row.line > line);
  const isLeftOut = (row: TableRow) => isTotalOrFooter(row) || row.cells.join('\0') === names;
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
 * Builds a table from a file's rows. Titles above the header, totals, footers and repeated headers aren't
 * data.
 * @param rows of clean cells, in file order
 * @param known column names, as normalized by `headerName`, that identify the header
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
  const header = all[findHeader(all, known)]!;
  const table = withHeader({ all }, header.line);
  if (table.rows.length === 0) return failed({ kind: 'noRows' });
  if (table.rows.length > limits.rows) return failed({ kind: 'tooManyRows', max: limits.rows });
  if (header.cells.length > limits.columns) return failed({ kind: 'tooManyColumns', max: limits.columns });
  return { ok: true, table };
}
