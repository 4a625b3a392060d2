import { CASTS } from '../evaluate/casts.ts';
import { LOOK_UPS } from '../evaluate/lookUps.ts';
import { methodArities } from '../evaluate/methods.ts';
import { NAMESPACES } from '../evaluate/namespaces.ts';
import { compilePattern } from '../evaluate/stringMethods.ts';
import type { ServiceName } from '../Ruleset.ts';
import type { Expression, FunctionDeclaration, Position } from '../syntax/SyntaxTree.ts';
import { IS_TYPES } from '../values/typeName.ts';

/** Something wrong at a place of the file. */
export interface Problem {
  readonly at: Position;
  readonly message: string;
}

/** The names that are known at a place. */
export interface CheckedScope {
  readonly functions: ReadonlyMap<string, FunctionDeclaration>;
  readonly variables: ReadonlySet<string>;
  readonly parent: CheckedScope | null;
}

/** Where an expression stands, and who wants to know what of it. */
export interface ExpressionContext {
  readonly service: ServiceName;
  readonly report: (at: Position, message: string) => void;
  readonly called: (declaration: FunctionDeclaration) => void;
}

const PATTERN_METHODS = new Set(['matches', 'split', 'replace']);

/** Checks that an expression uses what there is: variables, functions and methods with as many parameters as they take, types. */
export function checkExpression(
  expression: Expression,
  scope: CheckedScope,
  context: ExpressionContext,
): void {
  switch (expression.kind) {
    case 'variable':
      if (!hasVariable(scope, expression.name))
        context.report(expression.at, `Unknown variable '${expression.name}'.`);
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
    if (!isNamespace(expression, part, scope)) checkExpression(part, scope, context);
  }
}

function checkCall(
  { at, name, parameters }: Extract<Expression, { kind: 'call' }>,
  scope: CheckedScope,
  context: ExpressionContext,
): void {
  const declaration = findDeclaration(scope, name);
  if (declaration) context.called(declaration);
  const lookUp = context.service === 'cloud.firestore' && Object.hasOwn(LOOK_UPS, name);
  const arity = declaration
    ? declaration.parameters.length
    : lookUp || name === 'debug' || Object.hasOwn(CASTS, name)
      ? 1
      : undefined;
  if (arity === undefined) context.report(at, `Unknown function '${name}'.`);
  else if (arity !== parameters.length)
    context.report(at, `Function '${name}' takes ${arity} parameters, not ${parameters.length}.`);
}

function checkMethod(
  expression: Extract<Expression, { kind: 'method' }>,
  scope: CheckedScope,
  context: ExpressionContext,
): void {
  const { at, object, name, parameters } = expression;
  const namespace = isNamespace(expression, object, scope) ? (object as { name: string }).name : null;
  const arities =
    namespace === null ? methodArities(name) : namespaceArities(namespace, name, context.service);
  const full = namespace === null ? name : `${namespace}.${name}`;
  // Google takes `timestamp.date()` for a call of the file's own function `date` too when it looks for cycles.
  const namesake = namespace !== null && findDeclaration(scope, name);
  if (namesake) context.called(namesake);
  const what = namespace === null ? 'method' : 'function';
  if (arities.size === 0) context.report(at, `Unknown ${what} '${full}'.`);
  else if (!arities.has(parameters.length))
    context.report(
      at,
      `The ${what} '${full}' takes ${[...arities].join(' or ')} parameters, not ${parameters.length}.`,
    );
  const [pattern] = parameters;
  if (PATTERN_METHODS.has(name) && pattern?.kind === 'literal' && typeof pattern.value === 'string') {
    try {
      compilePattern(pattern.value);
    } catch (error) {
      context.report(pattern.at, `${(error as Error).message}.`);
    }
  }
}

function namespaceArities(namespace: string, name: string, service: ServiceName): Set<number> {
  if (namespace === 'firestore')
    return new Set(service === 'firebase.storage' && (name === 'get' || name === 'exists') ? [1] : []);
  const functions = NAMESPACES[namespace] ?? {};
  return new Set(Object.hasOwn(functions, name) ? [functions[name]?.parameters.length ?? 0] : []);
}

/** Whether a part of a method call is the name of a namespace and no value. */
function isNamespace(expression: Expression, part: Expression, scope: CheckedScope): boolean {
  return (
    expression.kind === 'method' &&
    expression.object === part &&
    part.kind === 'variable' &&
    (Object.hasOwn(NAMESPACES, part.name) || part.name === 'firestore') &&
    !hasVariable(scope, part.name)
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
      return expression.segments.filter((segment) => typeof segment !== 'string');
    case 'member':
      return [expression.object];
    case 'index':
      return [expression.object, expression.index];
    case 'slice':
      return [expression.object, expression.from, expression.to];
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

function hasVariable(scope: CheckedScope, name: string): boolean {
  for (let at: CheckedScope | null = scope; at; at = at.parent) if (at.variables.has(name)) return true;
  return false;
}

function findDeclaration(scope: CheckedScope, name: string): FunctionDeclaration | undefined {
  for (let at: CheckedScope | null = scope; at; at = at.parent) {
    const declaration = at.functions.get(name);
    if (declaration) return declaration;
  }
  return undefined;
}
