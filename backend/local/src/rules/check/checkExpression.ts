import { CASTS } from '../evaluate/casts.ts';
import { LOOK_UPS } from '../evaluate/lookUps.ts';
import { methodArities } from '../evaluate/methods.ts';
import { NAMESPACES } from '../evaluate/namespaces.ts';
import { compilePattern } from '../evaluate/stringMethods.ts';
import type { ServiceName } from '../Ruleset.ts';
import type { Expression, FunctionDeclaration, Position } from '../syntax/SyntaxTree.ts';
import { IS_TYPES } from '../values/typeName.ts';

/** A problem at a position in the file. */
export interface Problem {
  readonly at: Position;
  readonly message: string;
}

/** A declared name: a parameter, a variable or a wildcard. */
export interface Named {
  readonly at: Position;
  readonly name: string;
}

/** The names in scope; Firebase's own have no declaration. */
export interface CheckedScope {
  readonly functions: ReadonlyMap<string, FunctionDeclaration>;
  readonly variables: ReadonlyMap<string, Named | null>;
  readonly parent: CheckedScope | null;
}

/** An expression's context, and callbacks for findings in it. */
export interface ExpressionContext {
  readonly service: ServiceName;
  /** Reports an error, which makes the file unusable. */
  readonly report: (at: Position, message: string) => void;
  /** Reports a warning about something that never allows a request. */
  readonly warn: (at: Position, message: string) => void;
  /** Reports a variable or function as used. */
  readonly used: (declaration: Named) => void;
  /** Reports a call, for finding cycles. */
  readonly called: (declaration: FunctionDeclaration) => void;
}

const PATTERN_METHODS = new Set(['matches', 'split']);

/**
 * Checks that an expression uses only what exists: variables, types, and functions and methods with the right number of arguments. Anything
 * else is a warning with Google's wording, because an `allow` that doesn't reach it may still allow.
 */
export function checkExpression(
  expression: Expression,
  scope: CheckedScope,
  context: ExpressionContext,
): void {
  switch (expression.kind) {
    case 'variable':
      checkVariable(expression, scope, context);
      break;
    case 'call':
      checkCall(expression, scope, context);
      break;
    case 'method':
      checkMethod(expression, scope, context);
      break;
    case 'is':
      if (!IS_TYPES.has(expression.type)) context.report(expression.at, `Unknown type '${expression.type}'.`);
      break;
    case 'literal':
    case 'list':
    case 'map':
    case 'path':
    case 'member':
    case 'index':
    case 'slice':
    case 'unary':
    case 'binary':
    case 'logical':
    case 'conditional':
      break;
  }
  for (const part of partsOf(expression)) {
    if (!isNamespace(expression, part, context)) checkExpression(part, scope, context);
  }
}

function checkVariable({ at, name }: Named, scope: CheckedScope, context: ExpressionContext): void {
  for (let inner: CheckedScope | null = scope; inner; inner = inner.parent) {
    const declaration = inner.variables.get(name);
    if (declaration) context.used(declaration);
    if (declaration !== undefined) return;
  }
  context.warn(at, `Invalid variable name: ${name}.`);
}

function checkCall(
  { at, name, parameters }: Extract<Expression, { kind: 'call' }>,
  scope: CheckedScope,
  context: ExpressionContext,
): void {
  const declaration = findDeclaration(scope, name);
  if (declaration) {
    context.called(declaration);
    context.used(declaration);
  }
  const lookUp = context.service === 'cloud.firestore' && Object.hasOwn(LOOK_UPS, name);
  const isBuiltIn = lookUp || name === 'debug' || Object.hasOwn(CASTS, name);
  const arities = declaration ? [declaration.parameters.length] : isBuiltIn ? [1] : [];
  warnOfCall(at, name, new Set(arities), parameters, context);
}

function checkMethod(
  expression: Extract<Expression, { kind: 'method' }>,
  scope: CheckedScope,
  context: ExpressionContext,
): void {
  const { at, object, name, parameters } = expression;
  const namespace = isNamespace(expression, object, context) ? (object as { name: string }).name : null;
  // When looking for cycles, Google mistakes `timestamp.date()` for a call of the file's own `date`, and `x.size()` for a use of `size`.
  const namesake = findDeclaration(scope, name);
  if (namesake) (namespace === null ? context.used : context.called)(namesake);
  if (namespace === null) warnOfCall(at, name, methodArities(name), parameters, context);
  else warnOfCall(at, `${namespace}.${name}`, namespaceArities(namespace, name), parameters, context);
  const [pattern] = parameters;
  if (
    namespace === null &&
    PATTERN_METHODS.has(name) &&
    pattern?.kind === 'literal' &&
    typeof pattern.value === 'string'
  ) {
    try {
      compilePattern(pattern.value);
    } catch (error) {
      context.report(pattern.at, `${(error as Error).message}.`);
    }
  }
}

/** @param arities the accepted numbers of arguments; empty if there is no such function */
function warnOfCall(
  at: Position,
  name: string,
  arities: ReadonlySet<number>,
  parameters: readonly Expression[],
  context: ExpressionContext,
): void {
  if (arities.size === 0) context.warn(at, `Invalid function name: ${name}.`);
  else if (!arities.has(parameters.length))
    context.warn(at, `Incorrect number of arguments supplied to function: ${name}.`);
}

function namespaceArities(namespace: string, name: string): Set<number> {
  if (namespace === 'firestore') return new Set(name === 'get' || name === 'exists' ? [1] : []);
  const functions = NAMESPACES[namespace] ?? {};
  return new Set(Object.hasOwn(functions, name) ? [functions[name]?.parameters.length ?? 0] : []);
}

/** Whether part of a method call is the name of a namespace and not a value. */
function isNamespace(expression: Expression, part: Expression, { service }: ExpressionContext): boolean {
  return (
    expression.kind === 'method' &&
    expression.object === part &&
    part.kind === 'variable' &&
    (Object.hasOwn(NAMESPACES, part.name) || (part.name === 'firestore' && service === 'firebase.storage'))
  );
}

function partsOf(expression: Expression): readonly Expression[] {
  switch (expression.kind) {
    case 'literal':
    case 'variable':
      return [];
    case 'list':
      return expression.elements;
    case 'map':
      return expression.entries.flat();
    case 'path':
      return expression.segments.filter(
        (segment) => typeof segment !== 'string' && segment.kind !== 'unbound',
      );
    case 'member':
      return [expression.object];
    case 'index':
      return [expression.object, expression.index];
    case 'slice':
      return [expression.object, expression.from, expression.to].filter((part) => part !== null);
    case 'call':
      return expression.parameters;
    case 'method':
      return [expression.object, ...expression.parameters];
    case 'unary':
    case 'is':
      return [expression.operand];
    case 'binary':
    case 'logical':
      return [expression.left, expression.right];
    case 'conditional':
      return [expression.condition, expression.then, expression.otherwise];
  }
}

function findDeclaration(scope: CheckedScope, name: string): FunctionDeclaration | undefined {
  for (let at: CheckedScope | null = scope; at; at = at.parent) {
    const declaration = at.functions.get(name);
    if (declaration) return declaration;
  }
  return undefined;
}
