import type { Scanner, Token } from './Scanner.ts';
import type { BinaryOperator, Expression } from './SyntaxTree.ts';

/** Deeper than any rule needs, and shallow enough for the stack. */
const MAX_NESTING = 100;
/** A long chain is as deep a tree as nested parentheses; a request may not evaluate more anyway. */
const MAX_OPERATORS = 1000;

/** From the loosest to the tightest (firebase.google.com/docs/rules/rules-language#building_conditions). */
const BINARY_LEVELS: readonly (readonly string[])[] = [
  ['||'],
  ['&&'],
  ['==', '!='],
  ['in', 'is'],
  ['<', '<=', '>', '>='],
  ['+', '-'],
  ['*', '/', '%'],
];

/** Parses one expression from where the scanner is. @throws RulesCompileError */
export function parseExpression(scanner: Scanner): Expression {
  return new ExpressionParser(scanner).conditional();
}

class ExpressionParser {
  readonly #scanner: Scanner;
  #nesting = 0;
  #operators = 0;

  constructor(scanner: Scanner) {
    this.#scanner = scanner;
  }

  conditional(): Expression {
    return this.#nested(() => {
      const condition = this.#binary(0);
      if (!this.#scanner.sees('?')) return condition;
      const at = this.#at(this.#scanner.take());
      const then = this.conditional();
      this.#scanner.expect(':');
      return { kind: 'conditional', at, condition, then, otherwise: this.conditional() };
    });
  }

  #binary(level: number): Expression {
    const operators = BINARY_LEVELS[level];
    if (!operators) return this.#unary();
    let left = this.#binary(level + 1);
    while (operators.some((operator) => this.#scanner.sees(operator))) {
      this.#countOperator();
      left = this.#operation(left, level);
    }
    return left;
  }

  #operation(left: Expression, level: number): Expression {
    const sign = this.#scanner.take();
    const at = this.#at(sign);
    const operator = sign.text;
    if (operator === 'is') {
      const type = this.#scanner.expectName('the name of a type').text;
      return { kind: 'is', at, operand: left, type };
    }
    const right = this.#binary(level + 1);
    if (operator === '&&' || operator === '||') return { kind: 'logical', at, operator, left, right };
    return { kind: 'binary', at, operator: operator as BinaryOperator, left, right };
  }

  #unary(): Expression {
    const { token } = this.#scanner;
    if (!this.#scanner.sees('!') && !this.#scanner.sees('-')) return this.#postfix();
    this.#scanner.take();
    const operand = this.#nested(() => this.#unary());
    return { kind: 'unary', at: this.#at(token), operator: token.text as '!' | '-', operand };
  }

  #postfix(): Expression {
    let object = this.#primary();
    for (; ; this.#countOperator()) {
      if (this.#scanner.takes('.')) {
        const name = this.#scanner.expectName('the name of a property');
        const at = this.#at(name);
        object = this.#scanner.sees('(')
          ? { kind: 'method', at, object, name: name.text, parameters: this.#parameters() }
          : { kind: 'member', at, object, name: name.text };
      } else if (this.#scanner.sees('[')) {
        object = this.#subscript(object);
      } else {
        return object;
      }
    }
  }

  #subscript(object: Expression): Expression {
    const at = this.#at(this.#scanner.expect('['));
    const index = this.conditional();
    if (this.#scanner.takes(':')) {
      const to = this.conditional();
      this.#scanner.expect(']');
      return { kind: 'slice', at, object, from: index, to };
    }
    this.#scanner.expect(']');
    return { kind: 'index', at, object, index };
  }

  #primary(): Expression {
    const { token } = this.#scanner;
    const at = this.#at(token);
    if (token.kind === 'literal') {
      this.#scanner.take();
      return { kind: 'literal', at, value: token.value ?? null };
    }
    if (token.kind === 'name') return this.#named(this.#scanner.take());
    if (this.#scanner.sees('/')) return this.#path();
    if (this.#scanner.takes('(')) {
      const inner = this.conditional();
      this.#scanner.expect(')');
      return inner;
    }
    if (this.#scanner.takes('[')) {
      return { kind: 'list', at, elements: this.#sequence(']', () => this.conditional()) };
    }
    if (this.#scanner.takes('{'))
      return { kind: 'map', at, entries: this.#sequence('}', () => this.#entry()) };
    throw this.#scanner.unexpected('an expression');
  }

  #named(name: Token): Expression {
    const at = this.#at(name);
    if (name.text === 'true' || name.text === 'false')
      return { kind: 'literal', at, value: name.text === 'true' };
    if (name.text === 'null') return { kind: 'literal', at, value: null };
    if (this.#scanner.sees('(')) return { kind: 'call', at, name: name.text, parameters: this.#parameters() };
    return { kind: 'variable', at, name: name.text };
  }

  #entry(): readonly [Expression, Expression] {
    const key = this.conditional();
    this.#scanner.expect(':');
    return [key, this.conditional()];
  }

  #parameters(): Expression[] {
    this.#scanner.expect('(');
    return this.#sequence(')', () => this.conditional());
  }

  #sequence<Item>(close: string, item: () => Item): Item[] {
    const items: Item[] = [];
    while (!this.#scanner.takes(close)) {
      if (items.length > 0) {
        this.#scanner.expect(',');
        if (this.#scanner.takes(close)) break;
      }
      items.push(item());
    }
    return items;
  }

  /** `/text/$(expression)/…`, without blanks between. */
  #path(): Expression {
    const at = this.#at(this.#scanner.token);
    const segments: (string | Expression)[] = [];
    for (;;) {
      const slash = this.#scanner.token;
      if (this.#scanner.hasAt(slash.end, '$(')) {
        this.#scanner.resume(slash.end + 2);
        segments.push(this.conditional());
        const close = this.#scanner.token;
        if (!this.#scanner.sees(')')) throw this.#scanner.unexpected("')'");
        if (!this.#goOn(close.end)) return { kind: 'path', at, segments };
      } else {
        const read = this.#scanner.pathText(slash);
        if (!read) throw this.#scanner.error('Expected a segment of a path.', slash.end);
        segments.push(read.text);
        if (!this.#goOn(read.end)) return { kind: 'path', at, segments };
      }
    }
  }

  /** Goes on behind a segment; says whether another one follows. */
  #goOn(end: number): boolean {
    this.#scanner.resume(end);
    return (
      this.#scanner.hasAt(end, '/') && !this.#scanner.hasAt(end, '//') && !this.#scanner.hasAt(end, '/*')
    );
  }

  #at(token: Token): Expression['at'] {
    return this.#scanner.position(token.start);
  }

  #nested<Result>(parse: () => Result): Result {
    if (++this.#nesting > MAX_NESTING) throw this.#scanner.error('The expression is nested too deeply.');
    const result = parse();
    this.#nesting--;
    return result;
  }

  #countOperator(): void {
    if (++this.#operators > MAX_OPERATORS)
      throw this.#scanner.error(`The expression has more than ${MAX_OPERATORS} operators.`);
  }
}
