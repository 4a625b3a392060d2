import ts from 'typescript';
import { startsQuery, startedQuery, callOfLibrary, chainedQuery, isChained } from './firestoreCalls.ts';
import { callOfList, passesItemsOn, itemAt, itemsOf } from './listCalls.ts';
import type { Call, Names } from './Names.ts';
import {
  combinations,
  unknownPart,
  notGiven,
  unknownAt,
  UnknownError,
  type Arguments,
  type FunctionNode,
  type Unknown,
  type Value,
} from './values.ts';

/** A function's caller: a call in the sources or declared arguments; null when unknown. */
export type Caller = Call | { readonly given: Arguments } | null;

/** Declared arguments of functions, replacing the calls in the sources. */
export type Given = ReadonlyMap<FunctionNode, readonly Arguments[]>;

/** The calls an expression is evaluated in, innermost first. */
interface Scope {
  readonly fn: FunctionNode;
  readonly args: Arguments;
  readonly outer: Scope | null;
}

/** Limit on nested calls, because recursion would never end here. */
const maxDepth = 80;

const isFunction = (node: ts.Node): node is FunctionNode =>
  ts.isArrowFunction(node) || ts.isFunctionExpression(node) || ts.isFunctionDeclaration(node);

/** Evaluates expressions to their possible values in every branch that may be taken, if queries need them. */
export class Evaluator {
  readonly #names: Names;
  readonly #given: Given;
  readonly #callers: ReadonlyMap<FunctionNode, Caller>;
  #depth = 0;

  /** @param callers the known callers of the enclosing functions */
  constructor(names: Names, given: Given, callers: ReadonlyMap<FunctionNode, Caller>) {
    this.#names = names;
    this.#given = given;
    this.#callers = callers;
  }

  /** @throws UnknownError where a query depends on something unknown */
  valuesOf(node: ts.Expression, scope: Scope | null = null): readonly Value[] {
    if (this.#depth > maxDepth) return [unknownAt(node)];
    this.#depth += 1;
    try {
      return this.#valuesOf(node, scope);
    } finally {
      this.#depth -= 1;
    }
  }

  #valuesOf(node: ts.Expression, scope: Scope | null): readonly Value[] {
    if (
      ts.isParenthesizedExpression(node) ||
      ts.isAsExpression(node) ||
      ts.isSatisfiesExpression(node) ||
      ts.isNonNullExpression(node) ||
      ts.isAwaitExpression(node)
    )
      return this.valuesOf(node.expression, scope);
    if (node.kind === ts.SyntaxKind.NullKeyword) return [{ kind: 'none', isNull: true }];
    if (ts.isStringLiteralLike(node) || ts.isNumericLiteral(node))
      return [{ kind: 'text', text: node.text, unknown: null }];
    if (ts.isTemplateExpression(node)) return this.#template(node, scope);
    if (ts.isConditionalExpression(node)) return this.#conditional(node, scope);
    if (ts.isBinaryExpression(node)) return this.#binary(node, scope);
    if (ts.isArrayLiteralExpression(node)) return this.#listOf(node.elements, scope);
    if (ts.isObjectLiteralExpression(node)) return [this.#object(node, scope)];
    if (isFunction(node)) return [this.#function(node, scope)];
    if (ts.isIdentifier(node)) return this.#identifier(node, scope);
    if (ts.isPropertyAccessExpression(node))
      return this.valuesOf(node.expression, scope).flatMap((value) =>
        propertyOf(value, node.name.text, node),
      );
    if (ts.isElementAccessExpression(node)) return this.#element(node, scope);
    if (ts.isCallExpression(node)) return this.#call(node, scope);
    return [unknownAt(node)];
  }

  #template({ head, templateSpans }: ts.TemplateExpression, scope: Scope | null): readonly Value[] {
    return combinations(templateSpans.map(({ expression }) => this.valuesOf(expression, scope))).map(
      (parts) => {
        let unknown: Unknown | null = null;
        const texts = parts.map((part, place) => {
          if ('unknown' in part) unknown ??= part.unknown;
          return (part.kind === 'text' ? part.text : unknownPart) + templateSpans[place]!.literal.text;
        });
        return { kind: 'text', text: head.text + texts.join(''), unknown };
      },
    );
  }

  #conditional({ condition, whenTrue, whenFalse }: ts.ConditionalExpression, scope: Scope | null) {
    const verdicts = this.#verdicts(condition, scope);
    return [
      ...(verdicts.has(true) ? this.valuesOf(whenTrue, scope) : []),
      ...(verdicts.has(false) ? this.valuesOf(whenFalse, scope) : []),
    ];
  }

