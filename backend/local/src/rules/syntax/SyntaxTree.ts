/** A position in a rules file, 1-based, with columns in UTF-16 code units. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

/** A literal's value: integers are bigint, floats number. */
export type LiteralValue = null | boolean | bigint | number | string | Uint8Array;

export type UnaryOperator = '!' | '-';
export type BinaryOperator = '==' | '!=' | '<' | '<=' | '>' | '>=' | '+' | '-' | '*' | '/' | '%' | 'in';

/** `{name}` in a path expression. */
export interface UnboundSegment {
  readonly kind: 'unbound';
  readonly name: string;
}

/** An expression; `at` is its beginning or, for operators, member access and calls, the position of the sign or name. */
export type Expression =
  | { readonly kind: 'literal'; readonly at: Position; readonly value: LiteralValue }
  | { readonly kind: 'list'; readonly at: Position; readonly elements: readonly Expression[] }
  | {
      readonly kind: 'map';
      readonly at: Position;
      readonly entries: readonly (readonly [key: Expression, value: Expression])[];
    }
  | {
      readonly kind: 'path';
      readonly at: Position;
      /** Text, `$(…)`, or the name of a `{…}`, which `bind()` replaces. */
      readonly segments: readonly (string | Expression | UnboundSegment)[];
    }
  | { readonly kind: 'variable'; readonly at: Position; readonly name: string }
  | { readonly kind: 'member'; readonly at: Position; readonly object: Expression; readonly name: string }
  | {
      readonly kind: 'index';
      readonly at: Position;
      readonly object: Expression;
      readonly index: Expression;
    }
  | {
      readonly kind: 'slice';
      readonly at: Position;
      readonly object: Expression;
      /** Null for the beginning. */
      readonly from: Expression | null;
      /** Null for the end. */
      readonly to: Expression | null;
    }
  | {
      readonly kind: 'call';
      readonly at: Position;
      readonly name: string;
      readonly parameters: readonly Expression[];
    }
  | {
      readonly kind: 'method';
      readonly at: Position;
      readonly object: Expression;
      readonly name: string;
      readonly parameters: readonly Expression[];
    }
  | {
      readonly kind: 'unary';
      readonly at: Position;
      readonly operator: UnaryOperator;
      readonly operand: Expression;
    }
  | {
      readonly kind: 'binary';
      readonly at: Position;
      readonly operator: BinaryOperator;
      readonly left: Expression;
      readonly right: Expression;
    }
  | {
      readonly kind: 'logical';
      readonly at: Position;
      readonly operator: '&&' | '||';
      readonly left: Expression;
      readonly right: Expression;
    }
  | { readonly kind: 'is'; readonly at: Position; readonly operand: Expression; readonly type: string }
  | {
      readonly kind: 'conditional';
      readonly at: Position;
      readonly condition: Expression;
      readonly then: Expression;
      readonly otherwise: Expression;
    };

/** `let name = value;` */
export interface LetBinding {
  readonly at: Position;
  readonly name: string;
  readonly value: Expression;
}

/** `function name(parameters) { lets return result; }` */
export interface FunctionDeclaration {
  readonly at: Position;
  readonly name: string;
  readonly parameters: readonly { readonly at: Position; readonly name: string }[];
  readonly bindings: readonly LetBinding[];
  readonly result: Expression;
}

/** One segment of a match: text, `{name}` (one segment) or `{name=**}` (any number). */
export type PatternSegment =
  | { readonly kind: 'text'; readonly at: Position; readonly text: string }
  | { readonly kind: 'single' | 'rest'; readonly at: Position; readonly name: string };

/** `allow methods: if condition;` */
export interface AllowStatement {
  readonly at: Position;
  readonly methods: readonly { readonly at: Position; readonly name: string }[];
  /** Null if there is none, which means always. */
  readonly condition: Expression | null;
}

/** The content of a service or match. */
export interface Block {
  readonly functions: readonly FunctionDeclaration[];
  readonly matches: readonly MatchStatement[];
}

/** `match pattern { … }` */
export interface MatchStatement extends Block {
  readonly at: Position;
  readonly pattern: readonly PatternSegment[];
  readonly allows: readonly AllowStatement[];
}

/** `service name { … }` */
export interface ServiceDeclaration extends Block {
  readonly at: Position;
  readonly name: string;
}

export interface RulesFileTree {
  /** 1 if the file doesn't say. */
  readonly version: 1 | 2;
  readonly functions: readonly FunctionDeclaration[];
  readonly services: readonly ServiceDeclaration[];
}
