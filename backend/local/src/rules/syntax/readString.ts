const SIMPLE_ESCAPES: Record<string, string> = {
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
  '\\': '\\',
  '"': '"',
  "'": "'",
};
/** `\u00fc` is a character. */
const CHARACTER = /u([0-9a-fA-F]{4})/y;
/** `\xff` and `\377` are a character below 256, or one byte in bytes. */
const CODE = /x([0-9a-fA-F]{2})|([0-3][0-7]{2})/y;

/** The result and the offset after the closing quote, or the error and its position. */
type Read<Value> =
  | { readonly value: Value; readonly end: number }
  | { readonly problem: string; readonly offset: number };

/** Plain text, or the code of an escape sequence. */
type Piece = string | number;

/**
 * Reads a quoted string of a rules file.
 *
 * @param quote offset of the opening quote, single or double
 */
export function readString(source: string, quote: number): Read<string> {
  const read = readPieces(source, quote, true);
  if ('problem' in read) return read;
  const value = read.value
    .map((piece) => (typeof piece === 'string' ? piece : String.fromCharCode(piece)))
    .join('');
  return { value, end: read.end };
}

/**
 * Reads the quoted part of bytes, `b"…"`: text as UTF-8, and numeric escapes as single bytes.
 *
 * @param quote offset of the opening quote, single or double
 */
export function readBytes(source: string, quote: number): Read<Uint8Array> {
  const read = readPieces(source, quote, false);
  if ('problem' in read) return read;
  const value = Buffer.concat(
    read.value.map((piece) => (typeof piece === 'string' ? Buffer.from(piece) : Buffer.of(piece))),
  );
  return { value: new Uint8Array(value), end: read.end };
}

function readPieces(source: string, quote: number, characters: boolean): Read<Piece[]> {
  const mark = source[quote];
  const pieces: Piece[] = [];
  let start = quote + 1;
  for (let index = start; ; index++) {
    const character = source[index];
    if (character === undefined || character === '\n' || character === '\r')
      return { problem: 'The string is not closed.', offset: quote };
    if (character !== mark && character !== '\\') continue;
    pieces.push(source.slice(start, index));
    if (character === mark) return { value: pieces, end: index + 1 };
    const escape = readEscape(source, index + 1, characters);
    if (!escape)
      return {
        problem: `Unknown escape '\\${source[index + 1] ?? ''}'; a backslash itself is written '\\\\'.`,
        offset: index,
      };
    pieces.push(escape.piece);
    start = escape.end;
    index = start - 1;
  }
}

/** @param at offset after the backslash */
function readEscape(source: string, at: number, characters: boolean): { piece: Piece; end: number } | null {
  const first = source[at] ?? '';
  if (Object.hasOwn(SIMPLE_ESCAPES, first)) return { piece: SIMPLE_ESCAPES[first] as string, end: at + 1 };
  CODE.lastIndex = at;
  const [code, hex, octal] = CODE.exec(source) ?? [];
  if (code !== undefined)
    return { piece: hex ? parseInt(hex, 16) : parseInt(octal as string, 8), end: at + code.length };
  CHARACTER.lastIndex = at;
  const [character, digits] = CHARACTER.exec(source) ?? [];
  if (character === undefined || !characters) return null;
  return { piece: parseInt(digits as string, 16), end: at + character.length };
}
