import { RulesCompileError } from '../RulesCompileError.ts';
import { readBytes, readString } from './readString.ts';
import type { LiteralValue, Position } from './SyntaxTree.ts';

/** A token. For names, keywords and signs, `text` is verbatim; for a path segment, it omits the slash. */
export interface Token {
  readonly kind: 'name' | 'sign' | 'segment' | 'literal' | 'end';
  readonly text: string;
  /** Only for literals. */
  readonly value?: LiteralValue;
  readonly start: number;
  readonly end: number;
}

const BLANK = /(?:[ \t\r\n\f]|\/\/[^\n]*|\/\*[^]*?\*\/)*/y;
const NAME = /[A-Za-z_][\w$]*|\$[\w$]+/y;
const NUMBER = /(?:0|[1-9]\d*)(?:\.\d*)?|\.\d+/y;
const SERVICE_NAME = /[\w.-]+/y;
const SIGN = /&&|\|\||==|!=|<=|>=|\*\*|\+\+|--|[-+*/%<>!?:;,.(){}[\]=$]/y;
/** A slash directly followed by text is always a path segment, so `1/2` is not a division. */
const SEGMENT = /\/((?:[\w.~&'*+:@-]|%[0-9a-fA-F]{2})+|\([\w-]+\))/y;
/** The largest integer plus one, for use after a minus. */
const MAX_INTEGER = 2n ** 63n;

/** Names that can't be declared or called as methods. */
const RESERVED = new Set([
  'allow',
  'break',
  'case',
  'continue',
  'default',
  'deny',
  'do',
  'each',
  'else',
  'extends',
  'false',
  'for',
  'function',
  'goto',
  'if',
  'import',
  'in',
  'is',
  'let',
  'match',
  'not',
  'null',
  'package',
  'return',
  'rules_version',
  'service',
  'switch',
  'then',
  'true',
  'var',
  'while',
]);

/** Tokenizes a rules file with one token of lookahead; paths, which have their own tokens, are read on demand. */
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

  get token(): Token {
    return this.#token;
  }

  /** Takes the next token. @throws RulesCompileError if what follows isn't a token */
  take(): Token {
    const token = this.#token;
    if (token.kind !== 'end') this.#token = this.#scan(token.end);
    return token;
  }

  /** Whether the next token is this name or sign. */
  isNext(text: string): boolean {
    return this.word === text;
  }

  /** Whether a path segment is next: text, `/$(` or `/{`. */
  seesPath(): boolean {
    if (this.#token.kind === 'segment') return true;
    if (!this.isNext('/')) return false;
    const next = this.#scan(this.#token.end);
    return next.text === '{' || (next.text === '$' && this.#scan(next.end).text === '(');
  }

  /** Whether the next slash is followed by another path: an empty segment. */
  seesEmptySegment(): boolean {
    if (!this.isNext('/')) return false;
    const next = this.#scan(this.#token.end);
    return next.kind === 'segment' || next.text === '/';
  }

  /** Whether the token after the next one is this sign. */
  isBefore(sign: string): boolean {
    return this.#token.kind !== 'end' && this.#scan(this.#token.end).text === sign;
  }

  /** The next token's text if it is a name or sign. */
  get word(): string | null {
    const { kind, text } = this.#token;
    return kind === 'name' || kind === 'sign' ? text : null;
  }

  /** Takes the next token if it is this name or sign. */
  takeIf(text: string): boolean {
    const seen = this.isNext(text);
    if (seen) this.take();
    return seen;
  }

  /** @throws RulesCompileError if the next token is another */
  expect(text: string): Token {
    if (!this.isNext(text)) throw this.unexpected(`'${text}'`);
    return this.take();
  }

  /** Takes a name that isn't a keyword. @throws RulesCompileError if there is none */
  expectName(what: string): Token {
    if (RESERVED.has(this.#token.text)) throw this.unexpected(what);
    return this.expectWord(what);
  }

  /** Takes a name or keyword. @throws RulesCompileError if there is none */
  expectWord(what: string): Token {
    if (this.#token.kind !== 'name') throw this.unexpected(what);
    return this.take();
  }

  /** Takes a service name, e.g. `cloud.firestore`. @throws RulesCompileError if there is none */
  takeServiceName(): string {
    const { start } = this.#token;
    const name = this.#match(SERVICE_NAME, start);
    if (name === undefined) throw this.unexpected('the name of a service');
    this.#token = this.#scan(start + name.length);
    return name;
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

  /** An error at an offset, by default the next token's. */
  error(message: string, offset = this.#token.start): RulesCompileError {
    return new RulesCompileError([{ file: this.#file, ...this.position(offset), message }]);
  }

  /** An error that says what was expected and what was found. */
  unexpected(expected: string): RulesCompileError {
    const { kind, start, end } = this.#token;
    if (this.#text.startsWith('/*', start)) return this.error('The comment is not closed.');
    const found =
      kind === 'end' ? 'the end of the file' : `'${this.#text.slice(start, Math.min(end, start + 40))}'`;
    return this.error(`Expected ${expected}, found ${found}.`);
  }

  #scan(from: number): Token {
    const start = from + (this.#match(BLANK, from) ?? '').length;
    const first = this.#text[start];
    if (first === undefined) return { kind: 'end', text: '', start, end: start };
    const bytes = (first === 'b' || first === 'B') && /['"]/.test(this.#text[start + 1] ?? '');
    if (first === '"' || first === "'" || bytes)
      return this.#scanString(bytes ? start + 1 : start, start, bytes);
    const name = this.#match(NAME, start);
    if (name !== undefined) return { kind: 'name', text: name, start, end: start + name.length };
    const number = this.#match(NUMBER, start);
    if (number !== undefined) return this.#number(number, start);
    const segment = this.#match(SEGMENT, start);
    if (segment !== undefined)
      return { kind: 'segment', text: decodeSegment(segment.slice(1)), start, end: start + segment.length };
    const sign = this.#match(SIGN, start);
    if (sign === undefined)
      throw this.error(
        `Unexpected character '${String.fromCodePoint(this.#text.codePointAt(start) as number)}'.`,
        start,
      );
    return { kind: 'sign', text: sign, start, end: start + sign.length };
  }

  #scanString(quote: number, start: number, bytes: boolean): Token {
    const read = bytes ? readBytes(this.#text, quote) : readString(this.#text, quote);
    if ('problem' in read) throw this.error(read.problem, read.offset);
    return { kind: 'literal', text: '', value: read.value, start, end: read.end };
  }

  #number(text: string, start: number): Token {
    const end = start + text.length;
    if (!/^\d+$/.test(text)) return { kind: 'literal', text: '', value: Number(text), start, end };
    const value = BigInt(text);
    if (value > MAX_INTEGER) throw this.error('The integer is too large for 64 bits.', start);
    return { kind: 'literal', text: '', value, start, end };
  }

  #match(pattern: RegExp, offset: number): string | undefined {
    pattern.lastIndex = offset;
    return pattern.exec(this.#text)?.[0];
  }
}

/** `%20` is a UTF-8 byte; invalid bytes become replacement characters. */
function decodeSegment(text: string): string {
  return text.replaceAll(/(?:%[0-9a-fA-F]{2})+/g, (bytes) =>
    Buffer.from(bytes.replaceAll('%', ''), 'hex').toString(),
  );
}
