import { proveType } from '../query/prove.ts';
import type { Expression, Position } from '../syntax/SyntaxTree.ts';
import { RulesMap, RulesPath, UNKNOWN, Unknown } from '../values/RulesValue.ts';
import type { RulesValue } from '../values/RulesValue.ts';
import { typeName } from '../values/typeName.ts';
import { isList } from '../values/valuesEqual.ts';
import { CASTS, castToString } from './casts.ts';
import { EvaluationError, LimitError } from './EvaluationError.ts';
import { LOOK_UPS } from './lookUps.ts';
import type { LookUp } from './lookUps.ts';
import { methodOf } from './methods.ts';
import { NAMESPACES } from './namespaces.ts';
import { applyBinary, applyUnary } from './operators.ts';
import { findFunction, findVariable, NO_FUNCTIONS } from './Scope.ts';
import type { Scope } from './Scope.ts';
import { callBuiltIn } from './Signature.ts';
import { characters } from './stringMethods.ts';
import { unknownEntry, unknownMethod } from './unknownMembers.ts';

/** As documented (firebase.google.com/docs/firestore/security/rules-structure#security_rule_limits). */
const MAX_EXPRESSIONS = 1000;
const MAX_CALL_DEPTH = 20;

type Of<Kind extends Expression['kind']> = Extract<Expression, { kind: Kind }>;

/** Evaluates the expressions of one request, counting what they cost. */
export class Evaluator {
  readonly #lookUp: LookUp;
  readonly #debug: (line: string) => void;
  #expressions = 0;
  #callDepth = 0;
  #at: Position = { line: 1, column: 1 };

  /** @param debug receives what `debug()` is given */
  constructor(lookUp: LookUp, debug: (line: string) => void) {
    this.#lookUp = lookUp;
    this.#debug = debug;
  }

  /**
   * Evaluates a condition.
   *
   * @returns unknown where it depends on what a query leaves open
   * @throws EvaluationError with its place; LimitError where the request costs too much
   */
  condition(expression: Expression, scope: Scope): boolean | Unknown {
    const result = this.#truth(expression, scope);
    if (result instanceof EvaluationError) throw result;
    return result;
  }

  #evaluate(expression: Expression, scope: Scope): RulesValue {
    switch (expression.kind) {
      case 'literal':
        return expression.value;
      case 'variable':
        return this.#variable(expression, scope);
      case 'list':
        return this.#list(expression, scope);
      case 'map':
        return this.#map(expression, scope);
      case 'path':
        return this.#path(expression, scope);
      default:
        if (++this.#expressions > MAX_EXPRESSIONS)
          throw new LimitError(`More than ${MAX_EXPRESSIONS} expressions were evaluated`);
        return this.#operation(expression, scope);
    }
  }

