import type { Scanner, Token } from './Scanner.ts';
import type { BinaryOperator, Expression, LiteralValue, UnboundSegment } from './SyntaxTree.ts';

/**
 * The number of levels Google's compiler accepts. Each operator, parenthesis, argument, element and subscript is one level above its
 * content. The operand of a member access, method call or minus is on the same level.
 */
const MAX_LEVELS = 99;
/** Limit on chained members and methods, which make a tree of that depth; Google's compiler fails from about 800. */
const MAX_CHAIN = 1000;
const TOO_DEEP = `The expression has more than ${MAX_LEVELS} levels.`;

const MIN_INTEGER = -(2n ** 63n);
const CONSTANTS: ReadonlyMap<string, LiteralValue> = new Map<string, LiteralValue>([
  ['true', true],
  ['false', false],
  ['null', null],
]);
/** Keywords that can't follow a dot. */
const NO_PROPERTIES: ReadonlySet<string> = new Set(['rules_version', 'service']);

/**
 * From loosest to tightest, as in Google's compiler. Its documentation (firebase.google.com/docs/rules/rules-language#building_conditions)
 * has `==` looser than `in` and `is`.
 */
const PRECEDENCE: ReadonlyMap<string, number> = new Map(
  [['||'], ['&&'], ['in'], ['is'], ['==', '!='], ['<', '<=', '>', '>='], ['+', '-'], ['*', '/', '%']].flatMap(
    (operators, level) => operators.map((operator): [string, number] => [operator, level]),
  ),
);

/** Namespaces of functions; nothing else may have these names. */
const PACKAGES: ReadonlySet<string> = new Set(['duration', 'hashing', 'latlng', 'math', 'timestamp']);

/** Parses one expression at the scanner's position. @throws RulesCompileError */
export function parseExpression(scanner: Scanner): Expression {
  return new ExpressionParser(scanner).conditional().expression;
}

/** Takes a name for a variable, parameter or wildcard. @throws RulesCompileError if there is none, or it is a namespace's */
export function expectVariable(scanner: Scanner, what: string): Token {
  const { start } = scanner.token;
  const name = scanner.expectName(what);
  if (PACKAGES.has(name.text)) throw notAVariable(scanner, name.text, start);
  return name;
}

function notAVariable(scanner: Scanner, name: string, start: number): Error {
  return scanner.error(`'${name}' is a package and can't be the name of a variable.`, start);
}

/** `{name}`, `{name=*}` (the same) or `{name=**}`, from the brace on. @throws RulesCompileError */
export function parseWildcard(scanner: Scanner): { readonly name: string; readonly rest: boolean } {
  scanner.expect('{');
  const name = expectVariable(scanner, 'the name of a wildcard').text;
  const rest = scanner.takeIf('=') && !scanner.takeIf('*');
  if (rest) scanner.expect('**');
  scanner.expect('}');
  return { name, rest };
}

/** An expression and its number of levels. */
interface Parsed {
  readonly expression: Expression;
  readonly levels: number;
}

class ExpressionParser {
  readonly #scanner: Scanner;
  #nesting = 0;

  constructor(scanner: Scanner) {
    this.#scanner = scanner;
  }

