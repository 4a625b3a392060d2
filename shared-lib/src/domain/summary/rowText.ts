/** A value in a summary's text; null for none. */
export type Cell = string | null;

/**
 * Rows are stored in a summary as lines of cells, in one text. Firestore sends text as JSON, where a quote takes two
 * bytes, so rows of JSON would be half as large again. An equals sign repeats the cell above. A tilde and a capital
 * letter repeat its beginning, from `A` for three characters, because consecutive ids, numbers and moments begin
 * alike. Any other tilde escapes a special character, an empty text, or a text that is only an equals sign.
 */
const sameAsAbove = '=';
const escapes: Readonly<Record<string, string>> = { '~': '~t', '|': '~b', '\n': '~n', '\r': '~r' };
const letters: Readonly<Record<string, string>> = {
  '~t': '~',
  '~b': '|',
  '~n': '\n',
  '~r': '\r',
  '~e': '',
  '~=': sameAsAbove,
};

const writeCell = (cell: Cell): string => {
  if (cell === null) return '';
  if (cell === '') return '~e';
  if (cell === sameAsAbove) return '~=';
  return cell.replace(/[~|\n\r]/g, (letter) => escapes[letter]!);
};

const readCell = (text: string): Cell => {
  if (text === '') return null;
  // Few cells have an escape.
  return text.includes('~') ? text.replace(/~[tbnre=]/g, (escape) => letters[escape]!) : text;
};

/** The fewest characters worth omitting, because their replacement takes two. */
const minShared = 3;
const codeOfA = 'A'.charCodeAt(0);
const codeOfTilde = '~'.charCodeAt(0);
const maxShared = minShared + 25;

/**
 * The length of two texts' common prefix, up to the maximum that can be omitted. A surrogate pair is never split,
 * because a text can't contain half of one.
 */
const sharedLetters = (text: string, above: string): number => {
  const max = Math.min(text.length, above.length, maxShared);
  let shared = 0;
  while (shared < max && text.charCodeAt(shared) === above.charCodeAt(shared)) shared += 1;
  return shared > 0 && (text.codePointAt(shared - 1) ?? 0) > 0xffff ? shared - 1 : shared;
};

const shorten = (text: string, above = ''): string => {
  if (text.length < 2) return text;
  if (text === above) return sameAsAbove;
  const shared = sharedLetters(text, above);
  if (shared < minShared) return text;
  return `~${String.fromCharCode(codeOfA + shared - minShared)}${text.slice(shared)}`;
};

/** The reverse of `shorten`; undefined if there is no cell above. */
const lengthen = (text: string, above: string | undefined): string | undefined => {
  if (text === sameAsAbove) return above;
  const letter = text.charCodeAt(0) === codeOfTilde ? text.charCodeAt(1) - codeOfA : -1;
  if (!(letter >= 0 && letter < 26)) return text;
  return above === undefined ? undefined : above.slice(0, letter + minShared) + text.slice(2);
};

/** @param rows whose first cell isn't null */
export const writeRowText = (rows: readonly (readonly Cell[])[]): string => {
  const lines = rows.map((row) => row.map(writeCell));
  return lines
    .map((line, index) => line.map((text, place) => shorten(text, lines[index - 1]?.[place])).join('|'))
    .join('\n');
};

/**
 * The reverse of `writeRowText`.
 * @returns null for a row that refers to a cell that isn't there
 */
export const readRowText = (text: string): (Cell[] | null)[] => {
  let above: (string | undefined)[] = [];
  return (text === '' ? [] : text.split('\n')).map((line) => {
    above = line.split('|').map((part, place) => lengthen(part, above[place]));
    return above.every((part) => part !== undefined) ? above.map(readCell) : null;
  });
};