  #operation(
    expression: Exclude<Expression, { kind: 'literal' | 'variable' | 'list' | 'map' | 'path' }>,
    scope: Scope,
  ): RulesValue {
    switch (expression.kind) {
      case 'member':
        return this.#member(expression, this.#evaluate(expression.object, scope));
      case 'index':
        return this.#index(expression, scope);
      case 'slice':
        return this.#slice(expression, scope);
      case 'call':
        return this.#call(expression, scope);
      case 'method':
        return this.#method(expression, scope);
      case 'unary': {
        const operand = this.#evaluate(expression.operand, scope);
        this.#at = expression.at;
        return applyUnary(expression.operator, operand);
      }
      case 'binary': {
        const left = this.#evaluate(expression.left, scope);
        const right = this.#evaluate(expression.right, scope);
        this.#at = expression.at;
        return applyBinary(expression.operator, left, right);
      }
      case 'logical':
        return this.#logical(expression, scope);
      case 'is':
        return isOfType(this.#evaluate(expression.operand, scope), expression.type);
      case 'conditional': {
        const condition = this.condition(expression.condition, scope);
        if (condition instanceof Unknown) return UNKNOWN;
        return this.#evaluate(condition ? expression.then : expression.otherwise, scope);
      }
    }
  }

  /** One side decides where it can, even if the other one fails or is unknown. */
  #logical({ operator, left, right }: Of<'logical'>, scope: Scope): RulesValue {
    const deciding = operator === '||';
    const first = this.#truth(left, scope);
    if (first === deciding) return deciding;
    const second = this.#truth(right, scope);
    if (second === deciding) return deciding;
    if (first instanceof EvaluationError) throw first;
    if (second instanceof EvaluationError) throw second;
    return first instanceof Unknown || second instanceof Unknown ? UNKNOWN : !deciding;
  }

  #truth(expression: Expression, scope: Scope): boolean | Unknown | EvaluationError {
    const depth = this.#callDepth;
    try {
      const value = this.#evaluate(expression, scope);
      if (typeof value === 'boolean' || value instanceof Unknown) return value;
      this.#at = expression.at;
      throw new EvaluationError(`A condition must be a bool, not ${typeName(value)}`);
    } catch (error) {
      if (!(error instanceof EvaluationError)) throw error;
      error.at ??= this.#at;
      this.#callDepth = depth;
      if (error instanceof LimitError) throw error;
      return error;
    }
  }

  #variable({ name, at }: Of<'variable'>, scope: Scope): RulesValue {
    const value = findVariable(scope, name);
    if (value !== undefined) return value;
    this.#at = at;
    throw new EvaluationError(`Unknown variable ${name}`);
  }

  #list({ elements }: Of<'list'>, scope: Scope): RulesValue {
    const values = elements.map((element) => this.#evaluate(element, scope));
    if (values.includes(UNKNOWN)) return UNKNOWN;
    const known = values.filter((value) => !(value instanceof Unknown));
    return known.length === values.length ? values : new Unknown({ type: 'list', contains: known });
  }

  #map({ entries }: Of<'map'>, scope: Scope): RulesValue {
    const values = new Map<string, RulesValue>();
    for (const [keyExpression, valueExpression] of entries) {
      const key = this.#evaluate(keyExpression, scope);
      if (key instanceof Unknown) return UNKNOWN;
      this.#at = keyExpression.at;
      if (typeof key !== 'string') throw new EvaluationError('The keys of a map must be strings');
      const value = this.#evaluate(valueExpression, scope);
      if (value === UNKNOWN) return UNKNOWN;
      values.set(key, value);
    }
    for (const value of values.values()) {
      if (value instanceof Unknown) return new Unknown({ type: 'map', entries: values });
    }
    return RulesMap.from(values);
  }

  #path({ segments, at }: Of<'path'>, scope: Scope): RulesValue {
    const texts: string[] = [];
    for (const segment of segments) {
      const value = typeof segment === 'string' ? segment : this.#evaluate(segment, scope);
      this.#at = at;
      if (value instanceof Unknown) return UNKNOWN;
      if (value instanceof RulesPath) texts.push(...value.segments);
      else texts.push(pathSegment(value));
    }
    return new RulesPath(texts);
  }

  #member({ name, at }: Of<'member'>, object: RulesValue): RulesValue {
    if (object instanceof Unknown) return unknownEntry(object, name);
    this.#at = at;
    if (object === null) throw new EvaluationError('Null value error');
    const value = object instanceof RulesMap ? object.get(name) : undefined;
    if (value === undefined) throw new EvaluationError(`Property ${name} is undefined on object`);
    return value;
  }

  #index({ object: objectExpression, index: indexExpression, at }: Of<'index'>, scope: Scope): RulesValue {
    const object = this.#evaluate(objectExpression, scope);
    const index = this.#evaluate(indexExpression, scope);
    if (object instanceof Unknown) return unknownEntry(object, index);
    if (index instanceof Unknown) return UNKNOWN;
    this.#at = at;
    const value = elementAt(object, index);
    if (value === undefined) throw new EvaluationError(`There is no element ${describe(index)}`);
    return value;
  }

  #slice({ object: objectExpression, from, to, at }: Of<'slice'>, scope: Scope): RulesValue {
    const object = this.#evaluate(objectExpression, scope);
    const start = this.#evaluate(from, scope);
    const end = this.#evaluate(to, scope);
    if (object instanceof Unknown || start instanceof Unknown || end instanceof Unknown) return UNKNOWN;
    this.#at = at;
    const elements = typeof object === 'string' ? characters(object) : isList(object) ? object : undefined;
    if (!elements) throw new EvaluationError(`A value of type ${typeName(object)} has no ranges`);
    if (typeof start !== 'bigint' || typeof end !== 'bigint')
      throw new EvaluationError('The ends of a range must be integers');
    if (start < 0n || end < start || end > BigInt(elements.length))
      throw new EvaluationError(
        `The range ${start}:${end} is not within the value's ${elements.length} elements`,
      );
    const part = elements.slice(Number(start), Number(end));
    return typeof object === 'string' ? part.join('') : part;
  }

  #call({ name, parameters, at }: Of<'call'>, scope: Scope): RulesValue {
    const values = parameters.map((parameter) => this.#evaluate(parameter, scope));
    this.#at = at;
    const found = findFunction(scope, name);
    if (found) return this.#callFunction(found, values);
    if (Object.hasOwn(LOOK_UPS, name)) return this.#lookUpDocument(name, values);
    const [value] = values;
    if (name === 'debug' && value !== undefined) {
      this.#debug(`debug() at line ${at.line}: ${describe(value)}`);
      return value;
    }
    const cast = Object.hasOwn(CASTS, name) ? CASTS[name] : undefined;
    if (!cast) throw new EvaluationError(`Unknown function ${name}`);
    return values.some((value) => value instanceof Unknown)
      ? UNKNOWN
      : callBuiltIn(name, cast, undefined, values);
  }

  #callFunction(
    { declaration, home }: NonNullable<ReturnType<typeof findFunction>>,
    values: readonly RulesValue[],
  ): RulesValue {
    if (++this.#callDepth > MAX_CALL_DEPTH)
      throw new LimitError(`Functions call each other more than ${MAX_CALL_DEPTH} deep`);
    const variables = new Map(
      declaration.parameters.map(({ name }, index) => [name, values[index] as RulesValue]),
    );
    const inner: Scope = { functions: NO_FUNCTIONS, variables, parent: home };
    for (const { name, value } of declaration.bindings) variables.set(name, this.#evaluate(value, inner));
    const result = this.#evaluate(declaration.result, inner);
    this.#callDepth--;
    // What a function is given, and what it binds, is evaluated whether it is used or not: where it fails, the call does.
    for (const value of variables.values()) if (value === UNKNOWN) return UNKNOWN;
    return result;
  }

  #lookUpDocument(name: string, [path]: readonly RulesValue[]): RulesValue {
    const { state, existence } = LOOK_UPS[name] as (typeof LOOK_UPS)[string];
    if (path instanceof Unknown) return UNKNOWN;
    if (!(path instanceof RulesPath)) throw new EvaluationError(`${name}() takes a path`);
    const document = this.#lookUp(path, state);
    return existence ? document !== null : document;
  }

  #method({ object, name, parameters, at }: Of<'method'>, scope: Scope): RulesValue {
    const namespace =
      object.kind === 'variable' && findVariable(scope, object.name) === undefined ? object.name : null;
    const receiver = namespace === null ? this.#evaluate(object, scope) : undefined;
    const values = parameters.map((parameter) => this.#evaluate(parameter, scope));
    this.#at = at;
    if (namespace === 'firestore' && Object.hasOwn(LOOK_UPS, name)) return this.#lookUpDocument(name, values);
    if (receiver instanceof Unknown && !values.includes(UNKNOWN))
      return unknownMethod(receiver, name, values);
    if (receiver instanceof Unknown || values.some((value) => value instanceof Unknown)) return UNKNOWN;
    const functions =
      namespace !== null && Object.hasOwn(NAMESPACES, namespace) ? NAMESPACES[namespace] : undefined;
    const signature =
      receiver === undefined
        ? functions && Object.hasOwn(functions, name) && functions[name]
        : methodOf(typeName(receiver), name);
    if (!signature)
      throw new EvaluationError(
        receiver === undefined
          ? `Unknown function ${namespace}.${name}`
          : `A value of type ${typeName(receiver)} has no method ${name}()`,
      );
    return callBuiltIn(name, signature, receiver, values);
  }
}

