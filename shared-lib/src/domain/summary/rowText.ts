/** A value in the text of a summary; null for none. */
export type Cell = string | null;

/**
 * Rows lie in a summary as lines of cells, in one text. Firestore sends a text as JSON, where a quote takes two bytes, so rows of JSON
 * would be half as large again. An equals sign stands for the cell above it. A tilde escapes what has a meaning of its own.
 */
const escapes: ReadonlyMap<string, string> = new Map([
  ['~', '~t'],
  ['|', '~b'],
  ['\n', '~n'],
  ['\r', '~r'],
]);
const letters: ReadonlyMap<string, string> = new Map(
  Array.from(escapes, ([letter, escape]) => [escape, letter]),
);
const sameAsAbove = '=';
const wholeCells: ReadonlyMap<string, Cell> = new Map([
  ['~e', ''],
  ['~=', sameAsAbove],
]);

const writeCell = (cell: Cell): string => {
  if (cell === null) return '';
  if (cell === '') return '~e';
  if (cell === sameAsAbove) return '~=';
  return cell.replace(/[~|\n\r]/g, (letter) => escapes.get(letter) ?? letter);
};

const readCell = (text: string): Cell => {
  if (text === '') return null;
  // Hardly any cell has an escape.
  if (!text.includes('~')) return text;
  const whole = wholeCells.get(text);
  return whole === undefined ? text.replace(/~./g, (escape) => letters.get(escape) ?? escape) : whole;
};

/** @param rows of two cells at least, and all of as many */
export const writeRowText = (rows: readonly (readonly Cell[])[]): string => {
  const lines = rows.map((row) => row.map(writeCell));
  return lines
    .map((line, index) =>
      line.map((text, place) => (text.length > 1 && text === lines[index - 1]?.[place] ? sameAsAbove : text)),
    )
    .map((line) => line.join('|'))
    .join('\n');
};

/**
 * The reverse of `writeRowText`.
 * @param width how many cells a row has
 * @param least how many the rows of an earlier release have, which are read too
 * @returns null for a row of another width, and for those below it that refer to it
 */
export const readRowText = (text: string, width: number, least = width): (Cell[] | null)[] => {
  let above: (string | undefined)[] = [];
  return (text === '' ? [] : text.split('\n')).map((line) => {
    const parts = line.split('|');
    if (parts.length > width || parts.length < least) {
      above = [];
      return null;
    }
    above = parts.map((part, place) => (part === sameAsAbove ? above[place] : part));
    return above.every((part) => part !== undefined) ? above.map(readCell) : null;
  });
};
