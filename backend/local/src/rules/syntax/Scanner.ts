import { RulesCompileError } from '../RulesCompileError.ts';
import { readString } from './readString.ts';
import type { LiteralValue, Position } from './SyntaxTree.ts';

/** A word of the language. For names, keywords and signs `text` is what stands there. */
export interface Token {
  readonly kind: 'name' | 'sign' | 'literal' | 'end';
  readonly text: string;
  /** Only of literals. */
  readonly value?: LiteralValue;
  readonly start: number;
  readonly end: number;
}

const BLANK = /(?:\s|\/\/[^\n]*|\/\*[^]*?\*\/)*/y;
const NAME = /[A-Za-z_][A-Za-z_0-9]*/y;
const NUMBER = /(?:0|[1-9]\d*)(?:\.\d+|\.(?!\w))?|\.\d+/y;
const SIGN = /&&|\|\||==|!=|<=|>=|\*\*|[-+*/%<>!?:;,.(){}[\]=$]/y;
const PATH_TEXT = /(?:[^\s/(){}[\],;:'"$?&|=!<>+*]|%[0-9a-fA-F]{2})+/y;
const DATABASE_TEXT = /\([A-Za-z0-9_-]+\)/y;
const MAX_INT64 = 2n ** 63n - 1n;

/** Cuts a rules file into tokens, one ahead; paths, which have words of their own, are read on demand. */
export class Scanner {
  readonly #text: string;
  readonly #file: string;
  readonly #lineStarts: number[];
  #token: Token;

  constructor(text: string, file: string) {
    this.#text = text;
    this.#file = file;
    this.#lineStarts = [0];
    for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1))
      this.#lineStarts.push(at + 1);
    this.#token = this.#scan(0);
  }

  /** The token that comes next. */
  get token(): Token {
    return this.#token;
  }

  /** Takes the next token. @throws RulesCompileError where what follows it is no token */
  take(): Token {
    const token = this.#token;
    if (token.kind !== 'end') this.#token = this.#scan(token.end);
    return token;
  }

  /** Whether the next token is this name or sign. */
  sees(text: string): boolean {
    return this.#token.text === text && (this.#token.kind === 'name' || this.#token.kind === 'sign');
  }

  /** Takes the next token if it is this name or sign. */
  takes(text: string): boolean {
    const seen = this.sees(text);
    if (seen) this.take();
    return seen;
  }

  /** @throws RulesCompileError where the next token is another */
  expect(text: string): Token {
    if (!this.sees(text)) throw this.unexpected(`'${text}'`);
    return this.take();
  }

  /** Takes a name. @throws RulesCompileError where there is none */
  expectName(what: string): Token {
    if (this.#token.kind !== 'name') throw this.unexpected(what);
    return this.take();
  }

  /** The text of a path's segment right after a token (the slash), without blanks between; null where there is none. */
  pathText(slash: Token): { text: string; end: number } | null {
    const text = this.#match(PATH_TEXT, slash.end) ?? this.#match(DATABASE_TEXT, slash.end);
    return text === undefined ? null : { text, end: slash.end + text.length };
  }

  /** Whether a text stands right at an offset. */
  hasAt(offset: number, text: string): boolean {
    return this.#text.startsWith(text, offset);
  }

  /** Goes on behind an offset. */
  resume(offset: number): void {
    this.#token = this.#scan(offset);
  }

  /** Line and column of an offset. */
  position(offset: number): Position {
    let low = 0;
    let high = this.#lineStarts.length - 1;
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((this.#lineStarts[middle] as number) <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: offset - (this.#lineStarts[low] as number) + 1 };
  }

  /** An error at an offset, or at the next token. */
  error(message: string, offset = this.#token.start): RulesCompileError {
    return new RulesCompileError([{ file: this.#file, ...this.position(offset), message }]);
  }

  /** An error that names what was expected and what stands there. */
  unexpected(expected: string): RulesCompileError {
    const { kind, start, end } = this.#token;
    const found =
      kind === 'end' ? 'the end of the file' : `'${this.#text.slice(start, Math.min(end, start + 40))}'`;
    return this.error(`Expected ${expected}, found ${found}.`);
  }

  #scan(from: number): Token {
    const start = from + (this.#match(BLANK, from) ?? '').length;
    const first = this.#text[start];
    if (first === undefined) return { kind: 'end', text: '', start, end: start };
    if (this.#text.startsWith('/*', start)) throw this.error('The comment is not closed.', start);
    const bytes = first === 'b' && /['"]/.test(this.#text[start + 1] ?? '');
    if (first === '"' || first === "'" || bytes)
      return this.#scanString(bytes ? start + 1 : start, start, bytes);
    const name = this.#match(NAME, start);
    if (name !== undefined) return { kind: 'name', text: name, start, end: start + name.length };
    const number = this.#match(NUMBER, start);
    if (number !== undefined) return this.#number(number, start);
    const sign = this.#match(SIGN, start);
    if (sign === undefined)
      throw this.error(
        `Unexpected character '${String.fromCodePoint(this.#text.codePointAt(start) as number)}'.`,
        start,
      );
    return { kind: 'sign', text: sign, start, end: start + sign.length };
  }

  #scanString(quote: number, start: number, bytes: boolean): Token {
    const read = readString(this.#text, quote);
    if ('problem' in read) throw this.error(read.problem, read.offset);
    const value = bytes ? new Uint8Array(Buffer.from(read.value, 'utf8')) : read.value;
    return { kind: 'literal', text: '', value, start, end: read.end };
  }

  #number(text: string, start: number): Token {
    const end = start + text.length;
    if (!/^\d+$/.test(text)) return { kind: 'literal', text: '', value: Number(text), start, end };
    const value = BigInt(text);
    if (value > MAX_INT64) throw this.error('The integer is larger than 64 bits hold.', start);
    return { kind: 'literal', text: '', value, start, end };
  }

  #match(pattern: RegExp, offset: number): string | undefined {
    pattern.lastIndex = offset;
    return pattern.exec(this.#text)?.[0];
  }
}
