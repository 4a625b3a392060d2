/** A value in the text of a summary; null for none. */
export type Cell = string | null;

/**
 * Rows lie in a summary as lines of cells, in one text. Firestore sends a text as JSON, where a quote takes two bytes, so rows of JSON
 * would be half as large again. An equals sign stands for the cell above it; a tilde and a capital letter for the beginning of that cell, from `A`
 * for three letters of it: ids, numbers and moments that follow each other begin alike. Otherwise a tilde escapes what has a meaning of its own.
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

/** The fewest letters that are worth leaving out: what stands for them takes two. */
const leastShared = 3;
const codeOfA = 'A'.charCodeAt(0);
const codeOfTilde = '~'.charCodeAt(0);
const mostShared = leastShared + 25;

/** How many letters two texts begin with alike, of those that can be left out. Half of a character is none: no text may hold one. */
const sharedLetters = (text: string, above: string): number => {
  const most = Math.min(text.length, above.length, mostShared);
  let shared = 0;
  while (shared < most && text.charCodeAt(shared) === above.charCodeAt(shared)) shared += 1;
  return shared > 0 && (text.codePointAt(shared - 1) ?? 0) > 0xffff ? shared - 1 : shared;
};

const shorten = (text: string, above: string | undefined): string => {
  if (above === undefined || text.length < 2) return text;
  if (text === above) return sameAsAbove;
  const shared = sharedLetters(text, above);
  if (shared < leastShared) return text;
  return `~${String.fromCharCode(codeOfA + shared - leastShared)}${text.slice(shared)}`;
};

/** The reverse of `shorten`; undefined where nothing is above. */
const lengthen = (text: string, above: string | undefined): string | undefined => {
  if (text === sameAsAbove) return above;
  const letter = text.charCodeAt(0) === codeOfTilde ? text.charCodeAt(1) - codeOfA : -1;
  if (!(letter >= 0 && letter < 26)) return text;
  return above === undefined ? undefined : above.slice(0, letter + leastShared) + text.slice(2);
};

/** @param rows of two cells at least, and all of as many */
export const writeRowText = (rows: readonly (readonly Cell[])[]): string => {
  const lines = rows.map((row) => row.map(writeCell));
  return lines
    .map((line, index) => line.map((text, place) => shorten(text, lines[index - 1]?.[place])).join('|'))
    .join('\n');
};

/**
 * The reverse of `writeRowText`. Texts of releases before 1.6, in which no cell is shortened, are read too.
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
    above = parts.map((part, place) => lengthen(part, above[place]));
    return above.every((part) => part !== undefined) ? above.map(readCell) : null;
  });
};
