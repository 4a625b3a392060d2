import type ts from 'typescript';

/** A comparison in a query. */
export interface Condition {
  readonly field: string;
  /** As written in code, e.g. `==`. */
  readonly operator: string;
}

/** A sort order in a query. */
export interface Order {
  readonly field: string;
  readonly isDescending: boolean;
}

/** The parts of a query that decide which indexes it needs. */
export interface QueryShape {
  /** The collection's ID; null for a collection chosen at run time. */
  readonly collection: string | null;
  readonly isGroup: boolean;
  readonly conditions: readonly Condition[];
  readonly orders: readonly Order[];
}

export type FunctionNode = ts.ArrowFunction | ts.FunctionExpression | ts.FunctionDeclaration;

export interface Unknown {
  readonly node: ts.Node;
  /** The function whose callers know it; null if none does. */
  readonly parameterOf: FunctionNode | null;
}

/** A constraint's addition to a query; null for limits, cursors and the like. */
export type Change = { readonly condition: Condition } | { readonly order: Order } | null;

/** A possible value of an expression, to the extent that queries need it. */
export type Value =
  | { readonly kind: 'none'; readonly isNull: boolean }
  /** Unknown parts are holes; `unknown` says why. */
  | { readonly kind: 'text'; readonly text: string; readonly unknown: Unknown | null }
  /** `sites` are the calls that added its conditions and orders. */
  | { readonly kind: 'query'; readonly shape: QueryShape; readonly sites: readonly ts.Node[] }
  | { readonly kind: 'constraint'; readonly change: Change; readonly site: ts.Node }
  | { readonly kind: 'list'; readonly items: readonly Value[] }
  /** A list of unknown length with items from these. */
  | { readonly kind: 'some'; readonly items: readonly Value[]; readonly unknown: Unknown }
  | {
      readonly kind: 'object';
      readonly names: readonly string[];
      readonly property: (name: string) => readonly Value[];
    }
  | { readonly kind: 'function'; readonly call: (args: Arguments) => readonly Value[] }
  /** A Firebase export. */
  | { readonly kind: 'library'; readonly name: string }
  | { readonly kind: 'unknown'; readonly unknown: Unknown };

export interface Arguments {
  /** The possible values of an argument; `undefined` if it was omitted. */
  readonly at: (place: number) => readonly Value[];
  /** The possible lists of arguments from a position on. */
  readonly from: (place: number) => readonly Value[];
}

/** Placeholder for an unknown part of a string. */
export const unknownPart = '\0';

export const notGiven: Value = { kind: 'none', isNull: false };

export const unknownAt = (node: ts.Node): Value => ({
  kind: 'unknown',
  unknown: { node, parameterOf: null },
});

/** Thrown where a query depends on an unknown value. */
export class UnknownError extends Error {
  readonly unknown: Unknown;

  constructor(unknown: Unknown) {
    super(unknown.node.getText());
    this.unknown = unknown;
  }
}

/** All lists with one of the alternatives at each position. */
export const combinations = <T>(alternatives: readonly (readonly T[])[]): T[][] =>
  alternatives.reduce<T[][]>(
    (lists, next) => lists.flatMap((list) => next.map((one) => [...list, one])),
    [[]],
  );

/** A known argument: strings, null, and lists and objects of these. */
export type Given = string | null | readonly Given[] | { readonly [name: string]: Given };

function valueOf(given: Given): Value {
  if (given === null) return { kind: 'none', isNull: true };
  if (typeof given === 'string') return { kind: 'text', text: given, unknown: null };
  if (Array.isArray(given)) return { kind: 'list', items: (given as readonly Given[]).map(valueOf) };
  const properties = new Map(Object.entries(given as { readonly [name: string]: Given }));
  return {
    kind: 'object',
    names: [...properties.keys()],
    property: (name) => [properties.has(name) ? valueOf(properties.get(name)!) : notGiven],
  };
}

/** The arguments of a declared call, not of one in the sources. */
export const givenArguments = (given: readonly Given[]): Arguments => argumentsOf(given.map(valueOf));

/** A call's arguments with these values. */
export const argumentsOf = (values: readonly Value[]): Arguments => ({
  at: (place) => [values[place] ?? notGiven],
  from: (place) => [{ kind: 'list', items: values.slice(place) }],
});
