import type ts from 'typescript';

/** What a query compares. */
export interface Condition {
  readonly field: string;
  /** As code spells it, such as `==`. */
  readonly operator: string;
}

/** What a query sorts by. */
export interface Order {
  readonly field: string;
  readonly isDescending: boolean;
}

/** What of a query decides which indexes it needs. */
export interface QueryShape {
  /** The collection's id; null for a collection that code chooses as it runs. */
  readonly collection: string | null;
  readonly isGroup: boolean;
  readonly conditions: readonly Condition[];
  readonly orders: readonly Order[];
}

export type FunctionNode = ts.ArrowFunction | ts.FunctionExpression | ts.FunctionDeclaration;

/** Why a value isn't known. */
export interface Unknown {
  readonly node: ts.Node;
  /** The function whose callers know it; null where nobody does. */
  readonly parameterOf: FunctionNode | null;
}

/** What a constraint adds to a query; null for limits, cursors and the like. */
export type Change = { readonly condition: Condition } | { readonly order: Order } | null;

/** One of the values that an expression may have, as far as queries are made of it. */
export type Value =
  | { readonly kind: 'none'; readonly isNull: boolean }
  /** Parts that aren't known are holes; `unknown` says why. */
  | { readonly kind: 'text'; readonly text: string; readonly unknown: Unknown | null }
  /** `sites` are the calls that added its conditions and orders. */
  | { readonly kind: 'query'; readonly shape: QueryShape; readonly sites: readonly ts.Node[] }
  | { readonly kind: 'constraint'; readonly change: Change; readonly site: ts.Node }
  | { readonly kind: 'list'; readonly items: readonly Value[] }
  /** A list of unknown length, whose items are among these. */
  | { readonly kind: 'some'; readonly items: readonly Value[]; readonly unknown: Unknown }
  | {
      readonly kind: 'object';
      readonly names: readonly string[];
      readonly property: (name: string) => readonly Value[];
    }
  | { readonly kind: 'function'; readonly call: (args: Arguments) => readonly Value[] }
  /** An export of Firebase's. */
  | { readonly kind: 'library'; readonly name: string }
  | { readonly kind: 'unknown'; readonly unknown: Unknown };

/** The arguments of a call. */
export interface Arguments {
  /** The values that one may have; `undefined` where it was left out. */
  readonly at: (place: number) => readonly Value[];
  /** The lists that those from a place on may be. */
  readonly from: (place: number) => readonly Value[];
}

/** Stands in a text for a part that isn't known. */
export const hole = '\0';

export const notGiven: Value = { kind: 'none', isNull: false };

/** A value that nobody knows. */
export const unknownAt = (node: ts.Node): Value => ({
  kind: 'unknown',
  unknown: { node, parameterOf: null },
});

/** Thrown where a query is made of a value that isn't known. */
export class UnknownError extends Error {
  readonly unknown: Unknown;

  constructor(unknown: Unknown) {
    super(unknown.node.getText());
    this.unknown = unknown;
  }
}

/** Every list that has one of the alternatives at each place. */
export const combinations = <T>(alternatives: readonly (readonly T[])[]): T[][] =>
  alternatives.reduce<T[][]>(
    (lists, next) => lists.flatMap((list) => next.map((one) => [...list, one])),
    [[]],
  );