  /** A condition's possible results: known if it compares a string or an absent value. */
  #verdicts(condition: ts.Expression, scope: Scope | null): ReadonlySet<boolean> {
    const both = new Set([true, false]);
    if (!ts.isBinaryExpression(condition)) return both;
    const { kind } = condition.operatorToken;
    const isEqual = kind === ts.SyntaxKind.EqualsEqualsEqualsToken;
    if (!isEqual && kind !== ts.SyntaxKind.ExclamationEqualsEqualsToken) return both;
    try {
      const sides = [condition.left, condition.right].map((side) => this.valuesOf(side, scope));
      const equal = combinations(sides).map(([left, right]) => areEqual(left!, right!));
      return equal.includes(null) ? both : new Set(equal.map((verdict) => verdict === isEqual));
    } catch (error) {
      if (error instanceof UnknownError) return both;
      throw error;
    }
  }

  #binary(node: ts.BinaryExpression, scope: Scope | null): readonly Value[] {
    const { kind } = node.operatorToken;
    const isEither = kind === ts.SyntaxKind.QuestionQuestionToken || kind === ts.SyntaxKind.BarBarToken;
    if (!isEither) return [unknownAt(node)];
    const left = this.valuesOf(node.left, scope).filter((value) => value.kind !== 'none');
    return [...left, ...this.valuesOf(node.right, scope)];
  }

  #listOf(nodes: readonly ts.Expression[], scope: Scope | null): readonly Value[] {
    const parts = nodes.map((node) => {
      if (!ts.isSpreadElement(node)) return this.valuesOf(node, scope).map((value) => [value]);
      return this.valuesOf(node.expression, scope).map((value) =>
        value.kind === 'list' ? value.items : [value],
      );
    });
    return combinations(parts).map((items) => ({ kind: 'list', items: items.flat() }));
  }

  #object(node: ts.ObjectLiteralExpression, scope: Scope | null): Value {
    const { properties } = node;
    const own = propertiesOf(node);
    const spread = (): Value[] =>
      properties.filter(ts.isSpreadAssignment).flatMap(({ expression }) => this.valuesOf(expression, scope));
    return {
      kind: 'object',
      get names() {
        return [...own.keys(), ...spread().flatMap((value) => (value.kind === 'object' ? value.names : []))];
      },
      property: (name) => {
        const found = own.get(name);
        if (found && ts.isPropertyAssignment(found)) return this.valuesOf(found.initializer, scope);
        if (found && ts.isShorthandPropertyAssignment(found)) return this.#identifier(found.name, scope);
        if (found) return [unknownAt(found)];
        const values = spread().flatMap((value) => propertyOf(value, name, node));
        const given = values.filter((value) => value.kind !== 'none');
        return given.length > 0 ? given : [notGiven];
      },
    };
  }

  #function(fn: FunctionNode, outer: Scope | null): Value {
    return {
      kind: 'function',
      call: (own) => {
        const results = returnsOf(fn);
        const returned = (this.#given.get(fn) ?? [own]).flatMap((args) =>
          results.flatMap((result) => this.valuesOf(result, { fn, args, outer })),
        );
        return results.length > 0 ? returned : [notGiven];
      },
    };
  }

  #identifier(node: ts.Identifier, scope: Scope | null): readonly Value[] {
    if (node.text === 'undefined') return [notGiven];
    const meaning = this.#names.meaningOf(node);
    if (meaning?.kind === 'declaration') return this.#declared(meaning.declaration, scope);
    return [meaning ?? unknownAt(node)];
  }

  #declared(declaration: ts.Declaration, scope: Scope | null): readonly Value[] {
    if (ts.isFunctionDeclaration(declaration)) return [this.#function(declaration, scope)];
    if (ts.isParameter(declaration)) return this.#parameter(declaration, scope);
    if (ts.isBindingElement(declaration)) return this.#destructured(declaration, scope);
    if (ts.isVariableDeclaration(declaration) && ts.isVariableDeclarationList(declaration.parent)) {
      const { initializer, parent } = declaration;
      if (ts.isForOfStatement(parent.parent)) return this.#itemsOf(parent.parent.expression, scope);
      if (initializer && parent.flags & ts.NodeFlags.Const) return this.valuesOf(initializer, scope);
    }
    return [unknownAt(declaration)];
  }

  #itemsOf(list: ts.Expression, scope: Scope | null): readonly Value[] {
    return this.valuesOf(list, scope).flatMap((value) => itemsOf(value, list));
  }

  #destructured(element: ts.BindingElement, scope: Scope | null): readonly Value[] {
    const { parent: pattern, propertyName, name, dotDotDotToken } = element;
    const found = this.#declared(pattern.parent, scope).flatMap((whole) => {
      if (ts.isObjectBindingPattern(pattern))
        return dotDotDotToken ? [whole] : propertyOf(whole, (propertyName ?? name).getText(), element);
      if (whole.kind !== 'list' || dotDotDotToken) return itemsOf(whole, element);
      return [itemAt(whole.items, pattern.elements.indexOf(element)) ?? notGiven];
    });
    return this.#orDefault(found, element.initializer, scope);
  }

  #orDefault(found: readonly Value[], initializer: ts.Expression | undefined, scope: Scope | null) {
    const given = found.filter((value) => value.kind !== 'none' || value.isNull);
    const isSure = given.length === found.length && found.every((value) => value.kind !== 'unknown');
    return initializer && !isSure ? [...given, ...this.valuesOf(initializer, scope)] : found;
  }

  #parameter(parameter: ts.ParameterDeclaration, scope: Scope | null): readonly Value[] {
    const fn = parameter.parent;
    if (!isFunction(fn)) return [unknownAt(parameter)];
    const place = fn.parameters.indexOf(parameter);
    const args = this.#argumentsOf(fn, scope);
    if (args === undefined) {
      const unknown: Value = { kind: 'unknown', unknown: { node: parameter, parameterOf: fn } };
      return this.#handedOn(fn, place, scope) ?? [unknown];
    }
    if (args === null) return [unknownAt(parameter)];
    if (parameter.dotDotDotToken) return args.from(place);
    return this.#orDefault(args.at(place), parameter.initializer, scope);
  }

  /** Undefined if the callers haven't been followed, null for an unknown caller. */
  #argumentsOf(fn: FunctionNode, scope: Scope | null): Arguments | null | undefined {
    for (let at = scope; at !== null; at = at.outer) if (at.fn === fn) return at.args;
    const caller = this.#callers.get(fn);
    if (!caller) return caller;
    return 'given' in caller ? caller.given : this.#argumentsIn(caller, null, fn);
  }

  /** The values that `list.map(fn)` and the like pass to the function. */
  #handedOn(fn: FunctionNode, place: number, scope: Scope | null): readonly Value[] | undefined {
    const { parent } = fn;
    if (place > 0 || !ts.isCallExpression(parent)) return undefined;
    const callee = parent.expression;
    if (!ts.isPropertyAccessExpression(callee) || !passesItemsOn(callee.name.text)) return undefined;
    return this.#itemsOf(callee.expression, scope);
  }

  #argumentsIn(call: Call, scope: Scope | null, node: ts.Node): Arguments {
    const known = call.filter((arg) => arg !== undefined);
    const spread = known.findIndex(ts.isSpreadElement);
    const from = (place: number): readonly Value[] => {
      if (known.length < call.length) return [unknownAt(node)];
      if (spread === -1 || place <= spread) return this.#listOf(known.slice(place), scope);
      return this.#listOf(known, scope).map((list) =>
        list.kind === 'list' ? { ...list, items: list.items.slice(place) } : list,
      );
    };
    const at = (place: number): readonly Value[] => {
      if (spread !== -1 && place >= spread)
        return from(0).map((list) => (list.kind === 'list' ? (itemAt(list.items, place) ?? notGiven) : list));
      const arg = call[place];
      if (arg) return this.valuesOf(arg, scope);
      return [place < call.length ? unknownAt(node) : notGiven];
    };
    return { at, from };
  }

  #element(node: ts.ElementAccessExpression, scope: Scope | null): readonly Value[] {
    const sides = [node.expression, node.argumentExpression].map((side) => this.valuesOf(side, scope));
    return combinations(sides).flatMap(([whole, key]) => {
      if (whole?.kind === 'list' || whole?.kind === 'some') return itemsOf(whole, node);
      if (whole?.kind !== 'object' || key === undefined) return [unknownAt(node)];
      if (key.kind === 'text' && !key.text.includes(unknownPart)) return whole.property(key.text);
      // Callers may know which one; if they don't, it may be any.
      return 'unknown' in key && key.unknown?.parameterOf ? [key] : whole.names.flatMap(whole.property);
    });
  }

  #call(node: ts.CallExpression, scope: Scope | null): readonly Value[] {
    const args = this.#argumentsIn(node.arguments, scope, node);
    const callee = node.expression;
    if (!ts.isPropertyAccessExpression(callee)) return calls(this.valuesOf(callee, scope), args, node);
    const method = callee.name.text;
    if (startsQuery(method)) return startedQuery(method, args, node);
    if (method === 'documentId') return callOfLibrary(method, args, node);
    return this.valuesOf(callee.expression, scope).flatMap((value) => {
      const isQueryLike = value.kind === 'query' || value.kind === 'unknown';
      if (isQueryLike && isChained(method)) return chainedQuery(value, method, args, node);
      return callOfList(value, method, args, node) ?? calls(propertyOf(value, method, node), args, node);
    });
  }
}