  conditional(): Parsed {
    return this.#nested(() => {
      const condition = this.#binary(0);
      if (!this.#scanner.isNext('?')) return condition;
      const at = this.#at(this.#scanner.take());
      const then = this.conditional();
      this.#scanner.expect(':');
      const otherwise = this.conditional();
      return this.#above([condition, then, otherwise], ([first, second, third]) => ({
        kind: 'conditional',
        at,
        condition: first,
        then: second,
        otherwise: third,
      }));
    });
  }

  /** Operators from a precedence level on. */
  #binary(level: number): Parsed {
    let left = this.#unary();
    for (;;) {
      const operator = PRECEDENCE.get(this.#scanner.word ?? '');
      if (operator === undefined || operator < level) return left;
      left = this.#operation(left, operator + 1);
    }
  }

  #operation(operand: Parsed, level: number): Parsed {
    const sign = this.#scanner.take();
    const at = this.#at(sign);
    const operator = sign.text;
    if (operator === 'is') {
      const type = this.#scanner.expectName('the name of a type').text;
      return this.#above([operand], ([value]) => ({ kind: 'is', at, operand: value, type }));
    }
    return this.#above([operand, this.#binary(level)], ([left, right]) =>
      operator === '&&' || operator === '||'
        ? { kind: 'logical', at, operator, left, right }
        : { kind: 'binary', at, operator: operator as BinaryOperator, left, right },
    );
  }

  #unary(): Parsed {
    const { token } = this.#scanner;
    if (!this.#scanner.isNext('!') && !this.#scanner.isNext('-')) return this.#postfix();
    this.#scanner.take();
    const operator = token.text as '!' | '-';
    const at = this.#at(token);
    if (operator === '-' && this.#scanner.token.value === -MIN_INTEGER) {
      this.#scanner.take();
      return { expression: { kind: 'literal', at, value: MIN_INTEGER }, levels: 1 };
    }
    if (operator === '-') {
      const { expression: operand, levels } = this.#postfix();
      return { expression: { kind: 'unary', at, operator, operand }, levels };
    }
    return this.#above([this.#nested(() => this.#unary())], ([operand]) => ({
      kind: 'unary',
      at,
      operator,
      operand,
    }));
  }

  #postfix(): Parsed {
    let object = this.#primary();
    for (let chain = 1; ; chain++) {
      if (chain > MAX_CHAIN) throw this.#scanner.error(`More than ${MAX_CHAIN} members are chained.`);
      if (this.#scanner.takeIf('.')) object = this.#member(object);
      else if (this.#scanner.isNext('[')) object = this.#subscript(object);
      else return object;
    }
  }

  #member({ expression: object, levels }: Parsed): Parsed {
    const isMethod = this.#scanner.isBefore('(');
    const name = isMethod
      ? this.#scanner.expectName('the name of a method')
      : this.#scanner.expectWord('the name of a property');
    const at = this.#at(name);
    if (isMethod) {
      const parameters = this.#parameters();
      return this.#above(
        parameters,
        (all) => ({ kind: 'method', at, object, name: name.text, parameters: all }),
        levels,
      );
    }
    if (object.kind === 'variable' && PACKAGES.has(object.name))
      throw this.#scanner.error(`'${object.name}' has only functions.`, name.start);
    if (NO_PROPERTIES.has(name.text))
      throw this.#scanner.error(`'.${name.text}' is not a property.`, name.start);
    return { expression: { kind: 'member', at, object, name: name.text }, levels };
  }

  #subscript({ expression: object, levels }: Parsed): Parsed {
    const at = this.#at(this.#scanner.expect('['));
    const from = this.#scanner.isNext(':') ? null : this.conditional();
    if (from && this.#scanner.takeIf(']'))
      return this.#above([from], ([index]) => ({ kind: 'index', at, object, index }), levels);
    this.#scanner.expect(':');
    const to = this.#scanner.isNext(']') ? null : this.conditional();
    this.#scanner.expect(']');
    return this.#above(
      [from, to].filter((end) => end !== null),
      () => ({ kind: 'slice', at, object, from: from?.expression ?? null, to: to?.expression ?? null }),
      levels,
    );
  }

  #primary(): Parsed {
    const { token } = this.#scanner;
    const at = this.#at(token);
    if (token.kind === 'literal') {
      if (token.value === -MIN_INTEGER)
        throw this.#scanner.error('The integer is too large for 64 bits.', token.start);
      this.#scanner.take();
      return { expression: { kind: 'literal', at, value: token.value ?? null }, levels: 1 };
    }
    if (token.kind === 'name') return this.#named(token);
    if (this.#scanner.seesPath()) return this.#path();
    if (this.#scanner.takeIf('(')) {
      const inner = this.conditional();
      this.#scanner.expect(')');
      return this.#above([inner], ([expression]) => expression);
    }
    if (this.#scanner.takeIf('[')) {
      const elements = this.#sequence(']', () => this.conditional());
      return this.#above(elements, (all) => ({ kind: 'list', at, elements: all }));
    }
    if (this.#scanner.takeIf('{')) {
      const entries = this.#sequence('}', () => this.#entry());
      return this.#above(entries.flat(), () => ({
        kind: 'map',
        at,
        entries: entries.map(([key, value]) => [key.expression, value.expression]),
      }));
    }
    throw this.#scanner.unexpected('an expression');
  }

  #named({ text, start }: Token): Parsed {
    const at = this.#scanner.position(start);
    const constant = CONSTANTS.get(text);
    if (constant !== undefined) {
      this.#scanner.take();
      return { expression: { kind: 'literal', at, value: constant }, levels: 1 };
    }
    this.#scanner.expectName('an expression');
    if (this.#scanner.isNext('(')) {
      const parameters = this.#parameters();
      return this.#above(parameters, (all) => ({ kind: 'call', at, name: text, parameters: all }));
    }
    if (PACKAGES.has(text) && !this.#scanner.isNext('.')) throw notAVariable(this.#scanner, text, start);
    return { expression: { kind: 'variable', at, name: text }, levels: 1 };
  }

  #entry(): readonly [Parsed, Parsed] {
    const key = this.conditional();
    this.#scanner.expect(':');
    return [key, this.conditional()];
  }

  #parameters(): Parsed[] {
    this.#scanner.expect('(');
    return this.#sequence(')', () => this.conditional());
  }

  #sequence<Item>(close: string, item: () => Item): Item[] {
    const items: Item[] = [];
    while (!this.#scanner.takeIf(close)) {
      if (items.length > 0) {
        this.#scanner.expect(',');
        if (this.#scanner.takeIf(close)) break;
      }
      items.push(item());
    }
    return items;
  }

  /** A sequence of `/text`, `/$(expression)` and `/{name}`. */
  #path(): Parsed {
    const at = this.#at(this.#scanner.token);
    const inner: Parsed[] = [];
    const segments: (string | Expression | UnboundSegment)[] = [];
    do {
      const { kind, text } = this.#scanner.take();
      if (kind === 'segment') {
        segments.push(text);
      } else if (this.#scanner.takeIf('$')) {
        this.#scanner.expect('(');
        const value = this.conditional();
        this.#scanner.expect(')');
        inner.push(value);
        segments.push(value.expression);
      } else {
        const { start } = this.#scanner.token;
        const { name } = parseWildcard(this.#scanner);
        if (
          segments.some(
            (other) => typeof other === 'object' && other.kind === 'unbound' && other.name === name,
          )
        )
          throw this.#scanner.error(`Wildcard '${name}' occurs twice in the path.`, start);
        segments.push({ kind: 'unbound', name });
      }
    } while (this.#scanner.seesPath());
    if (this.#scanner.seesEmptySegment()) throw this.#scanner.error('Expected a segment of a path.');
    return this.#above(inner, () => ({ kind: 'path', at, segments }));
  }

  #at(token: Token): Expression['at'] {
    return this.#scanner.position(token.start);
  }

  /** Combines expressions one level above the highest of them; `beside` are parts on the same level as the result. */
  #above<Parts extends readonly Parsed[]>(
    parts: readonly [...Parts],
    make: (expressions: { [Index in keyof Parts]: Expression }) => Expression,
    beside = 1,
  ): Parsed {
    const levels = Math.max(beside, ...parts.map((part) => part.levels + 1));
    if (levels > MAX_LEVELS) throw this.#scanner.error(TOO_DEEP);
    const expressions = parts.map(({ expression }) => expression);
    return { expression: make(expressions as { [Index in keyof Parts]: Expression }), levels };
  }

  /** Protects the stack: nesting in the text makes at least as many levels of the tree. */
  #nested(parse: () => Parsed): Parsed {
    if (++this.#nesting > MAX_LEVELS) throw this.#scanner.error(TOO_DEEP);
    const result = parse();
    this.#nesting--;
    return result;
  }
}
