import { RulesCompileError } from '../RulesCompileError.ts';
import { readBytes, readString } from './readString.ts';
import type { LiteralValue, Position } from './SyntaxTree.ts';

/** A word of the language. For names, keywords and signs `text` is what stands there; of a path's segment, it is without the slash. */
export interface Token {
  readonly kind: 'name' | 'sign' | 'segment' | 'literal' | 'end';
  readonly text: string;
  /** Only of literals. */
  readonly value?: LiteralValue;
  readonly start: number;
  readonly end: number;
}

const BLANK = /(?:[ \t\r\n\f]|\/\/[^\n]*|\/\*[^]*?\*\/)*/y;
const NAME = /[A-Za-z_][\w$]*|\$[\w$]+/y;
const NUMBER = /(?:0|[1-9]\d*)(?:\.\d*)?|\.\d+/y;
const SERVICE_NAME = /[\w.-]+/y;
const SIGN = /&&|\|\||==|!=|<=|>=|\*\*|\+\+|--|[-+*/%<>!?:;,.(){}[\]=$]/y;
/** A slash with text right behind it: a path's segment wherever it stands, so `1/2` is no division. */
const SEGMENT = /\/((?:[\w.~&'*+:@-]|%[0-9a-fA-F]{2})+|\([\w-]+\))/y;
/** The largest integer, and one more for what stands behind a minus. */
const MAX_INTEGER = 2n ** 63n;

/** Names that can't be given, and can't be called as methods. */
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
    return this.word === text;
  }

  /** Whether a path's segment comes next: text, `/$(` or `/{`. */
  seesPath(): boolean {
    if (this.#token.kind === 'segment') return true;
    if (!this.sees('/')) return false;
    const next = this.#scan(this.#token.end);
    return next.text === '{' || (next.text === '$' && this.#scan(next.end).text === '(');
  }

  /** Whether a slash comes next that has another path behind it: a segment of nothing. */
  seesEmptySegment(): boolean {
    if (!this.sees('/')) return false;
    const next = this.#scan(this.#token.end);
    return next.kind === 'segment' || next.text === '/';
  }

  /** Whether a sign stands behind the next token. */
  isBefore(sign: string): boolean {
    return this.#token.kind !== 'end' && this.#scan(this.#token.end).text === sign;
  }

  /** The text of the next token where it is a name or sign. */
  get word(): string | null {
    const { kind, text } = this.#token;
    return kind === 'name' || kind === 'sign' ? text : null;
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

  /** Takes a name, other than the language's own words. @throws RulesCompileError where there is none */
  expectName(what: string): Token {
    if (RESERVED.has(this.#token.text)) throw this.unexpected(what);
    return this.expectWord(what);
  }

  /** Takes a name or a word of the language. @throws RulesCompileError where there is none */
  expectWord(what: string): Token {
    if (this.#token.kind !== 'name') throw this.unexpected(what);
    return this.take();
  }

  /** Takes the name of a service, such as `cloud.firestore`. @throws RulesCompileError where there is none */
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

  /** An error at an offset, or at the next token. */
  error(message: string, offset = this.#token.start): RulesCompileError {
    return new RulesCompileError([{ file: this.#file, ...this.position(offset), message }]);
  }

  /** An error that names what was expected and what stands there. */
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
    if (value > MAX_INTEGER) throw this.error('The integer is larger than 64 bits hold.', start);
    return { kind: 'literal', text: '', value, start, end };
  }

  #match(pattern: RegExp, offset: number): string | undefined {
    pattern.lastIndex = offset;
    return pattern.exec(this.#text)?.[0];
  }
}

/** `%20` stands for a byte of UTF-8; bytes that are none become replacement characters. */
function decodeSegment(text: string): string {
  return text.replaceAll(/(?:%[0-9a-fA-F]{2})+/g, (bytes) =>
    Buffer.from(bytes.replaceAll('%', ''), 'hex').toString(),
  );
}