const calls = (functions: readonly Value[], args: Arguments, node: ts.Node): readonly Value[] =>
  functions.flatMap((value) => {
    if (value.kind === 'library') return callOfLibrary(value.name, args, node);
    if (value.kind === 'function') return value.call(args);
    return [value.kind === 'unknown' ? value : unknownAt(node)];
  });

function propertyOf(value: Value, name: string, node: ts.Node): readonly Value[] {
  if (value.kind === 'object') return value.property(name);
  if (value.kind === 'list' && name === 'length' && value.items.every(({ kind }) => kind === 'text'))
    return [{ kind: 'text', text: `${value.items.length}`, unknown: null }];
  return [value.kind === 'unknown' || value.kind === 'none' ? value : unknownAt(node)];
}

type Properties = ReadonlyMap<string, ts.ObjectLiteralElementLike>;

const knownProperties = new WeakMap<ts.Node, Properties>();

/** An object literal's own properties by name; spreads are not included. */
function propertiesOf(node: ts.ObjectLiteralExpression): Properties {
  const known = knownProperties.get(node);
  if (known) return known;
  const named = node.properties.flatMap((property) =>
    property.name && !ts.isComputedPropertyName(property.name)
      ? [[property.name.text, property] as const]
      : [],
  );
  const properties = new Map(named);
  knownProperties.set(node, properties);
  return properties;
}

/** Null if unknown. */
function areEqual(left: Value, right: Value): boolean | null {
  if (left.kind === 'none' && right.kind === 'none') return left.isNull === right.isNull;
  if (left.kind === 'text' && right.kind === 'text')
    return left.text.includes(unknownPart) || right.text.includes(unknownPart)
      ? null
      : left.text === right.text;
  if (left.kind === 'unknown' || right.kind === 'unknown') return null;
  return left.kind === 'none' || right.kind === 'none' ? false : null;
}

function returnsOf({ body }: FunctionNode): ts.Expression[] {
  if (body === undefined) return [];
  if (!ts.isBlock(body)) return [body];
  const found: ts.Expression[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isReturnStatement(node) && node.expression) found.push(node.expression);
    else if (!ts.isFunctionLike(node)) ts.forEachChild(node, visit);
  };
  visit(body);
  return found;
}