function isOfType(value: RulesValue, type: string): boolean | Unknown {
  if (value instanceof Unknown) return proveType(value.knowledge, type);
  const name = typeName(value);
  return name === type || (type === 'number' && (name === 'int' || name === 'float'));
}

function elementAt(object: RulesValue, index: RulesValue): RulesValue | undefined {
  if (object instanceof RulesMap) return typeof index === 'string' ? object.get(index) : undefined;
  const elements =
    typeof object === 'string'
      ? characters(object)
      : object instanceof RulesPath
        ? object.segments
        : isList(object)
          ? object
          : undefined;
  if (!elements) throw new EvaluationError(`A value of type ${typeName(object)} has no elements`);
  return typeof index === 'bigint' ? elements[Number(index)] : undefined;
}

function pathSegment(value: RulesValue): string {
  const text = castToString(value);
  if (value === null || text === '' || text.includes('/'))
    throw new EvaluationError(`'${text}' can't be a segment of a path`);
  return text;
}

function describe(value: RulesValue): string {
  if (typeof value === 'string') return JSON.stringify(value);
  if (isList(value)) return `[${value.map(describe).join(', ')}]`;
  if (value instanceof RulesMap)
    return `{${value.keys.map((key) => `${JSON.stringify(key)}: ${describe(value.get(key) as RulesValue)}`).join(', ')}}`;
  if (typeof value !== 'object' || value === null || value instanceof RulesPath) return String(value);
  return `a ${typeName(value)}`;
}
