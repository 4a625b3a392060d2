import { cleanCell, hasFailed } from './cleanCell.ts';
import {
  failed,
  type ImportLimits,
  type ReadTable,
  type TableProblem,
  type TableRow,
} from './importTable.ts';
import {
  attribute,
  richText,
  sheetParts,
  tagsOf,
  UnpacksTooLarge,
  xmlText,
  type SheetParts,
} from './sheetParts.ts';
import { formatsOf, shownNumber } from './shownNumber.ts';
import { countKnownNames, maxRowsAbove, tableOf } from './tableOf.ts';

/** A sheet's nonempty cells, by row from 1 and column from 0. */
type Cells = Map<number, Map<number, string>>;

/** A sheet exceeds the import limits. Thrown before anything of its size is allocated. */
class OverLimit extends Error {
  readonly problem: TableProblem;

  constructor(problem: TableProblem) {
    super(problem.kind);
    this.problem = problem;
  }
}

/** The column (from 0) and row (from 1) of `C7`; null if invalid. */
function parseCellReference(
  reference: string | undefined,
): { readonly column: number; readonly row: number } | null {
  const [, letters, digits] = /^\$?([A-Z]{1,3})\$?(\d{1,7})$/i.exec(reference ?? '') ?? [];
  if (letters === undefined) return null;
  const column = [...letters.toUpperCase()].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
  return { column: column - 1, row: Number(digits) };
}

const valueIn = (xml: string) => /<(?:\w+:)?v\b[^>]*>(.*?)<\/(?:\w+:)?v>/s.exec(xml)?.[1];

/** Creates a reader for the cells of a workbook's sheets. */
function cellReader({ workbook, styles, strings }: SheetParts) {
  const formats = formatsOf(styles);
  const shared = Array.from(
    strings.matchAll(/<(?:\w+:)?si\b[^>]*?(?:\/>|>(.*?)<\/(?:\w+:)?si>)/gs),
    ([, text = '']) => richText(text),
  );
  const has1904 = tagsOf(workbook, 'workbookPr').some((tag) =>
    ['1', 'true'].includes(attribute(tag, 'date1904') ?? ''),
  );
  /** A cell's text; null for an error, and for a formula without a cached value. */
  return (tag: string, inner: string): string | null => {
    const type = attribute(tag, 't') ?? 'n';
    if (type === 'inlineStr') return richText(inner);
    const value = valueIn(inner);
    if (value === undefined || value === '') return /<(?:\w+:)?f\b/.test(inner) ? null : '';
    switch (type) {
      case 's':
        return shared[Number(value)] ?? '';
      case 'b':
        return value === '1' ? 'TRUE' : 'FALSE';
      case 'e':
        return null;
      case 'd':
        return value.slice(0, 10);
      case 'n': {
        const code = formats[Number(attribute(tag, 's') ?? 0)] ?? '';
        return shownNumber(Number(value), code, has1904 ? 1904 : 1900);
      }
      default:
        return xmlText(value);
    }
  };
}

const elements = /<(?:\w+:)?(row|c)\b([^>]*?)(\/?)>/g;
const cellEnd = /<\/(?:\w+:)?c>/g;

/**
 * A sheet's nonempty cells, regardless of its declared or formatted size.
 * @throws OverLimit as soon as the import limits are exceeded
 */
function cellsOf(xml: string, read: ReturnType<typeof cellReader>, limits: ImportLimits) {
  const cells: Cells = new Map();
  const withoutValue: string[] = [];
  let place = { row: 0, column: -1 };
  for (const { 0: whole, 1: name, 2: tag = '', 3: end, index } of xml.matchAll(elements)) {
    if (name === 'row') {
      place = { row: Number(attribute(tag, 'r') ?? place.row + 1), column: -1 };
      continue;
    }
    place = parseCellReference(attribute(tag, 'r')) ?? { ...place, column: place.column + 1 };
    if (end === '/') continue;
    const start = index + whole.length;
    cellEnd.lastIndex = start;
    const text = read(tag, xml.slice(start, cellEnd.exec(xml)?.index));
    const isLost = text === null || hasFailed(text);
    if (isLost) withoutValue.push(attribute(tag, 'r') ?? `${place.row}`);
    const cell = isLost ? '' : cleanCell(text);
    if (cell === '') continue;
    if (place.column >= limits.columns) throw new OverLimit({ kind: 'tooManyColumns', max: limits.columns });
    const row = cells.get(place.row) ?? new Map<number, string>();
    cells.set(place.row, row.set(place.column, cell));
    if (cells.size > limits.rows + maxRowsAbove + 1)
      throw new OverLimit({ kind: 'tooManyRows', max: limits.rows });
  }
  return { cells, withoutValue };
}

/** How many cells to check for merges: more than any list has, and still fast. */
const maxMerged = 2_000_000;

/** Repeats the text of cells merged down a column in each row, such as a building next to all its units. */
function fillMerged(xml: string, cells: Cells) {
  let looked = 0;
  for (const tag of tagsOf(xml, 'mergeCell')) {
    const [from, to] = (attribute(tag, 'ref') ?? '').split(':').map(parseCellReference);
    const shown = from ? cells.get(from.row)?.get(from.column) : undefined;
    if (!from || !to || shown === undefined || to.row === from.row) continue;
    looked += cells.size;
    if (looked > maxMerged) return;
    for (const [row, filled] of cells)
      if (row > from.row && row <= to.row && !filled.has(from.column)) filled.set(from.column, shown);
  }
}

const rowsOf = (cells: Cells): TableRow[] =>
  [...cells]
    .toSorted(([one], [other]) => one - other)
    .map(([line, row]) => ({
      line,
      cells: Array.from({ length: Math.max(...row.keys()) + 1 }, (_, column) => row.get(column) ?? ''),
    }));

/** Parses a sheet. */
function sheetIn(
  xml: string,
  read: ReturnType<typeof cellReader>,
  limits: ImportLimits,
  known: readonly string[],
): ReadTable {
  try {
    const { cells, withoutValue } = cellsOf(xml, read, limits);
    fillMerged(xml, cells);
    const answer = tableOf(rowsOf(cells), limits, known);
    return answer.ok ? { ok: true, table: { ...answer.table, withoutValue } } : answer;
  } catch (error) {
    if (error instanceof OverLimit) return failed(error.problem);
    throw error;
  }
}

/**
 * Reads a workbook's sheet (XLSX) with its cells as displayed: the first visible one with two known columns,
 * because a cover sheet may come first, or else the first with rows. Formulas are read by their cached value;
 * nothing is computed.
 * @param bytes the whole file
 * @param known column names, as normalized by `headerName`, that identify the header
 */
export function parseXlsx(bytes: Uint8Array, limits: ImportLimits, known: readonly string[] = []): ReadTable {
  try {
    const parts = sheetParts(bytes);
    if (parts.sheets.length === 0) return failed({ kind: 'notWorkbook' });
    const read = cellReader(parts);
    const answers: ReadTable[] = [];
    for (const xml of parts.sheets) {
      const answer = sheetIn(xml, read, limits, known);
      if (answer.ok && countKnownNames(answer.table.headers, known) >= 2) return answer;
      answers.push(answer);
    }
    const isKind = (kind: string) => (answer: ReadTable) => !answer.ok && answer.problem.kind === kind;
    const withRows = answers.find((answer) => !isKind('empty')(answer) && !isKind('noRows')(answer));
    return withRows ?? answers.find(isKind('noRows')) ?? failed({ kind: 'empty' });
  } catch (error) {
    return failed({ kind: error instanceof UnpacksTooLarge ? 'unpacksTooLarge' : 'notWorkbook' });
  }
}
